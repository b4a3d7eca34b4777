import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  estimate,
  findPrice,
  isPriceUnknown,
  monthOf,
  totalOf,
  type PlacePrices,
  type ResourcePrice,
} from '../../../src/manifest/price'
import type { PriceLine } from '../../../src/manifest/words/prices'
import { isRecord } from '../../../src/lib/is-record'
import { joined, subject } from './support'

const step = (hour: number, from: Partial<ResourcePrice> = {}): ResourcePrice => ({
  price_per_unit: hour,
  price_per_unit_month: hour * 730,
  ...from,
})
const place = (
  location: string | null,
  pool_uuid: string | null,
  prices: Record<string, readonly ResourcePrice[]>,
): PlacePrices => ({
  location,
  pool_uuid,
  resource_types: Object.entries(prices).map(([resource_type, resource_prices]) => ({
    resource_type,
    resource_prices,
  })),
})

describe('the step of a price', () => {
  const prices = [
    place(null, null, {
      CPU: [step(1), step(3, { num_cpus_from: 4 }), step(2, { num_cpus_from: 2 })],
      STORAGE: [step(9, { gigabytes_from: 81 }), step(5, { gigabytes_from: 0 })],
      LATER: [step(1, { num_cpus_from: 8 })],
    }),
  ]

  it.each([
    ['CPU', 1, 1],
    ['CPU', 2, 2],
    ['CPU', 3, 2],
    ['CPU', 4, 3],
    ['CPU', 64, 3],
    ['STORAGE', 80, 5],
    ['STORAGE', 80.9, 5],
    ['STORAGE', 81, 9],
  ])('of %s for %d is the greatest that is not above [PRICING-02]', (type, quantity, hour) => {
    expect(findPrice(prices, type, quantity, {})?.price_per_unit).toBe(hour)
  })

  it('is missing below the first threshold and for a type without a price', () => {
    expect(findPrice(prices, 'LATER', 2, {})).toBeUndefined()
    expect(findPrice(prices, 'BARE_METAL_SERVER', 1, {})).toBeUndefined()
    expect(findPrice([], 'CPU', 1, {})).toBeUndefined()
  })

  it('does not depend on the order of the steps', () => {
    const steps = [0, 2, 4, 8, 16].map((from, index) => step(index + 1, { num_cpus_from: from }))
    fc.assert(
      fc.property(
        fc.shuffledSubarray(steps, { minLength: 5 }),
        fc.integer({ min: 1, max: 40 }),
        (shuffled, quantity) => {
          const sorted = findPrice([place(null, null, { CPU: steps })], 'CPU', quantity, {})
          expect(findPrice([place(null, null, { CPU: shuffled })], 'CPU', quantity, {})).toEqual(sorted)
        },
      ),
    )
  })
})

describe('the place of a price', () => {
  const prices = [
    place(null, null, { CPU: [step(1)], RAM: [step(10)] }),
    place('tll', 'fast', { CPU: [step(4)] }),
    place('tll', null, { CPU: [step(2)] }),
    place(null, 'fast', { CPU: [step(3)] }),
  ]

  it.each([
    ['everywhere', {}, 1],
    ['another location', { location: 'jhv' }, 1],
    ['the location', { location: 'tll' }, 2],
    ['the pool', { location: 'jhv', pool: 'fast' }, 3],
    ['location and pool', { location: 'tll', pool: 'fast' }, 4],
    ['an unknown pool', { location: 'tll', pool: 'slow' }, 2],
  ])('is the most specific: %s [PRICING-01]', (_, where, hour) => {
    expect(findPrice(prices, 'CPU', 1, where)?.price_per_unit).toBe(hour)
    expect(findPrice([...prices].reverse(), 'CPU', 1, where)?.price_per_unit).toBe(hour)
  })

  it('that does not price the type leaves it to a wider one', () => {
    expect(findPrice(prices, 'RAM', 1, { location: 'tll', pool: 'fast' })?.price_per_unit).toBe(10)
  })

  it('whose first step begins above the quantity leaves it to a wider one', () => {
    const late = [
      place(null, null, { CPU: [step(1)] }),
      place('tll', null, { CPU: [step(9, { num_cpus_from: 8 })] }),
    ]
    expect(findPrice(late, 'CPU', 2, { location: 'tll' })?.price_per_unit).toBe(1)
    expect(findPrice(late, 'CPU', 8, { location: 'tll' })?.price_per_unit).toBe(9)
  })
})

