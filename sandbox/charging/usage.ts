import type { UsageItem } from '../entities'
import type { Work } from '../context'
import { type Meter, timeOn } from '../store/meters'
import type { StoredRow } from '../store/records'
import { toAmount } from './currency'
import { apportion, hourlyPrice } from './exact'
import type { Line } from './invoice-document'
import { sumsAt } from './sums'

/** A meter with its share of the month's cost in minor units, and for how long it ran. */
interface Reading {
  readonly meter: Meter
  readonly name: string
  readonly hours: number
  readonly cost: number
}

const millisecondsPerHour = 3_600_000

/**
 * Usage of an account in the running month, by meter. The month's cost is rounded once and then split, so that the
 * readings add up to it to the minor unit.
 */
export function readMeters(work: Work, account: StoredRow<'account'>): Reading[] {
  const { charging, catalogue, now } = work
  const meters = charging.meters.ofAccount(account.document.id)
  const names = new Map(meters.map(({ key, text }) => [key, text.name]))
  const { subtotal } = sumsAt(account, now, catalogue.currency)
  const costs = apportion(
    subtotal,
    meters.map((meter) => meter.rate * BigInt(timeOn(meter, now))),
  )
  return meters.map((meter, index) => {
    const { owner, name } = meter.text
    const isPart = owner !== null && owner !== meter.key && owner !== meter.text.uuid
    const holder = isPart ? (names.get(owner) ?? machineName(work, owner)) : undefined
    return {
      meter,
      name: holder === undefined ? name : `${holder} ${name}`,
      hours: Math.round((timeOn(meter, now) / millisecondsPerHour) * 10_000) / 10_000,
      cost: costs[index] ?? 0,
    }
  })
}

/** Name of a machine without a meter: a machine that is switched off costs nothing, but its disks do. */
function machineName({ records }: Work, uuid: string): string | undefined {
  return records.find('vm', { key: uuid })?.document.name
}

/** A reading as the usage list shows it. */
export function toUsageItem({ meter, name, hours, cost }: Reading, work: Work, owner: number): UsageItem {
  const { text, account } = meter
  return {
    uuid: text.uuid,
    owner_uuid: text.owner ?? text.uuid,
    billing_account_id: account,
    user_id: owner,
    description: `${name}, ${text.details}`,
    hours,
    uptime_types: [...text.uptimeTypes],
    configurations: [{ ...text.configuration }],
    price: hourlyPrice(meter.rate),
    price_unit: 'h',
    cost: toAmount(cost, work.catalogue.currency),
  }
}

/** A reading as a line of an invoice. */
export function toLine({ meter, name, hours, cost }: Reading): Line {
  return {
    name,
    details: meter.text.details,
    quantity: hours,
    unit: 'h',
    price: hourlyPrice(meter.rate),
    amount: cost,
    location: meter.text.location === '' ? null : meter.text.location,
  }
}
