import { groupBy } from '../../lib/group-by'
import { foldText } from '../../lib/fold-text'
import { soldLines, type Invoice, type InvoiceLine } from '../../platform/account/invoice'
import { usageKind, usageName, type UsageItem, type UsageKind } from './usage'

/** An item an account paid for in a month. Money before discount and VAT, in the site's currency. */
export interface UsedThing {
  name: string
  about: string
  kind: UsageKind
  /** Undefined if it has none or while unknown. */
  location: string | undefined
  /** Undefined if not charged by the hour. */
  hours: number | undefined
  perHour: number | undefined
  cost: number
  /** Id of its record; undefined if unknown. */
  id: string | undefined
  /** Id of the record it belongs to, or its own. */
  owner: string | undefined
}

/** A month (UTC) an account was charged for. */
export interface BilledMonth {
  /** `2026-11` */
  id: string
  first: Date
  /** Its last millisecond. */
  last: Date
  /** Not over. */
  running: boolean
  /** Invoices of its cloud services; the current one while it runs. */
  invoices: readonly Invoice[]
}

const monthId = (date: Date): string => date.toISOString().slice(0, 7)

function monthAt(date: Date): Pick<BilledMonth, 'id' | 'first' | 'last'> {
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()]
  const first = new Date(Date.UTC(year, month, 1))
  return { id: monthId(first), first, last: new Date(Date.UTC(year, month + 1, 1) - 1) }
}

/**
 * Months with an invoice of cloud services, and the running one, newest first. An invoice counts for its first month.
 * @param now ms since 1970
 */
export function billedMonths(invoices: readonly Invoice[], now: number): BilledMonth[] {
  const today = monthAt(new Date(now))
  const months = new Map<string, BilledMonth>([[today.id, { ...today, running: true, invoices: [] }]])
  for (const invoice of invoices) {
    if (invoice.type !== 'cloud_services' || typeof invoice.period_start !== 'number') continue
    const month = monthAt(new Date(invoice.period_start * 1000))
    const known = months.get(month.id) ?? { ...month, running: false, invoices: [] }
    months.set(month.id, { ...known, invoices: [...known.invoices, invoice] })
  }
  return [...months.values()].sort((one, other) => other.first.getTime() - one.first.getTime())
}

const textOf = ({ name, descr }: InvoiceLine): string => (descr ? `${name}, ${descr}` : name)

/** Used items of the running month; locations come from the current invoice's lines with the same text. */
export function runningThings(items: readonly UsageItem[], current: readonly Invoice[]): UsedThing[] {
  const places = new Map<string, (string | undefined)[]>()
  for (const line of current.flatMap(soldLines)) {
    const text = textOf(line)
    places.set(text, [...(places.get(text) ?? []), line.location_slug ?? undefined])
  }
  return items.map((item) => {
    const { name, size } = usageName(item)
    const isHourly = item.price_unit === 'h'
    return {
      name,
      about: size,
      kind: usageKind(item),
      location: places.get(item.description)?.shift(),
      hours: isHourly ? item.hours : undefined,
      perHour: isHourly ? item.price : undefined,
      cost: item.cost,
      id: item.uuid,
      owner: item.owner_uuid ?? item.uuid,
    }
  })
}

/** Patterns that derive a kind from an invoice line's text, most specific first; lines carry no kind. */
const kindWords: readonly (readonly [RegExp, UsageKind])[] = [
  [/\bbuckets?\b|\bobject storage\b/i, 'storage'],
  [/\bload balancer\b|\bin use$|\bfloating\b|\baddress\b/i, 'network'],
  [/\bleased server\b|\bbare metal\b/i, 'metal'],
  [/^[a-z][\w-]* \d[\w.]*, /i, 'services'],
  [/\bv?CPUs?\b/i, 'compute'],
  [/\bdisk\b|\bsnapshots?\b|\bbackups?\b/i, 'disks'],
]

/** Kind of an invoice line: that of the current item with the same name and description, else by its text. */
export function lineKind(line: InvoiceLine, known: readonly UsedThing[]): UsageKind {
  const same = known.find(({ name, about }) => name === line.name && about === (line.descr ?? ''))
  if (same) return same.kind
  const words = line.descr || line.name
  return kindWords.find(([pattern]) => pattern.test(words))?.[1] ?? 'other'
}

/** Finds the record of an invoice line and the record it belongs to, by name. */
export type NamedRecords = (
  name: string,
  location: string | undefined,
) => Pick<UsedThing, 'id' | 'owner'> | undefined

/** Used items of a past month, from the lines of its invoices. */
export function invoicedThings(
  invoices: readonly Invoice[],
  known: readonly UsedThing[],
  recordsOf: NamedRecords,
): UsedThing[] {
  return invoices.flatMap(soldLines).map((line) => {
    const location = line.location_slug ?? undefined
    const isHourly = line.qty_unit === 'h'
    const found = recordsOf(line.name, location)
    return {
      name: line.name,
      about: line.descr ?? '',
      kind: lineKind(line, known),
      location,
      hours: isHourly ? line.qty : undefined,
      perHour: isHourly ? line.item_price : undefined,
      cost: line.amount,
      id: found?.id,
      owner: found?.owner,
    }
  })
}

/** A record with its name, from the lists of all records. */
export interface NamedRecord {
  id: string
  title: string
  location: string | undefined
}

/**
 * Finds records by the names in invoice lines: `data`, or `web-prod-01 data` for a part of another record. A name that is
 * not unique in the location finds none.
 */
export function namedRecords(records: readonly NamedRecord[]): NamedRecords {
  const byTitle = groupBy(records, ({ title }) => title)
  const only = (title: string, location: string | undefined): NamedRecord | undefined => {
    const found = (byTitle.get(title) ?? []).filter(
      (record) => location === undefined || record.location === undefined || record.location === location,
    )
    return found.length === 1 ? found[0] : undefined
  }
  return (name, location) => {
    const own = only(name, location)
    if (own) return { id: own.id, owner: own.id }
    for (let at = name.lastIndexOf(' '); at > 0; at = name.lastIndexOf(' ', at - 1)) {
      const holder = only(name.slice(0, at), location)
      if (holder) return { id: only(name.slice(at + 1), location)?.id, owner: holder.id }
    }
    return undefined
  }
}

/** Filter of used items. */
export interface UsageFilter {
  location?: string | undefined
  /** Id of a record: it and its parts. */
  of?: string | undefined
  /** Part of a name or description. */
  text?: string | undefined
}

/** Location of items without one. */
export const nowhere = 'none'

/** Used items that pass a filter. */
export function wantedThings(things: readonly UsedThing[], { location, of, text }: UsageFilter): UsedThing[] {
  const wanted = foldText((text ?? '').trim())
  return things.filter(
    (thing) =>
      (location === undefined || (thing.location ?? nowhere) === location) &&
      (of === undefined || thing.id === of || thing.owner === of) &&
      (wanted === '' || foldText(`${thing.name} ${thing.about}`).includes(wanted)),
  )
}