describe('an estimate', () => {
  const prices = [place(null, null, { CPU: [step(2)], RAM: [step(3)], IP: [step(5)], POOL: [step(1)] })]
  const lines: readonly PriceLine<string>[] = [
    { type: 'CPU', record: { field: 'vcpu' }, form: { form: 'vcpu' }, cell: 'count' },
    { type: 'RAM', record: { field: 'memory' }, form: { form: 'ram' }, divide: 1024, cell: 'gigabytes' },
    {
      type: 'IP',
      record: { count: '$addresses' },
      form: { constant: 1 },
      whenForm: { form: 'ip', is: true },
    },
    { type: 'LICENSE', record: { field: 'vcpu' }, whenRecord: { field: 'license', is: 'WINDOWS' } },
  ]

  it('of a form prices what it asks for', () => {
    expect(estimate(lines, subject({ form: { vcpu: 4, ram: 8192, ip: true } }), prices)).toEqual([
      { type: 'CPU', quantity: 4, cell: 'count', amount: { hour: 8, month: 5840 } },
      { type: 'RAM', quantity: 8, cell: 'gigabytes', amount: { hour: 24, month: 17520 } },
      { type: 'IP', quantity: 1, cell: undefined, amount: { hour: 5, month: 3650 } },
    ])
  })

  it('of a record prices what it has, and leaves out what it has none of', () => {
    const vm = joined({ vcpu: 2, memory: 2048 }, { addresses: [] })
    expect(estimate(lines, vm, prices).map(({ type, quantity }) => [type, quantity])).toEqual([
      ['CPU', 2],
      ['RAM', 2],
    ])
  })

  it('says which part has no price or no quantity', () => {
    const vm = joined({ vcpu: 2, license: 'WINDOWS' }, { addresses: [] })
    const result = estimate(lines, vm, prices)
    expect(result.map(({ type, amount }) => [type, amount === undefined])).toEqual([
      ['CPU', false],
      ['RAM', true],
      ['LICENSE', true],
    ])
    expect(totalOf(result)).toEqual({ amount: { hour: 4, month: 2920 }, complete: false })
  })

  it('takes the quantity of a text field that holds a number', () => {
    expect(estimate(lines, subject({ form: { vcpu: '4', ip: false } }), prices)[0]).toMatchObject({
      quantity: 4,
    })
  })

  it('of a total leaves out elements, multiplies them, and takes the factors a record or a form has', () => {
    const rates = {
      record: { field: 'rates' },
      form: { chosen: 'image', path: 'rates' },
      type: 'of',
      factor: 'by',
    } as const
    const nodes: readonly PriceLine<string>[] = [
      {
        type: 'CPU',
        record: { sum: 'nodes[].has.cpu' },
        form: { form: 'pools[].cpu' },
        where: { not: { field: 'state', is: 'off' } },
        times: 'count',
        rates,
      },
      { type: 'RAM', record: { sum: 'nodes[].has.disks[]' }, form: { constant: 0 }, rates },
    ]
    const service = {
      rates: [{ of: 'CPU', by: 1.5 }],
      nodes: [
        { has: { cpu: 2, disks: [3, 4] }, state: 'on', count: 1 },
        { has: { cpu: 4, disks: [5] }, state: 'off', count: 1 },
        { has: { cpu: 8 }, state: 'on', count: 2 },
      ],
    }
    const amounts = (about: Parameters<typeof estimate>[1]): unknown =>
      estimate(nodes, about, prices).map(({ quantity, amount }) => [quantity, amount?.hour])
    expect(amounts(subject({ record: service }))).toEqual([
      [18, 54],
      [12, 36],
    ])
    const form = { pools: [{ cpu: 2, count: 3 }, { cpu: 4 }, { count: 2 }] }
    expect(amounts(subject({ form, chosen: () => service }))).toEqual([[6, 18]])
    expect(amounts(subject({ form }))).toEqual([[6, 12]])
  })

  it('finds the pool in the record or in the form', () => {
    const pooled: PriceLine<string>[] = [
      {
        type: 'POOL',
        record: { constant: 1 },
        form: { constant: 1 },
        pool: { record: { field: 'pool' }, form: { form: 'pool' } },
      },
    ]
    const dear = [...prices, place(null, 'fast', { POOL: [step(7)] })]
    expect(estimate(pooled, subject({ record: { pool: 'fast' } }), dear)[0]?.amount?.hour).toBe(7)
    expect(estimate(pooled, subject({ form: { pool: 'fast' } }), dear)[0]?.amount?.hour).toBe(7)
    expect(estimate(pooled, subject({ form: {} }), dear)[0]?.amount?.hour).toBe(1)
  })

  describe('of elements that are priced singly', () => {
    const singly: PriceLine<string>[] = [
      {
        type: 'POOL',
        record: { sum: 'disks[].size' },
        singly: true,
        form: { form: 'disks[].size' },
        pool: { record: { field: '$pools.id' } },
      },
    ]
    const pools: Readonly<Record<string, string>> = { root: 'fast', data: 'slow' }
    const record = {
      disks: [
        { name: 'root', size: 2 },
        { name: 'data', size: 8 },
      ],
    }
    const about = (found = pools) =>
      subject({
        record,
        added: (_, element) => {
          const id = isRecord(element) ? found[String(element.name)] : undefined
          return id === undefined ? [] : [{ id }]
        },
      })
    const steps = [step(3), step(2, { gigabytes_from: 10 })]
    const dear = [...prices, place(null, 'fast', { POOL: [step(7)] }), place(null, 'slow', { POOL: steps })]

    it('is that of each in its own pool and at the step of its own size [PRICING-01]', () => {
      expect(estimate(singly, about(), dear).map(({ amount }) => amount?.hour)).toEqual([2 * 7, 8 * 3])
      expect(monthOf(singly, about(), dear)).toBe((2 * 7 + 8 * 3) * 730)
    })

    it('is not known of one whose pool is told nowhere', () => {
      expect(isPriceUnknown(singly, about())).toBe(false)
      expect(monthOf(singly, about({ root: 'fast' }), dear)).toBeUndefined()
    })

    it('is that of their total in a form', () => {
      expect(estimate(singly, subject({ form: record }), prices).map(({ quantity }) => quantity)).toEqual([
        10,
      ])
    })
  })
})

