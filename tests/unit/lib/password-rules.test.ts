import { describe, expect, it } from 'vitest'
import { passwordRules } from '../../../src/lib/password-rules'

const broken = (password: string): string[] =>
  passwordRules(password).flatMap(({ rule, met }) => (met ? [] : [rule]))

describe('the rules of a password [AUTH-22]', () => {
  it.each([
    ['Sauna2026', []],
    ['Õun-Ärä-7', []],
    ['Aa345678', []],
    ['Aa34567', ['length']],
    ['sauna2026', ['upper']],
    ['SAUNA2026', ['lower']],
    ['SaunaSauna', ['digit']],
    ['', ['lower', 'upper', 'digit', 'length']],
    ['Aa1\n\n\n\n\n', []],
  ])('%j breaks %j', (password, rules) => {
    expect(broken(password)).toEqual(rules)
  })
})
