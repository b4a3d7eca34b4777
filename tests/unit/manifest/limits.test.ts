import { describe, expect, it } from 'vitest'
import { fc } from '../../run/seed'
import { limitsOf, narrow } from '../../../src/manifest/limits'

const rows = [
  { parameter: 'name', mandatory: true, type: 'string', constraint: 'regexp', expression: '^[a-z]+$' },
  {
    parameter: 'vcpu',
    mandatory: true,
    type: 'integer',
    constraint: 'range',
    min: 1,
    max: 32,
    limited_by: 'os_name',
    limits: [{ os_name: 'windows', min: 2 }],
  },
  {
    parameter: 'os_version',
    constraint: 'enum',
    values: ['24.04', '12'],
    limited_by: 'os_name',
    limits: [{ os_name: 'debian', values: ['12'] }],
  },
  {
    parameter: 'username',
    mandatory: true,
    limited_by: 'os_name',
    limits: [{ os_name: 'windows', mandatory: false }],
  },
  { parameter: 'empty', expression: '', min: 'one', values: [null, 'a', {}], mandatory: 'yes' },
]

describe('the limits of a parameter [VM-06]', () => {
  it.each([
    ['a pattern', 'name', undefined, { pattern: '^[a-z]+$', mandatory: true }],
    ['a range', 'vcpu', undefined, { min: 1, max: 32, mandatory: true }],
    ['values', 'os_version', undefined, { values: ['24.04', '12'] }],
    ['narrowed for a system', 'vcpu', 'windows', { min: 2, max: 32, mandatory: true }],
    ['of a system without exceptions', 'vcpu', 'ubuntu', { min: 1, max: 32, mandatory: true }],
    ['other values for a system', 'os_version', 'debian', { values: ['12'] }],
    ['not mandatory for a system', 'username', 'windows', { mandatory: false }],
    ['a row that is missing', 'disks', undefined, {}],
    ['members of a wrong type', 'empty', undefined, { values: ['a'] }],
  ])('%s', (_, parameter, by, limits) => {
    expect(limitsOf(rows, parameter, by)).toEqual(limits)
  })

  it.each([undefined, null, {}, 'rows', [null, 5, 'x'], [{ limits: 5, parameter: 'vcpu' }]])(
    'are none when the answer is %j',
    (answer) => {
      expect(limitsOf(answer, 'vcpu', 'windows')).toEqual({})
    },
  )

  it('survive exceptions that are no records', () => {
    const odd = [
      {
        parameter: 'vcpu',
        min: 1,
        limited_by: 'os_name',
        limits: [null, 'x', { os_name: 'windows', min: 4 }],
      },
    ]
    expect(limitsOf(odd, 'vcpu', 'windows')).toEqual({ min: 4 })
  })
})

describe('narrowing', () => {
  const bound = fc.option(fc.integer({ min: -100, max: 100 }), { nil: undefined })
  const limits = fc.record({ min: bound, max: bound })
  const allows = (limit: { min?: number | undefined; max?: number | undefined }, value: number): boolean =>
    value >= (limit.min ?? -Infinity) && value <= (limit.max ?? Infinity)
  const given = (limit: { min: number | undefined; max: number | undefined }) => ({
    ...(limit.min === undefined ? {} : { min: limit.min }),
    ...(limit.max === undefined ? {} : { max: limit.max }),
  })

  it('allows exactly what both allow', () => {
    fc.assert(
      fc.property(limits, limits, fc.integer({ min: -120, max: 120 }), (one, other, value) => {
        const both = allows(one, value) && allows(other, value)
        expect(allows(narrow(given(one), other), value)).toBe(both)
      }),
      { numRuns: 500 },
    )
  })

  it('keeps the reason of the bound that counts', () => {
    const pool = { max: 8, because: 'pool' }
    const account = { max: 1, because: 'account' }
    expect(narrow(narrow({ max: 32 }, pool), account)).toEqual({ max: 1, because: { max: 'account' } })
    expect(narrow(narrow({ max: 32 }, account), pool)).toEqual({ max: 1, because: { max: 'account' } })
    expect(narrow(narrow({}, pool), { max: 2 })).toEqual({ max: 2 })
  })

  it('keeps what is not about numbers', () => {
    expect(narrow({ pattern: 'x', mandatory: true }, { min: 1 })).toEqual({
      pattern: 'x',
      mandatory: true,
      min: 1,
    })
  })
})
