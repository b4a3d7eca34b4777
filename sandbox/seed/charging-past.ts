import { type CreditKind, nextMonth } from '../charging/account-state'
import { createCharging, meterOf } from '../charging/charging'
import { kindsWithPrices } from '../charging/priced/all'
import { fromEuros, toMinor } from '../charging/currency'
import { percentOf, toMinorUnits } from '../charging/exact'
import { reviewTouched } from '../charging/review'
import { countTo } from '../charging/sums'
import { addBought, grant } from '../charging/top-up'
import type { Work } from '../context'
import { settle } from '../machines/settle'
import type { NewMeter } from '../store/meters'
import type { Kind } from '../store/kinds'
import type { StoredRow } from '../store/records'
import { parseInstant } from '../../src/lib/instant'
import { isRecord } from '../../src/lib/is-record'
import type { Builder, WorldBuilder } from './builder'

/** A past event of an account. `credit`, in minor units, must equal the credit that `run` adds. */
export interface PastEvent {
  readonly account: number
  /** Milliseconds since 1970. */
  readonly at: number
  readonly credit: number
  readonly run: (work: Work, account: StoredRow<'account'>) => StoredRow<'account'>
}

/** Present balance of an account in euros, and kind and text of its first credit. */
export interface PastBalance {
  readonly account: number
  readonly balance: number
  readonly kind: CreditKind
  readonly text: string
}

interface Opening {
  readonly meter: NewMeter
  readonly at: number
}

/**
 * Simulates the time from `from` until now: records are charged from `from` or from their creation on, months are
 * invoiced, and `events` happen. The first credit of each account is chosen so that it ends with its balance in
 * `balances`.
 */
export function seedPast(
  builder: WorldBuilder,
  from: number,
  balances: readonly PastBalance[],
  events: readonly PastEvent[],
): void {
  const { records, meters, catalogue, ids, now } = builder
  let instant = from
  const charging = createCharging(records, meters, catalogue.priceList, () => instant)
  const workAt = (at: number): Work => {
    instant = at
    return { records: charging.records, ids, now: at, catalogue, charging }
  }
  const openings = openingsOf(builder, from)
  for (const account of records.list('account', {})) {
    const state = { ...account.state, periodStart: from, countedTo: from }
    records.save({ ...account, state })
  }
  const beginnings = balances.map((past) => beginningOf(builder, from, past, openings, events))
  const accounts = new Map<number, Opening[]>()
  const later: { at: number; run: (work: Work) => void }[] = []
  for (const opening of openings) {
    if (opening.at > from) later.push({ at: opening.at, run: (work) => start(work, [opening]) })
    else {
      const own = accounts.get(opening.meter.account) ?? []
      own.push(opening)
      accounts.set(opening.meter.account, own)
    }
  }
  for (const first of accounts.values()) start(workAt(from), first)
  for (const event of [...beginnings, ...events])
    later.push({ at: event.at, run: (work) => happen(work, event) })
  for (const { at, run } of later.sort((one, other) => one.at - other.at)) {
    const work = settle(workAt, records, at)
    run(work)
    reviewTouched(work)
  }
  for (const account of records.list('account', {})) charging.touch(account.document.id)
  reviewTouched(settle(workAt, records, now))
  for (const mail of records.list('mail', {})) records.remove(mail)
}

function happen(work: Work, event: PastEvent): void {
  const account = work.records.find('account', { key: `${event.account}` })
  if (!account) throw new Error(`There is no account ${event.account}`)
  work.records.save(event.run(work, account))
  work.charging.touch(event.account)
}

function start({ charging, records, now }: Work, openings: readonly Opening[]): void {
  const [first] = openings
  const account = first && records.find('account', { key: `${first.meter.account}` })
  if (!account) return
  for (const { meter } of openings) charging.meters.add(meter, now)
  const rate = openings.reduce((sum, { meter }) => sum + meter.rate, 0n)
  records.save({ ...account, state: countTo(account.state, now, rate) })
  charging.touch(account.document.id)
}

/** The meter of every charged record, and when it begins to run. */
function openingsOf({ records, catalogue, now }: Builder, from: number): Opening[] {
  return kindsWithPrices.flatMap((kind) =>
    records.list(kind, {}).flatMap((record) => {
      const meter = meterOf(record, catalogue.priceList)
      const at = beganAt(record) ?? from
      return meter ? [{ meter, at: Math.min(Math.max(from, at), now) }] : []
    }),
  )
}

/** Creation time of a record, milliseconds since 1970; undefined if it has none. */
function beganAt({ document: kept, state }: StoredRow<Kind>): number | undefined {
  if (state !== null && 'leasedAt' in state) return state.leasedAt
  const document: unknown = kept
  const created = isRecord(document) ? parseInstant(document['created_at']) : undefined
  return created?.getTime()
}

/** The first credit of an account: its final balance plus all usage until then, less other added credit. */
function beginningOf(
  { catalogue, now, records }: Builder,
  from: number,
  past: PastBalance,
  openings: readonly Opening[],
  events: readonly PastEvent[],
): PastEvent {
  const { currency } = catalogue
  const discount = records.find('account', { key: `${past.account}` })?.document.discount_percentage ?? 0
  const own = openings.filter(({ meter }) => meter.account === past.account)
  let used = 0
  for (let month = from; month < now; month = nextMonth(month)) {
    const end = Math.min(nextMonth(month), now)
    const exact = own.reduce(
      (sum, { meter, at }) => sum + meter.rate * BigInt(Math.max(0, end - Math.max(at, month))),
      0n,
    )
    const subtotal = toMinorUnits(exact, currency)
    used += subtotal - percentOf(subtotal, discount)
  }
  const added = events.reduce((sum, event) => sum + (event.account === past.account ? event.credit : 0), 0)
  const amount = (toMinor(fromEuros(past.balance, currency), currency) ?? 0) + used - added
  const reason = { description: past.text, reference: null, actingUser: null }
  return {
    account: past.account,
    at: from,
    credit: amount,
    run: (work, account) => {
      if (amount <= 0) return account
      return past.kind === 'bought'
        ? addBought(work, account, amount, reason)
        : grant(work, account, past.kind, amount, reason)
    },
  }
}
