import { operationQuery } from '../../api/queries'
import { csvOf } from '../../lib/csv'
import { saveFile } from '../../lib/save-file'
import { shortId } from '../../lib/short-id'
import type { CompiledColumn } from '../../manifest/compiled-columns'
import type { CellName } from '../../manifest/names'
import { referredTypes } from '../../manifest/referred-types'
import type { Environment } from '../../manifest/subject'
import { textKeys } from '../../manifest/text-keys'
import type { Platform } from '../../platform/platform'
import { absentText, cellInput } from '../cells/cell'
import type { CellEnv } from '../data/env'
import { columnPresence } from '../cells/presence'
import { cellKind } from '../cells/registry'
import { loadResources } from '../data/load-resource'
import type { Row } from '../data/row'
import { inputOf } from '../data/list-calls'
import { referenceCalls, referencesIn } from '../data/use-references'
import type { SubjectOf } from '../data/use-subjects'
import type { ListQuery } from '../rows/list-query'
import { ListIndex, sortOf, type ListReaders } from '../rows/list-index'
import { rowReaders, usualSort } from '../rows/row-readers'

/** Data to export, with columns in display order. */
export interface ListExport {
  columns: readonly CompiledColumn[]
  rows: readonly Row[]
  subjectOf: SubjectOf
  env: CellEnv
}

/** More decimals are rounding errors of sums. */
const mostDecimals = 6

/** Units of cells that print bare numbers. */
const units: Partial<Record<CellName, string>> = { megabytes: 'MB', gigabytes: 'GB', bytes: 'bytes' }

/** Text of a cell; an id in place of a name is written in full. */
function wholeText({ cell }: Pick<CompiledColumn, 'cell'>, text: string, id: string): string {
  return cell === 'title' && text === shortId(id) ? id : text
}

/**
 * A list as CSV: labels first, then the text of each cell, amounts in the charged currency, times as ISO 8601 in UTC.
 * Empty cells use the column's text, unknown values a question mark; secrets are omitted.
 */
export function listCsv({ columns, rows, subjectOf, env }: ListExport): string {
  const exported = columns.filter(({ cell }) => cell !== 'secret')
  const header = exported.map(({ id, cell }) => {
    const label = env.texts.resource(env.resource.type, textKeys.field(id))
    const unit = cell === 'money' ? env.money.charged : units[cell]
    return unit === undefined ? label : `${label} (${unit})`
  })
  const lines = rows.map((row) => {
    const subject = subjectOf(row)
    return exported.map((column) => {
      const kind = cellKind(column.cell)
      const input = cellInput(column, subject, env)
      const presence = columnPresence(column, input)
      if (presence === 'nothing') return absentText(column, env) ?? ''
      if (presence === 'unknown') return '?'
      const number = column.sort === 'text' ? undefined : kind.number?.(input)
      if (number === undefined) return wholeText(column, kind.text(input), row.id)
      if (column.sort === 'time') return new Date(number).toISOString()
      return Number(number.toFixed(mostDecimals))
    })
  })
  return csvOf([header, ...lines])
}

/** Names of all records the columns refer to; lists that fail leave ids. */
async function referencesOf(
  { client, queries, site, texts }: Platform,
  columns: readonly CompiledColumn[],
  environment: Environment,
): Promise<CellEnv['reference']> {
  const resources = await loadResources(referredTypes(columns), texts)
  const calls = referenceCalls(resources, site)
  const settled = await Promise.allSettled(
    calls.map((call) => queries.fetchQuery(operationQuery(client, call.operation, inputOf(call)))),
  )
  const find = referencesIn(
    resources,
    (operation, location) => {
      const index = calls.findIndex((call) => call.operation === operation && call.location === location)
      const answer = settled[index]
      return answer?.status === 'fulfilled' ? { data: answer.value } : undefined
    },
    environment,
  )
  return (type, id, location) => {
    const found = find(type, id, location)
    return found?.title === shortId(id) ? undefined : found
  }
}

/** Downloads a list as CSV in the order of `query`, once referenced names are loaded. */
export async function saveList(
  platform: Platform,
  list: ListExport,
  { query, environment }: { query: Pick<ListQuery, 'sort'>; environment: Environment },
): Promise<void> {
  const { subjectOf } = list
  const { resource } = list.env
  const orderIn = (env: CellEnv): { readers: ListReaders<Row>; order: ListQuery['sort'] } => {
    const readers = rowReaders(resource, subjectOf, env)
    return { readers, order: sortOf(query, readers, usualSort(resource)) }
  }
  const sorted = resource.list.columns.filter(({ id }) => id === orderIn(list.env).order?.by)
  const reference = await referencesOf(platform, [...list.columns, ...sorted], environment)
  const env = { ...list.env, reference }
  const { readers, order } = orderIn(env)
  const choice = { query: { text: '', filters: {} }, order }
  const { items: rows } = new ListIndex<Row>().select({ items: list.rows, readers }, choice)
  saveFile(`${resource.type}.csv`, 'text/csv', listCsv({ ...list, rows, env }))
}
