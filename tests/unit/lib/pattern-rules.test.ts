import { describe, expect, it } from 'vitest'
import { fitsPattern, missingKinds, patternRules } from '../../../src/lib/pattern-rules'

const password = '^(?=.*[a-z])(?=.*[A-Z])(?=.*[0-9]).{8,}$'
const name = '^[0-9a-zA-Z][-0-9a-zA-Z]{2,}[0-9a-zA-Z]$'
const key = '^(ssh-(rsa|ed25519)) [A-Za-z0-9+/]+={0,3}$'

describe('whether a text fits a pattern', () => {
  it('reads one that is written for older engines', () => {
    expect(fitsPattern('^[\\w-_]+$', 'a-b')).toBe(true)
    expect(fitsPattern('^[\\w-_]+$', 'a b')).toBe(false)
  })

  it('takes one nobody can read as fitting', () => {
    expect(fitsPattern('(', 'anything')).toBe(true)
  })
})

describe('what a pattern asks for', () => {
  it.each([
    [name, { min: 4, max: undefined, needs: [] }],
    [password, { min: 8, max: undefined, needs: ['lower', 'upper', 'digit'] }],
    ['^[a-z_][-a-z0-9_]{0,29}$', { min: 1, max: 30, needs: ['lower'] }],
    ['^[A-Z]{2}$', { min: 2, max: 2, needs: ['upper'] }],
    [key, undefined],
  ])('of %s', (pattern, found) => {
    expect(patternRules(pattern)).toEqual(found)
  })
})

describe('the kinds of characters that are missing', () => {
  it.each([
    [password, 'abcdefgh', ['upper', 'digit']],
    [password, 'ABCDEFG1', ['lower']],
    [password, 'Abcdefgh', ['digit']],
    [password, 'Ab1', []],
    ['^(?=.*[^A-Za-z0-9]).{6,}$', 'abcdef', ['special']],
    [name, 'web-', []],
    ['^[a-z_]+$', 'A-B', []],
    [password, 'abc', ['upper', 'digit']],
    [name, 'not a name!', []],
    [key, 'none', []],
  ])('of %s from %s', (pattern, text, missing) => {
    expect(missingKinds(pattern, text)).toEqual(missing)
  })
})
