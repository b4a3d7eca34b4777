import { isRecord } from '../../lib/is-record'
import { holds } from '../../manifest/condition'
import type { CompiledResource } from '../../manifest/compiled'
import { readFirst, type Surroundings } from '../../manifest/subject'
import type { Reporter } from '../../platform/reporting/reporter'

/** One record of a list with what the engine needs to tell it apart. The record is the API's own object. */
export interface Row {
  /** Unique in the list: location and id. */
  key: string
  /** Identity as text; empty when the record has none. */
  id: string
  record: Record<string, unknown>
  location: string | undefined
  /** What is wrong with the record, in field names; undefined when nothing is. Nothing destructive is offered then. */
  odd: readonly string[] | undefined
}

/** The key of a record, as rows, selections and addresses use it. */
export function rowKey(location: string | undefined, id: string): string {
  return location === undefined ? id : `${location}/${id}`
}

/** Where a record lies: where its list was read, or where it says itself; undefined for one that lies nowhere. */
export function placeOf(
  resource: Pick<CompiledResource, 'locationAt'>,
  record: unknown,
  listed: string | undefined,
): string | undefined {
  if (resource.locationAt === null) return listed
  const place = readFirst(record, resource.locationAt)
  return typeof place === 'string' && place !== '' ? place : undefined
}

function wrongFields(resource: CompiledResource, record: Record<string, unknown>): string[] {
  const wrong: string[] = []
  for (const [field, type] of Object.entries(resource.shape)) {
    const value = record[field]
    const fits =
      type === 'array' ? Array.isArray(value) : type === 'object' ? isRecord(value) : typeof value === type
    if (!fits) wrong.push(field)
  }
  return wrong
}

/** One list for whatever has no rows, so that nothing is computed again for it. */
const none: readonly Row[] = []
const cache = new WeakMap<object, Map<string, readonly Row[]>>()

/**
 * Turns an answered list into rows, judging each item for itself: something that is no record, has no identity, repeats
 * one, or misses a required field stays visible as an odd row and is reported once (quality T27). The same answer gives
 * the same rows, so nothing downstream is computed twice.
 */
export function decodeRows(
  resource: CompiledResource,
  answer: unknown,
  location: string | undefined,
  surroundings: Surroundings,
  reporter: Pick<Reporter, 'reportOnce'>,
): readonly Row[] {
  if (!Array.isArray(answer)) return none
  const cacheKey = `${resource.type} ${location ?? ''}`
  const known = cache.get(answer)?.get(cacheKey)
  if (known) return known
  const seen = new Set<string>()
  const rows: Row[] = []
  for (const [index, item] of answer.entries()) {
    const record: Record<string, unknown> = isRecord(item) ? item : {}
    const identity = readFirst(record, resource.identity)
    const id = typeof identity === 'string' || typeof identity === 'number' ? String(identity) : ''
    const wrong = isRecord(item) ? wrongFields(resource, record) : [resource.identity]
    if (id === '' && !wrong.includes(resource.identity)) wrong.push(resource.identity)
    const place = placeOf(resource, record, location)
    let key = rowKey(place, id === '' ? `#${index}` : id)
    if (seen.has(key)) {
      key = `${key}#${index}`
      wrong.push(resource.identity)
    }
    seen.add(key)
    if (wrong.length > 0) {
      reporter.reportOnce({ name: 'OddRecord', message: `${resource.type}: ${wrong.join(', ')}` })
    }
    // Of a record that does not fit nobody knows whether it should be shown.
    if (wrong.length === 0 && !holds(resource.list.when, { record, location: place, surroundings })) continue
    rows.push({ key, id, record, location: place, odd: wrong.length > 0 ? wrong : undefined })
  }
  const byType = cache.get(answer) ?? new Map<string, readonly Row[]>()
  byType.set(cacheKey, rows)
  cache.set(answer, byType)
  return rows
}
