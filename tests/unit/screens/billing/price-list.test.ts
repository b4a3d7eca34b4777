import { describe, expect, it } from 'vitest'
import type { PlacePrices, ResourcePrice } from '../../../../src/manifest/price'
import {
  calculate,
  isPooled,
  poolFor,
  poolsIn,
  pricedTypes,
  priceRows,
  unitOf,
} from '../../../../src/screens/billing/price-list'
import { priceDigits } from '../../../../src/screens/billing/use-price'
import { environment } from '../../engine/support'

const step = (month: number, more: Partial<ResourcePrice> = {}): ResourcePrice => ({
  price_per_unit: month / 730,
  price_per_unit_month: month,
  ...more,
})
const place = (
  types: Record<string, ResourcePrice[]>,
  location: string | null = null,
  pool: string | null = null,
): PlacePrices => ({
  location,
  pool_uuid: pool,
  resource_types: Object.entries(types).map(([type, steps]) => ({
    resource_type: type,
    resource_prices: steps,
  })),
})
const prices = [
  place({
    RAM: [step(1.8)],
    CPU: [step(3.6, { num_cpus_from: 16 }), step(4)],
    BLOCK_STORAGE: [step(0.06)],
    NEW_THING: [step(9)],
    LOAD_BALANCER: [step(11)],
  }),
  place({ CPU: [step(3.2)] }, 'jhv', 'host-2'),
  place({ BLOCK_STORAGE: [step(0.08)] }, 'jhv', 'store-1'),
  place({ BLOCK_STORAGE: [step(0.06), step(0.052, { gigabytes_from: 1000 })] }, 'jhv', 'store-2'),
  place({ LOAD_BALANCER: [step(9)] }, 'jhv'),
  place({ OBJECT_STORAGE: [step(0.022)] }, 'tll'),
]
const pools = poolsIn([
  { uuid: 'host-1', name: 'Fast', storage_pool_uuid: 'store-1' },
  { uuid: 'host-2', name: 'General', storage_pool_uuid: 'store-2' },
  { uuid: 'host-3', name: 'Hidden', is_visible: false },
  { name: 'odd' },
  null,
])

const everything = { feature: () => true }

describe('the price list', () => {
  it('has nothing that the site does not sell', () => {
    const disksOnly = { feature: (name: string) => name === 'disksEnabled' }
    expect(pricedTypes(prices, 'tll', disksOnly)).toEqual(['BLOCK_STORAGE', 'NEW_THING'])
    const clustersOnly = { feature: (name: string) => name === 'kubernetesEnabled' }
    expect(pricedTypes(prices, 'tll', clustersOnly)).toEqual(['CPU', 'RAM', 'BLOCK_STORAGE', 'NEW_THING'])
  })

  it('[PRICING-01] [PRICING-03] has what is priced in a location, known types first', () => {
    expect(pricedTypes(prices, 'jhv', everything)).toEqual([
      'CPU',
      'RAM',
      'BLOCK_STORAGE',
      'LOAD_BALANCER',
      'NEW_THING',
    ])
    expect(pricedTypes(prices, 'tll', everything)).toContain('OBJECT_STORAGE')
    expect([unitOf('RAM'), unitOf('WINDOWS_LICENSE'), unitOf('NEW_THING')]).toEqual([
      'gigabyte',
      'processor',
      'each',
    ])
  })

  it('[PRICING-01] takes the price of a disk from the storage behind a host pool', () => {
    expect(pools.map(({ uuid }) => uuid)).toEqual(['host-1', 'host-2'])
    expect(pools.map((pool) => poolFor(prices, 'BLOCK_STORAGE', pool))).toEqual(['store-1', 'store-2'])
    expect(pools.map((pool) => poolFor(prices, 'CPU', pool))).toEqual(['host-1', 'host-2'])
    expect(['CPU', 'BLOCK_STORAGE', 'RAM', 'LOAD_BALANCER'].map((type) => isPooled(prices, type))).toEqual([
      true,
      true,
      false,
      false,
    ])
  })

  it('[PRICING-02] [PRICING-05] has a row for each threshold and a price for each pool', () => {
    const rows = priceRows(prices, ['CPU', 'BLOCK_STORAGE', 'LOAD_BALANCER'], 'jhv', pools)
    expect(
      rows.map(({ type, from, fromUnit, first, prices: found }) => [
        type,
        from,
        fromUnit,
        first,
        ...found.map((each) => each?.price_per_unit_month),
      ]),
    ).toEqual([
      ['CPU', 0, 'gigabytes', true, 4, 3.2],
      ['CPU', 16, 'processors', false, 3.6, undefined],
      ['BLOCK_STORAGE', 0, 'gigabytes', true, 0.08, 0.06],
      ['BLOCK_STORAGE', 1000, 'gigabytes', false, undefined, 0.052],
      ['LOAD_BALANCER', 0, 'gigabytes', true, 9, 9],
    ])
    expect(priceRows(prices, ['LOAD_BALANCER'], 'tll', [undefined])[0]?.prices[0]).toMatchObject({
      price_per_unit_month: 11,
    })
  })
})

describe('the calculator', () => {
  it('[PRICING-02] uses the price of the pool and the threshold for the whole quantity', () => {
    const of = (pool: number, quantities: Record<string, number>) =>
      calculate(prices, quantities, { location: 'jhv', pool: pools[pool], environment: environment() })
    const fast = of(0, { CPU: 16, RAM: 64, BLOCK_STORAGE: 320 })
    expect(fast.lines.map(({ amount }) => amount?.month)).toEqual([
      expect.closeTo(57.6),
      expect.closeTo(115.2),
      expect.closeTo(25.6),
    ])
    expect(fast.amount?.month).toBeCloseTo(198.4)
    expect(fast.steps).toEqual([{ type: 'CPU', from: 16, fromUnit: 'processors' }])
    const general = of(1, { CPU: 16, BLOCK_STORAGE: 1000 })
    expect(general.amount?.month).toBeCloseTo(16 * 3.2 + 52)
    expect(general.steps).toEqual([{ type: 'BLOCK_STORAGE', from: 1000, fromUnit: 'gigabytes' }])
    expect(of(0, {}).amount).toBeUndefined()
  })
})

it.each([
  [4, 2, 2],
  [0.024, 2, 3],
  [0.0055, 2, 4],
  [1 / 3, 2, 6],
  [1490, 0, 0],
  [1489.68, 0, 2],
])('writes a price of %d, in a currency of %d decimals, with %d', (price, few, digits) => {
  expect(priceDigits(price, few)).toBe(digits)
})
