import { describe, expect, it } from 'vitest'
import { canBeSent, typedKey } from '../../../../src/screens/auth/typed-key'

describe('a key that was typed [AUTH-21]', () => {
  it.each([
    ['with spaces and a line end around it', '  k3y-1 \n', 'k3y-1'],
    ['with marks nobody sees', '\ufeffk3y\u200b-1\u2060', 'k3y-1'],
    ['between straight quotation marks', '"k3y-1"', 'k3y-1'],
    ['between curly ones, and spaces', ' “ k3y-1 ” ', 'k3y-1'],
    ['with a quotation mark on one side only', "k3y-1'", "k3y-1'"],
    ['with a space inside', 'k3y 1', 'k3y 1'],
    ['of nothing but what goes', ' \u200b ', ''],
  ])('is taken %s', (_, typed, key) => {
    expect(typedKey(typed)).toBe(key)
  })

  it('cannot be sent with a character no header has', () => {
    expect(['k3y-1', 'clé', 'kеy', 'k3y…', '🔑'].map(canBeSent)).toEqual([true, true, false, false, false])
  })
})