describe('a total', () => {
  const amounts = fc.option(
    fc.record({ hour: fc.integer({ min: 0, max: 1e6 }), month: fc.integer({ min: 0, max: 1e6 }) }),
    { nil: undefined },
  )

  it('is the sum of its lines, and complete only with all of them', () => {
    fc.assert(
      fc.property(fc.array(amounts, { maxLength: 12 }), (list) => {
        const lines = list.map((amount) => ({ type: 'CPU', quantity: 1, cell: undefined, amount }))
        const known = list.filter((amount) => amount !== undefined)
        expect(totalOf(lines)).toEqual({
          amount:
            known.length === 0
              ? undefined
              : {
                  hour: known.reduce((sum, amount) => sum + amount.hour, 0),
                  month: known.reduce((sum, amount) => sum + amount.month, 0),
                },
          complete: known.length === list.length,
        })
      }),
    )
  })
})

describe('what a record costs', () => {
  const prices = [place(null, null, { CPU: [step(1)], ADDRESS: [step(2)] })]
  const lines: PriceLine<string>[] = [
    { type: 'CPU', record: { field: 'vcpu' } },
    { type: 'ADDRESS', record: { count: '$addresses' }, whenRecord: { not: { field: 'free', is: true } } },
  ]

  it('is not known, instead of too little, while a list it depends on has not answered [PRICING-02]', () => {
    const pending = joined({ vcpu: 1 }, {}, ['addresses'])
    expect(isPriceUnknown(lines, pending)).toBe(true)
    expect(monthOf(lines, pending, prices)).toBeUndefined()
    const answered = joined({ vcpu: 1 }, { addresses: [{}, {}] })
    expect(isPriceUnknown(lines, answered)).toBe(false)
    expect(monthOf(lines, answered, prices)).toBe(5 * 730)
  })

  it('is known where the part that depends on it is not charged', () => {
    expect(monthOf(lines, joined({ vcpu: 1, free: true }, {}, ['addresses']), prices)).toBe(730)
    expect(monthOf(lines.slice(0, 1), joined({ vcpu: 1 }, {}, ['addresses']), prices)).toBe(730)
  })

  it('is not known while it is not known whether a part is charged, or at the prices of which pool', () => {
    const when = {
      type: 'CPU',
      record: { field: 'vcpu' },
      whenRecord: { field: '$addresses', present: true },
    }
    const pooled = { type: 'CPU', record: { field: 'vcpu' }, pool: { record: { field: '$pool.id' } } }
    expect(monthOf([when], joined({ vcpu: 1 }, {}, ['addresses']), prices)).toBeUndefined()
    expect(monthOf([pooled], joined({ vcpu: 1 }, {}, ['pool']), prices)).toBeUndefined()
    expect(monthOf([pooled], joined({ vcpu: 1 }, { pool: { id: 'a' } }), prices)).toBe(730)
  })
})
