import { currencies } from '../charging/currency'
import type { CurrencyPrices, Location } from '../entities'
import type { StoragePool } from '../context'

type PlacePrices = CurrencyPrices['prices'][number]
type TypePrices = PlacePrices['resource_types'][number]
type PriceRow = TypePrices['resource_prices'][number]
type Threshold = Partial<Pick<PriceRow, 'num_cpus_from' | 'gigabytes_from'>>

const hoursPerMonth = 730

/** What is priced alike everywhere: euros for a month of 730 hours. Rows with a threshold apply from that quantity on. */
const everywhere: readonly { type: TypePrices['resource_type']; rows: readonly MonthlyRow[] }[] = [
  {
    type: 'CPU',
    rows: [
      { euros: 4, text: 'vCPU' },
      { euros: 3.6, text: 'vCPU, from 16', num_cpus_from: 16 },
    ],
  },
  { type: 'RAM', rows: [{ euros: 1.8, text: 'GB of memory' }] },
  // What a form cannot say the pool of is kept in the plain one, and is estimated at what that asks.
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

type MonthlyRow = Threshold & { readonly euros: number; readonly text: string }

/** The price list in every currency of the deployment, storage by location and pool. */
export function createPrices(
  locations: readonly Location[],
  storagePools: (location: string) => readonly StoragePool[],
): CurrencyPrices[] {
  return currencies.map(({ code, rate }) => ({
    currency: code,
    prices: [
      { resource_types: everywhere.map(({ type, rows }) => toTypePrices(type, rows, rate)) },
      ...locations.flatMap(({ slug }) => storagePools(slug).map((pool) => storagePrices(slug, pool, rate))),
    ],
  }))
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
