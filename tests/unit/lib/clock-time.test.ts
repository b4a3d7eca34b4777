import { describe, expect, it } from 'vitest'
import { clockValue, clockWords } from '../../../src/lib/clock-time'

describe('a time of day', () => {
  it.each([
    ['030000+0000', '03:00'],
    ['013000+0200', '23:30'],
    ['233000-0130', '01:00'],
    ['000000+0000', '00:00'],
  ])('%s is %s in UTC [K8S-03]', (value, words) => {
    expect(clockWords(value)).toBe(words)
  })

  it.each(['', '3:00', '030000', '030000Z'])('%j is none', (value) => {
    expect(clockWords(value)).toBeUndefined()
  })

  it.each([
    ['03:00', '030000+0000'],
    [' 3.30 ', '033000+0000'],
    ['23:59', '235900+0000'],
    ['３：３０', '033000+0000'],
    ['٣:٣٠', '033000+0000'],
  ])('%j is sent as %s', (text, value) => {
    expect(clockValue(text)).toBe(value)
  })

  it.each(['', '3', '03:0', '24:00', '12:60', '3 pm', '030000+0000', 'noon'])('%j cannot be sent', (text) => {
    expect(clockValue(text)).toBeUndefined()
  })
})
