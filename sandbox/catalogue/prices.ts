import { currencies } from '../charging/currency'
import type { CurrencyPrices, HostPool, Location } from '../entities'
import type { StoragePool } from '../context'

type PlacePrices = CurrencyPrices['prices'][number]
type TypePrices = PlacePrices['resource_types'][number]
type PriceRow = TypePrices['resource_prices'][number]
type Threshold = Partial<Pick<PriceRow, 'num_cpus_from' | 'gigabytes_from'>>

const hoursPerMonth = 730

/** Prices without location: euros for a month of 730 hours. Rows with a threshold apply from that quantity on. */
const everywhere: readonly PlacePrice[] = [
  {
    type: 'CPU',
    rows: [
      { euros: 4, text: 'vCPU' },
      { euros: 3.6, text: 'vCPU, from 16', num_cpus_from: 16 },
    ],
  },
  { type: 'RAM', rows: [{ euros: 1.8, text: 'GB of memory' }] },
  {
    type: 'BLOCK_STORAGE',
    rows: [
      { euros: 0.06, text: 'GB of storage outside of pools' },
      { euros: 0.052, text: 'GB of storage outside of pools, from 1000', gigabytes_from: 1000 },
    ],
  },
  { type: 'BLOCK_STORAGE_BACKUP', rows: [{ euros: 0.024, text: 'GB with automatic backup' }] },
  { type: 'BLOCK_STORAGE_SNAPSHOT', rows: [{ euros: 0.02, text: 'GB of snapshot' }] },
  { type: 'WINDOWS_LICENSE', rows: [{ euros: 4.5, text: 'Windows licence for one vCPU' }] },
  { type: 'OBJECT_STORAGE', rows: [{ euros: 0.022, text: 'GB in buckets' }] },
  { type: 'UNASSIGNED_FLOATING_IP', rows: [{ euros: 2.4, text: 'Reserved address, not in use' }] },
  { type: 'ASSIGNED_FLOATING_IP', rows: [{ euros: 2.4, text: 'Reserved address, in use' }] },
  { type: 'LOAD_BALANCER', rows: [{ euros: 11, text: 'Load balancer' }] },
  { type: 'BARE_METAL_SERVER', rows: [{ euros: 119, text: 'Leased server' }] },
]

const fastStorage: MonthlyRow = { euros: 0.08, text: 'GB of Performance NVMe' }
const plainStorage: readonly MonthlyRow[] = [
  { euros: 0.06, text: 'GB of Standard SSD' },
  { euros: 0.052, text: 'GB of Standard SSD, from 1000', gigabytes_from: 1000 },
]

/** Lower prices of a location, and still lower ones of its host pools that are not the default. */
const cheaper: Readonly<Record<string, Record<'everywhere' | 'small', readonly PlacePrice[]>>> = {
  jhv: {
    everywhere: [
      { type: 'CPU', rows: [{ euros: 3.8, text: 'vCPU in Jõhvi' }] },
      { type: 'RAM', rows: [{ euros: 1.7, text: 'GB of memory in Jõhvi' }] },
      { type: 'LOAD_BALANCER', rows: [{ euros: 9, text: 'Load balancer in Jõhvi' }] },
    ],
    small: [
      { type: 'CPU', rows: [{ euros: 3.2, text: 'vCPU of General in Jõhvi' }] },
      { type: 'RAM', rows: [{ euros: 1.4, text: 'GB of memory of General in Jõhvi' }] },
    ],
  },
}

interface PlacePrice {
  readonly type: TypePrices['resource_type']
  readonly rows: readonly MonthlyRow[]
}

type MonthlyRow = Threshold & { readonly euros: number; readonly text: string }

/** The price list in every currency of the deployment: everywhere, by location, by storage and by host pool. */
export function createPrices(
  locations: readonly Location[],
  storagePools: (location: string) => readonly StoragePool[],
  hostPools: (location: string) => readonly HostPool[],
): CurrencyPrices[] {
  return currencies.map(({ code, rate }) => {
    const priced = (prices: readonly PlacePrice[]): TypePrices[] =>
      prices.map(({ type, rows }) => toTypePrices(type, rows, rate))
    return {
      currency: code,
      prices: [
        { resource_types: priced(everywhere) },
        ...locations.flatMap(({ slug: location }): PlacePrices[] => {
          const stored = storagePools(location).map((pool) => storagePrices(location, pool, rate))
          const less = cheaper[location]
          if (!less) return stored
          const small = hostPools(location).filter((pool) => !pool.is_default_designated)
          return [
            ...stored,
            { location, resource_types: priced(less.everywhere) },
            ...small.map(({ uuid }) => ({ location, pool_uuid: uuid, resource_types: priced(less.small) })),
          ]
        }),
      ],
    }
  })
}

function storagePrices(location: string, pool: StoragePool, rate: number): PlacePrices {
  const rows = pool.isFast ? [fastStorage] : plainStorage
  return { location, pool_uuid: pool.uuid, resource_types: [toTypePrices('BLOCK_STORAGE', rows, rate)] }
}

function toTypePrices(
  type: TypePrices['resource_type'],
  rows: readonly MonthlyRow[],
  rate: number,
): TypePrices {
  return {
    resource_type: type,
    resource_prices: rows.map(({ euros, text, ...threshold }) => ({
      price_per_unit: round((euros * rate) / hoursPerMonth, 10),
      price_per_unit_month: round(euros * rate, 6),
      description: text,
      ...threshold,
    })),
  }
}

function round(value: number, digits: number): number {
  return Number(value.toFixed(digits))
}
