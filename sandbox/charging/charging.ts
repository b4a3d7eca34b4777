import type { Meters, NewMeter } from '../store/meters'
import type { Kind } from '../store/kinds'
import type { StoredRow, Records } from '../store/records'
import { exactRate } from './exact'
import type { PriceList } from './price-list'
import type { Charge } from './priced/charge'
import { chargeOf } from './priced/all'

/** Charges for stored records. One per transaction. */
export interface Charging {
  /** Records whose changes are charged from the present time on. */
  readonly records: Records
  readonly meters: Meters
  /** Marks an account for review before the time advances. */
  touch(account: number): void
  /** Changes since the last call: added cost per millisecond by account. */
  takeChanges(): ReadonlyMap<number, bigint>
}

/** Charges changes made through `records`; `instant` returns the present time in ms since 1970. */
export function createCharging(
  records: Records,
  meters: Meters,
  prices: PriceList,
  instant: () => number,
): Charging {
  let changes = new Map<number, bigint>()
  const add = (account: number, rate: bigint): void => {
    changes.set(account, (changes.get(account) ?? 0n) + rate)
  }
  const stop = (kind: string, key: string): void => {
    const running = meters.running(kind, key)
    if (!running) return
    meters.stop(running, instant())
    add(running.account, -running.rate)
  }
  const follow = <K extends Kind>(record: StoredRow<K>): void => {
    const wanted = meterOf(record, prices)
    const running = meters.running(record.kind, record.key)
    if (wanted && running && isSame(wanted, running)) return
    if (running) stop(record.kind, record.key)
    if (!wanted) return
    meters.start(wanted, instant())
    add(wanted.account, wanted.rate)
  }
  return {
    meters,
    records: {
      ...records,
      insert: (kind, record) => {
        const stored = records.insert(kind, record)
        follow(stored)
        return stored
      },
      save: (record) => {
        const stored = records.save(record)
        follow(stored)
        return stored
      },
      remove: (record) => {
        records.remove(record)
        stop(record.kind, record.key)
      },
    },
    touch: (account) => {
      add(account, 0n)
    },
    takeChanges: () => {
      const taken = changes
      changes = new Map()
      return taken
    },
  }
}

/** The meter a record needs; undefined if it is not charged. */
export function meterOf<K extends Kind>(record: StoredRow<K>, prices: PriceList): NewMeter | undefined {
  const charge = chargeOf(record)
  if (!charge || record.account === null) return undefined
  const { name, details, uuid, owner, uptimeTypes, configuration } = charge
  const { location } = record
  return {
    account: record.account,
    kind: record.kind,
    key: record.key,
    rate: rateOf(charge, location, prices),
    text: { name, details, uuid: uuid ?? record.key, owner, location, uptimeTypes, configuration },
  }
}

function rateOf(charge: Charge, location: string, prices: PriceList): bigint {
  return charge.parts.reduce((sum, { multiplier, ...part }) => {
    const price = prices.unitPrice({ ...part, location })
    return sum + exactRate(part.quantity, price, multiplier)
  }, 0n)
}

function isSame(one: NewMeter, other: NewMeter): boolean {
  return (
    one.account === other.account &&
    one.rate === other.rate &&
    JSON.stringify(one.text) === JSON.stringify(other.text)
  )
}
