import { MemoBy } from '../../lib/memo'
import { isRecord } from '../../lib/is-record'
import { holds } from '../../manifest/condition'
import type { CompiledResource } from '../../manifest/compiled'
import { readFirst, type Environment } from '../../manifest/subject'
import type { Reporter } from '../../platform/reporting/reporter'

/** One record of a list. `record` is the API's own object. */
export interface Row {
  /** Unique in the list: location and id. */
  key: string
  /** Identity as text; empty if the record has none. */
  id: string
  record: Record<string, unknown>
  location: string | undefined
  /** Names of invalid fields; undefined if the record is valid. Odd records get no destructive actions. */
  odd: readonly string[] | undefined
}

/** The key of a record in rows, selections and URLs. */
export function rowKey(location: string | undefined, id: string): string {
  return location === undefined ? id : `${location}/${id}`
}

/** Location of a record: of its list, or the record's own field; undefined for a global type. */
export function locationOf(
  resource: Pick<CompiledResource, 'location'>,
  record: unknown,
  listed: string | undefined,
): string | undefined {
  if (resource.location === null) return listed
  const place = readFirst(record, resource.location)
  return typeof place === 'string' && place !== '' ? place : undefined
}

const fits = (value: unknown, type: string): boolean =>
  type === 'array' ? Array.isArray(value) : type === 'object' ? isRecord(value) : typeof value === type

/** Fields a record of a type must have, and their types. */
type Shape = readonly (readonly [field: string, type: string])[]

function wrongFields(shape: Shape, record: Record<string, unknown>): string[] {
  const wrong: string[] = []
  for (const [field, type] of shape) if (!fits(record[field], type)) wrong.push(field)
  return wrong
}

/** Shared empty array, so that memoised results stay stable. */
const none: readonly Row[] = []
const rowsOf = new MemoBy<string, readonly Row[]>()

/**
 * Turns a list answer into rows. Invalid items (no object, no identity, a duplicate, a missing required field) stay
 * visible as odd rows and are reported once (quality T27). The result is cached per answer.
 */
export function decodeRows(
  resource: CompiledResource,
  answer: unknown,
  location: string | undefined,
  environment: Environment,
  reporter: Pick<Reporter, 'reportOnce'>,
): readonly Row[] {
  if (!Array.isArray(answer)) return none
  return rowsOf.get(answer, `${resource.type} ${location ?? ''}`, () => {
    const seen = new Set<string>()
    const rows: Row[] = []
    const shape: Shape = Object.entries(resource.shape)
    for (const [index, item] of answer.entries()) {
      const record: Record<string, unknown> = isRecord(item) ? item : {}
      const identity = readFirst(record, resource.key)
      const id = typeof identity === 'string' || typeof identity === 'number' ? String(identity) : ''
      const wrong = isRecord(item) ? wrongFields(shape, record) : [resource.key]
      if (id === '' && !wrong.includes(resource.key)) wrong.push(resource.key)
      const place = locationOf(resource, record, location)
      let key = rowKey(place, id === '' ? `#${index}` : id)
      if (seen.has(key)) {
        key = `${key}#${index}`
        wrong.push(resource.key)
      }
      seen.add(key)
      if (wrong.length > 0) {
        reporter.reportOnce({ name: 'OddRecord', message: `${resource.type}: ${wrong.join(', ')}` })
      }
      // An odd record is shown even if the list's condition cannot be decided for it.
      if (wrong.length === 0 && !holds(resource.list.when, { record, location: place, environment })) continue
      rows.push({ key, id, record, location: place, odd: wrong.length > 0 ? wrong : undefined })
    }
    return rows
  })
}
