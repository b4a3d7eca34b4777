import { describe, expect, it } from 'vitest'
import { fc } from '../../run/seed'
import {
  estimate,
  chargeOf,
  findPrice,
  isPriceUnknown,
  monthOf,
  totalOf,
  unitPrice,
  type CompiledPrice,
  type PlacePrices,
  type ResourcePrice,
} from '../../../src/manifest/price'
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

  it('is the later of two that begin alike', () => {
    const twice = [
      place(null, null, { CPU: [step(1), step(2, { num_cpus_from: 2 }), step(3, { num_cpus_from: 2 })] }),
    ]
    expect(findPrice(twice, 'CPU', 2, {})?.price_per_unit).toBe(3)
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

  it('of a pool comes before that of a location, whichever is listed first [PRICING-01]', () => {
    const two = [place('tll', null, { CPU: [step(2)] }), place(null, 'fast', { CPU: [step(3)] })]
    const where = { location: 'tll', pool: 'fast' }
    expect(findPrice(two, 'CPU', 1, where)?.price_per_unit).toBe(3)
    expect(findPrice(two.toReversed(), 'CPU', 1, where)?.price_per_unit).toBe(3)
  })

  it('is the first of two that are as specific', () => {
    const two = [place('tll', null, { CPU: [step(2)] }), place('tll', null, { CPU: [step(3)] })]
    expect(findPrice(two, 'CPU', 1, { location: 'tll' })?.price_per_unit).toBe(2)
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
  const lines: readonly CompiledPrice[] = [
    { type: 'CPU', record: 'vcpu', form: 'vcpu', cell: 'count' },
    { type: 'RAM', record: 'memory', form: 'ram', divide: 1024, cell: 'gigabytes' },
    {
      type: 'IP',
      record: { count: '$addresses' },
      form: { value: 1, when: { form: 'ip', is: true } },
    },
    { type: 'LICENSE', record: { at: 'vcpu', when: { record: 'license', is: 'WINDOWS' } } },
  ]

  it('of a form prices what it asks for', () => {
    expect(estimate(lines, subject({ form: { vcpu: 4, ram: 8192, ip: true } }), prices)).toEqual([
      { type: 'CPU', quantity: 4, cell: 'count', amount: { hour: 8, month: 5840 } },
      { type: 'RAM', quantity: 8, cell: 'gigabytes', amount: { hour: 24, month: 17520 } },
      { type: 'IP', quantity: 1, cell: undefined, amount: { hour: 5, month: 3650 } },
    ])
  })

  it('multiplies by the count, and is pending without it', () => {
    const [cpu] = lines
    if (!cpu) throw new Error('There is no line')
    const several: CompiledPrice = {
      ...cpu,
      form: {
        at: 'vcpu',
        times: { at: 'kind', option: 'machines', when: { form: 'several', is: true } },
      },
    }
    const priced = (form: Record<string, unknown>, kind?: unknown) =>
      estimate([several], subject({ form: { vcpu: 2, ...form }, chosen: () => kind }), prices).map(
        ({ quantity, amount }) => [quantity, amount?.hour],
      )
    expect(priced({ several: true }, { machines: 3 })).toEqual([[6, 12]])
    expect(priced({ several: false }, { machines: 3 })).toEqual([[2, 4]])
    expect(priced({ several: true }, {})).toEqual([[undefined, undefined]])
    const told: CompiledPrice = {
      ...cpu,
      form: { at: 'vcpu', times: { at: 'count', when: { form: 'kind', option: 'many', is: true } } },
    }
    const asked = (awaited: boolean) =>
      estimate(
        [told],
        subject({ form: { vcpu: 2, count: 3 }, chosen: () => undefined, pendingChoices: () => awaited }),
        prices,
      ).map(({ quantity, amount }) => [quantity, amount?.hour])
    expect(asked(true)).toEqual([[undefined, undefined]])
    expect(asked(false)).toEqual([[2, 4]])
  })

  it('has a line for each row of a list, with what the row asks for', () => {
    const [cpu] = lines
    if (!cpu) throw new Error('There is no line')
    const each: CompiledPrice = { ...cpu, form: { each: 'nodes[].vcpu' } }
    const of = (nodes: unknown) =>
      estimate([each], subject({ form: { vcpu: 7, nodes } }), prices).map(({ quantity, amount }) => [
        quantity,
        amount?.hour,
      ])
    expect(of([{ vcpu: 2 }, { vcpu: '3' }, {}, 'odd', { vcpu: 0 }])).toEqual([
      [2, 4],
      [3, 6],
      [undefined, undefined],
      [undefined, undefined],
    ])
    expect(of(undefined)).toEqual([])
    const { form: _, ...made } = each
    expect(estimate([made], subject({ form: { nodes: [{ vcpu: 2 }] } }), prices)).toEqual([])
    expect(
      estimate([each], subject({ record: { vcpu: 4 } }), prices).map(({ quantity }) => quantity),
    ).toEqual([4])
  })

  it('counts the rows whose condition holds, and none while the field is not asked', () => {
    const rows: CompiledPrice[] = [
      {
        type: 'CPU',
        form: { count: 'nodes[]', when: { form: 'on', is: true } },
        asked: { not: { form: 'kind', is: 'small' } },
      },
      { type: 'RAM', form: { value: 2, times: 'several' } },
    ]
    const nodes = [{ on: true }, { on: false }, { on: true }]
    const of = (form: Record<string, unknown>) =>
      estimate(rows, subject({ form: { nodes, ...form } }), prices).map(({ quantity }) => quantity)
    expect(of({ kind: 'large', several: 3 })).toEqual([2, 6])
    expect(of({ kind: 'small' })).toEqual([undefined])
    expect(of({ nodes: [], several: 0 })).toEqual([])
  })

  it('titles each part of a form that has a title', () => {
    const [cpu] = lines
    if (!cpu) throw new Error('There is no line')
    const named: CompiledPrice = { ...cpu, title: { at: 'kind', option: 'title' } }
    const nameOf = (about: Parameters<typeof estimate>[1]) =>
      estimate([named], about, prices).map(({ title }) => title)
    const asks = (title: unknown) => subject({ form: { vcpu: 2 }, chosen: () => ({ title }) })
    expect(nameOf(asks('Fast'))).toEqual(['Fast'])
    expect(nameOf(asks(''))).toEqual([undefined])
    expect(nameOf(asks(7))).toEqual([undefined])
    expect(nameOf(subject({ record: { vcpu: 2 }, chosen: () => ({ title: 'Fast' }) }))).toEqual([undefined])
  })

  it('of a record leaves out what it is not known of whether it is charged', () => {
    const licence: CompiledPrice = {
      type: 'CPU',
      record: { at: 'vcpu', when: { record: '$image', present: true } },
    }
    expect(estimate([licence], joined({ vcpu: 2 }, {}, ['image']), prices)).toEqual([])
  })

  it('takes one for the factor of what its rates do not name, whatever else is among them', () => {
    const rates = {
      record: 'rates',
      type: 'of',
      times: 'by',
    } as const
    const rated: CompiledPrice = { type: 'CPU', record: 'vcpu', rates }
    const hourOf = (list: unknown) =>
      estimate([rated], subject({ record: { vcpu: 2, rates: list } }), prices)[0]?.amount?.hour
    expect(hourOf([null, 'CPU', { of: 'RAM', by: 9 }])).toBe(4)
    expect(hourOf([null, { of: 'CPU', by: '3' }])).toBe(12)
    expect(hourOf([{ of: 'CPU' }])).toBe(4)
    expect(hourOf({ of: 'CPU', by: 3 })).toBe(4)
  })

  it('has no price for what depends on a choice that is not known', () => {
    const pooled = [
      place(null, null, { CPU: [step(2)], RAM: [step(3)] }),
      place(null, 'fast', { CPU: [step(4)] }),
    ]
    const [cpu, ram] = lines
    if (!cpu || !ram) throw new Error('There are no lines')
    const inPool: CompiledPrice = {
      ...cpu,
      pool: { record: 'pool', form: { at: 'pool', option: 'storage' } },
    }
    const form = { vcpu: 2, ram: 1024 }
    const known = subject({ form, chosen: () => ({ storage: 'fast' }), pendingChoices: () => false })
    const waits = subject({ form, chosen: () => undefined, pendingChoices: (field) => field === 'pool' })
    expect(totalOf(estimate([inPool, ram], known, pooled))).toMatchObject({ amount: { hour: 11 } })
    const lacking = estimate([inPool, ram], waits, pooled)
    expect(lacking.map(({ amount }) => amount?.hour)).toEqual([undefined, 3])
    expect(totalOf(lacking).complete).toBe(false)
    expect(unitPrice(inPool, 2, known, pooled)?.price_per_unit).toBe(4)
    expect(unitPrice(inPool, 2, waits, pooled)).toBeUndefined()
  })

  it('is not complete while it is not known whether something is charged', () => {
    const licence: CompiledPrice = {
      type: 'CPU',
      form: { at: 'vcpu', when: { form: 'system', option: 'licence', is: 'WINDOWS' } },
    }
    const about = { form: { vcpu: 2 }, chosen: () => undefined }
    expect(estimate([licence], subject({ ...about, pendingChoices: () => false }), prices)).toEqual([])
    const lines = estimate([licence], subject({ ...about, pendingChoices: () => true }), prices)
    expect(lines.map(({ uncertain }) => uncertain)).toEqual([true])
    expect(totalOf(lines)).toEqual({ amount: undefined, complete: false })
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
      record: 'rates',
      form: { at: 'image', option: 'rates' },
      type: 'of',
      times: 'by',
    } as const
    const nodes: readonly CompiledPrice[] = [
      {
        type: 'CPU',
        record: { sum: 'nodes[].has.cpu', when: { not: { record: 'state', is: 'off' } } },
        form: { sum: 'pools[].cpu', times: 'count' },
        rates,
      },
      { type: 'RAM', record: { sum: 'nodes[].has.disks[]' }, form: 0, rates },
    ]
    const service = {
      rates: [{ of: 'CPU', by: 1.5 }],
      nodes: [
        { has: { cpu: 2, disks: [3, 4] }, state: 'on' },
        { has: { cpu: 4, disks: [5] }, state: 'off' },
        { has: { cpu: 16 }, state: 'on' },
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
    const pooled: CompiledPrice[] = [
      {
        type: 'POOL',
        record: 1,
        form: 1,
        pool: { record: 'pool', form: 'pool' },
      },
    ]
    const dear = [...prices, place(null, 'fast', { POOL: [step(7)] })]
    expect(estimate(pooled, subject({ record: { pool: 'fast' } }), dear)[0]?.amount?.hour).toBe(7)
    expect(estimate(pooled, subject({ form: { pool: 'fast' } }), dear)[0]?.amount?.hour).toBe(7)
    expect(estimate(pooled, subject({ form: {} }), dear)[0]?.amount?.hour).toBe(1)
  })

  describe('of elements that are priced singly', () => {
    const singly: CompiledPrice[] = [
      {
        type: 'POOL',
        record: { each: 'disks[].size' },
        form: { sum: 'disks[].size' },
        pool: { record: '$pools.id' },
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
        derived: (_, element) => {
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

    it('is unknown without a pool', () => {
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
  const lines: CompiledPrice[] = [
    { type: 'CPU', record: 'vcpu' },
    { type: 'ADDRESS', record: { count: '$addresses' } },
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
    const charged: CompiledPrice = {
      type: 'ADDRESS',
      record: { at: '$addresses.size', when: { not: { record: 'free', is: true } } },
    }
    const free = joined({ vcpu: 1, free: true }, {}, ['addresses'])
    expect(monthOf([...lines.slice(0, 1), charged], free, prices)).toBe(730)
    expect(monthOf(lines.slice(0, 1), joined({ vcpu: 1 }, {}, ['addresses']), prices)).toBe(730)
  })

  it('is not known while it is not known whether a part is charged, or at the prices of which pool', () => {
    const when = {
      type: 'CPU',
      record: { at: 'vcpu', when: { record: '$addresses', present: true } },
    }
    const pooled = { type: 'CPU', record: 'vcpu', pool: { record: '$pool.id' } }
    expect(monthOf([when], joined({ vcpu: 1 }, {}, ['addresses']), prices)).toBeUndefined()
    expect(monthOf([pooled], joined({ vcpu: 1 }, {}, ['pool']), prices)).toBeUndefined()
    expect(monthOf([pooled], joined({ vcpu: 1 }, { pool: { id: 'a' } }), prices)).toBe(730)
    expect(monthOf([pooled], joined({ vcpu: 1 }, {}), prices)).toBeUndefined()
    expect(monthOf([pooled], joined({ vcpu: 0 }, {}, ['pool']), prices)).toBeUndefined()
    const own = { type: 'CPU', record: 'vcpu', pool: { record: 'pool' } }
    expect(monthOf([own], joined({ vcpu: 1 }, {}, ['pool']), prices)).toBe(730)
  })

  it.each<[string, CompiledPrice]>([
    ['a sum over it', { type: 'CPU', record: { sum: '$parts.size' } }],
    ['the number of what is in it', { type: 'CPU', record: { count: '$parts' } }],
    ['the number', { type: 'CPU', record: '$parts.size' }],
    ['the size of each', { type: 'CPU', record: { each: '$parts.size' } }],
    [
      'which elements count',
      { type: 'CPU', record: { count: 'own[]', when: { owner: '$parts', present: true } } },
    ],
    [
      'the factors',
      {
        type: 'CPU',
        record: 'vcpu',
        rates: { record: '$parts', type: 'of', times: 'by' },
      },
    ],
  ])('is not known while a list has not answered that holds %s', (_, line) => {
    const of = (pending: readonly string[]) => {
      const about = joined({ vcpu: 1, own: [{}] }, {}, pending)
      return isPriceUnknown([line], { ...about, owner: about })
    }
    expect(of(['parts'])).toBe(true)
    expect(of(['other'])).toBe(false)
    expect(of([])).toBe(false)
  })

  it('of an element is not known while the list its pool is found in has not answered, but where it is charged nothing', () => {
    const disks: CompiledPrice = {
      type: 'CPU',
      record: { each: 'disks[].size' },
      pool: { record: '$pools.id' },
    }
    const of = (size: number) => joined({ disks: [{ size }] }, {}, ['pools'])
    expect(isPriceUnknown([disks], of(2))).toBe(true)
    expect(isPriceUnknown([disks], of(0))).toBe(false)
  })

  it('is nothing where nothing is priced, and not known without a price list', () => {
    expect(monthOf(lines, joined({ vcpu: 1 }, { addresses: [] }), undefined)).toBeUndefined()
    expect(monthOf([], joined({ vcpu: 1 }, {}), prices)).toBeUndefined()
    expect(isPriceUnknown([{ type: 'CPU', form: 'vcpu' }], joined({}, {}, ['addresses']))).toBe(false)
  })
})

describe('what a record costs', () => {
  const prices = [place(null, null, { CPU: [step(1)] })]
  const lines: CompiledPrice[] = [
    {
      type: 'CPU',
      record: {
        at: 'vcpu',
        when: {
          all: [
            { record: 'on', is: true },
            { record: '$addresses', present: true },
          ],
        },
      },
    },
  ]
  const about = (on: boolean, addresses: readonly unknown[] = [{}]) => joined({ vcpu: 2, on }, { addresses })

  it('is nothing, as an amount, where it is known that no line applies', () => {
    expect(chargeOf(lines, about(true), prices)).toBe(2 * 730)
    expect(chargeOf(lines, about(false), prices)).toBe(0)
    expect(chargeOf(lines, about(true, []), prices)).toBe(0)
  })

  it('is not known where a line may apply, without a price, and for what has none', () => {
    expect(chargeOf(lines, joined({ vcpu: 2, on: true }, {}, ['addresses']), prices)).toBeUndefined()
    expect(chargeOf([{ type: 'RAM', record: 'vcpu' }], about(true), prices)).toBeUndefined()
    expect(chargeOf(lines, about(false), undefined)).toBeUndefined()
    expect(chargeOf([], about(true), prices)).toBeUndefined()
  })
})

describe('what one unit costs', () => {
  const prices = [
    place(null, null, { RAM: [step(1), step(2, { num_cpus_from: 8 })] }),
    place('tll', 'fast', { RAM: [step(5)] }),
  ]
  const line: CompiledPrice = {
    type: 'RAM',
    record: 'memory',
    form: 'ram',
    divide: 1024,
    pool: { record: '$pool.id', form: 'pool' },
  }
  const hourAt = (quantity: number, about: Parameters<typeof unitPrice>[2], of = line) =>
    unitPrice(of, quantity, about, prices)?.price_per_unit

  it('is that of the step of so many, in the unit the price has', () => {
    const { pool: _, ...anywhere } = line
    expect(hourAt(7 * 1024, subject({ form: {} }), anywhere)).toBe(1)
    expect(hourAt(8 * 1024, subject({ form: {} }), anywhere)).toBe(2)
    const { divide: __, ...whole } = anywhere
    expect(hourAt(8, subject({ record: {} }), whole)).toBe(2)
  })

  it('prices a line without a record for the form, also in a form about a record', () => {
    const { record: _, ...typed } = line
    const about = { ...joined({ pool: 'slow' }, {}), form: { pool: 'fast' }, location: 'tll' }
    expect(hourAt(1024, about, typed)).toBe(5)
    expect(hourAt(1024, { ...about, form: {}, pendingChoices: () => true }, typed)).toBeUndefined()
  })

  it('is that of the place of a form or a record', () => {
    const form = subject({ form: { pool: 'fast' }, location: 'tll' })
    expect(hourAt(1024, form)).toBe(5)
    expect(hourAt(1024, { ...form, location: 'jhv' })).toBe(1)
    const record = { ...joined({}, { pool: { id: 'fast' } }), location: 'tll' }
    expect(hourAt(1024, record)).toBe(5)
  })

  it('is not known while the pool is not', () => {
    const awaited = (field: string): boolean => field === 'pool'
    expect(hourAt(1024, subject({ form: {}, pendingChoices: awaited }))).toBeUndefined()
    expect(hourAt(1024, subject({ form: { pool: 'fast' }, pendingChoices: awaited }))).toBe(1)
    expect(hourAt(1024, subject({ form: {} }))).toBe(1)
    expect(hourAt(1024, joined({}, {}, ['pool']))).toBeUndefined()
    expect(hourAt(1024, joined({}, {}))).toBeUndefined()
  })
})
