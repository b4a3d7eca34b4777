import { describe, expect, it } from 'vitest'
import { passwordPattern } from '../../../../src/engine/fields/value-error'
import { makePassword } from '../../../../src/engine/fields/make-password'
import { fitsPattern } from '../../../../src/lib/pattern-rules'
import { vmParameters } from '../../../../sandbox/catalogue/vm-parameters'

const made = Array.from({ length: 500 }, makePassword)

describe('a made-up password', () => {
  it('satisfies the rule, ours and the server’s [AUTH-22]', () => {
    const { expression = '' } = vmParameters.find(({ parameter }) => parameter === 'password') ?? {}
    for (const password of made) {
      expect(fitsPattern(passwordPattern, password), password).toBe(true)
      expect(password).toMatch(new RegExp(expression))
    }
  })

  it('is never made twice, and long', () => {
    expect(new Set(made).size).toBe(made.length)
    expect(made.every((password) => password.length === 20)).toBe(true)
  })

  it('has no letters that are mistaken for each other, and none that need quoting', () => {
    expect(made.join('')).toMatch(/^[a-km-zA-HJ-NP-Z2-9._-]+$/)
  })

  it('may have any kind of letter in any place', () => {
    for (const kind of [/[a-z]/, /[A-Z]/, /[2-9]/, /[-_.]/]) {
      const places = Array.from({ length: 20 }, (_, place) =>
        made.some((password) => kind.test(password[place] ?? '')),
      )
      expect(places.every(Boolean), String(kind)).toBe(true)
    }
  })
})
