import { describe, expect, it } from 'vitest'
import { namedCheck } from '../../../src/lib/named-check'

const fits = (name: string, text: string) => namedCheck(name)?.fits(text)

describe('[BILLING-15] a check a deployment names', () => {
  it.each([
    ['email', 'billing@firma.example', 'firma.example'],
    ['phone', '+372 5551 0148', '12a4567'],
    ['phone', '(0) 5551-0148', '+372'],
    ['digits', '10137319', '1013 7319'],
    ['^EE\\d{9}$', 'EE100366327', 'EE1'],
  ])('%s takes %s and not %s', (name, right, wrong) => {
    expect([fits(name, right), fits(name, wrong)]).toEqual([true, false])
  })

  it.each(['', 'vies', 'constructor'])('%j is nobody’s, so the server decides', (name) => {
    expect(namedCheck(name)).toBeUndefined()
  })
})
