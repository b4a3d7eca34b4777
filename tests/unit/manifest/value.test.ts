import { describe, expect, it } from 'vitest'
import { fc } from '../../run/seed'
import { asNumber, resolveValue, resolveValues } from '../../../src/manifest/value'
import type { Value } from '../../../src/manifest/words/values'
import { joined, subject, environment } from './support'

const about = subject({
  record: { uuid: 'vm-1', storage: [{ size: 20 }, { size: 30 }, { size: null }, {}] },
  location: 'tll',
  owner: subject({ record: { uuid: 'owner-1' }, location: 'jhv' }),
  form: { name: 'new', size: { gb: 5 } },
  chosen: (field) => (field === 'pool' ? { guest_limits: { cpu: { max: 8 } } } : undefined),
  environment: environment({ site: { siteCurrency: 'EUR', limited: { vcpu: 1 } }, billingAccount: 120351 }),
})

describe('every value of a source', () => {
  it.each<[string, Value, readonly unknown[]]>([
    ['of the record', { record: 'storage[].size' }, [20, 30, null]],
    ['of the owner', { owner: 'uuid' }, ['owner-1']],
    ['of the form', { form: 'size.gb' }, [5]],
    ['of the chosen item', { form: 'pool', option: 'guest_limits.cpu.max' }, [8]],
    ['of nothing that is chosen', { form: 'spec', option: 'ready[]' }, []],
    ['of the manifest', 'a', ['a']],
    ['of no owner', { form: 'nothing' }, []],
  ])('%s', (_, value, expected) => {
    expect(resolveValues(value, about)).toEqual(expected)
  })
})

describe('a value', () => {
  it.each<[string, Value, unknown]>([
    ['of the record', { record: 'uuid' }, 'vm-1'],
    ['of the record, the first of several', { record: 'storage[].size' }, 20],
    ['of the location', { record: '$location' }, 'tll'],
    ['of the owner', { owner: 'uuid' }, 'owner-1'],
    ['of the place of the owner', { owner: '$location' }, 'jhv'],
    ['of the form', { form: 'name' }, 'new'],
    ['deep in the form', { form: 'size.gb' }, 5],
    ['of the site', { site: 'limited.vcpu' }, 1],
    ['of the chosen item', { form: 'pool', option: 'guest_limits.cpu.max' }, 8],
    ['that stands in the manifest', false, false],
    ['that is null in the manifest', null, null],
    ['added up, without what is no number', { sum: 'storage[].size' }, 50],
    ['added up over nothing', { sum: 'nothing[].size' }, 0],
    ['counted', { count: 'storage[]' }, 4],
    ['counted where there is nothing', { count: 'nothing[]' }, 0],
    ['of the moment: location', { context: 'location' }, 'tll'],
    ['of the moment: billing account', { context: 'billingAccount' }, 120351],
  ])('%s', (_, value, result) => {
    expect(resolveValue(value, about)).toEqual(result)
  })

  it.each<[string, Value]>([
    ['the record', { record: 'gone' }],
    ['the owner', { owner: 'uuid' }],
    ['the form', { form: 'name' }],
    ['the site', { site: 'gone' }],
    ['what was chosen', { form: 'pool', option: 'name' }],
    ['the location', { context: 'location' }],
    ['the billing account', { context: 'billingAccount' }],
  ])('is undefined where %s has nothing', (_, value) => {
    expect(
      resolveValue(value, subject({ record: {}, environment: environment({ billingAccount: null }) })),
    ).toBeUndefined()
  })

  it('of a joined list is counted once it has answered', () => {
    expect(resolveValue({ count: '$addresses' }, joined({}, { addresses: [{}, {}] }))).toBe(2)
    expect(resolveValue({ count: '$addresses' }, joined({}, {}, ['addresses']))).toBe(0)
  })

  it('of a word nobody knows is refused', () => {
    expect(() => resolveValue(JSON.parse('{"eval":"1+1"}') as Value, about)).toThrow('Unexpected value')
  })
})

describe('a value as a number', () => {
  it.each([
    [5, 5],
    ['5', 5],
    [' 5.5 ', 5.5],
    ['0', 0],
    ['-1', -1],
    [true, 1],
    [false, 0],
    ['', undefined],
    ['  ', undefined],
    ['five', undefined],
    ['5 GB', undefined],
    [null, undefined],
    [undefined, undefined],
    [[5], undefined],
    [{}, undefined],
    [Number.NaN, undefined],
    [Number.POSITIVE_INFINITY, undefined],
    ['Infinity', undefined],
  ])('%j gives %j', (value, number) => {
    expect(asNumber(value)).toBe(number)
  })

  it('is finite or nothing, whatever comes', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        const number = asNumber(value)
        expect(number === undefined || Number.isFinite(number)).toBe(true)
      }),
    )
  })
})
