import { describe, expect, it } from 'vitest'
import { nameToType } from '../../../../src/engine/actions/typed-confirmation'

const id = '00d39531-1c5a-4b7e-9a43-11f0d2c7a8e0'

describe('what is typed before a record is lost', () => {
  it.each(['web-prod-01', 'customer-uploads-production-europe-north-2026', 'Põhjala "1"', '123', '數據'])(
    'is its name: %s',
    (name) => {
      expect(nameToType(name, id)).toBe(name)
    },
  )

  it('is its identity where that is the name', () => {
    expect(nameToType(id, id)).toBe(id)
  })

  it('is a name with one space between its words', () => {
    expect(nameToType(' web \t prod\n', id)).toBe('web prod')
  })

  it.each([
    ['is shown by its id', '00d39531…a8e0'],
    ['has a name of nothing but spaces', '  '],
    ['has characters nobody can see', 'zero\u{200B}width'],
    ['turns the direction of writing', '\u{202E}gnp.exe'],
  ])('is the start of its id where it %s', (_, name) => {
    expect(nameToType(name, id)).toBe('00d39531')
  })

  it('is a short id whole', () => {
    expect(nameToType('  ', '120348')).toBe('120348')
  })
})
