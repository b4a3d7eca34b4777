import { operationQuery } from '../../api/queries'
import { csvOf } from '../../lib/csv'
import { saveFile } from '../../lib/save-file'
import { shortId } from '../../lib/short-id'
import type { CompiledColumn } from '../../manifest/compiled'
import type { CellName } from '../../manifest/names'
import { referredTypes } from '../../manifest/referred-types'
import type { Surroundings } from '../../manifest/subject'
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

/** What is exported, columns in the order they are shown in. */
export interface ListExport {
  columns: readonly CompiledColumn[]
  rows: readonly Row[]
  subjectOf: SubjectOf
  env: CellEnv
}

/** More decimals come from adding up parts, not from the platform. */
const mostDecimals = 6

/** Units of cells whose numbers are written without one. */
const units: Partial<Record<CellName, string>> = { megabytes: 'MB', gigabytes: 'GB', bytes: 'bytes' }

/** What a cell says, with the identity of the record itself in full where it stands for a name. */
function wholeText({ cell }: Pick<CompiledColumn, 'cell'>, text: string, id: string): string {
  return cell === 'title' && text === shortId(id) ? id : text
}

/**
 * A list as CSV: labels first, then what each cell says, amounts in the currency they are charged in, times as ISO 8601
 * in UTC. What a column says of nothing is said here, too, and what is not known is a question mark as on screen; what a
 * cell hides, such as a secret, is left out.
 */
export function listCsv({ columns, rows, subjectOf, env }: ListExport): string {
  const told = columns.filter(({ cell }) => cell !== 'secret')
  const header = told.map(({ id, cell }) => {
    const label = env.texts.resource(env.resource.type, textKeys.field(id))
    const unit = cell === 'money' ? env.money.charged : units[cell]
    return unit === undefined ? label : `${label} (${unit})`
  })
  const lines = rows.map((row) => {
    const subject = subjectOf(row)
    return told.map((column) => {
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

/** The names of all records some columns speak of that have one; a list that fails leaves them without names. */
async function referencesOf(
  { client, queries, site, texts }: Platform,
  columns: readonly CompiledColumn[],
  surroundings: Surroundings,
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
    surroundings,
  )
  return (type, id, location) => {
    const found = find(type, id, location)
    return found?.title === shortId(id) ? undefined : found
  }
}

/** Hands a list to the browser as a file, its rows in the order of `query`, once what its columns name is known. */
export async function saveList(
  platform: Platform,
  list: ListExport,
  { query, surroundings }: { query: Pick<ListQuery, 'sort'>; surroundings: Surroundings },
): Promise<void> {
  const { subjectOf } = list
  const { resource } = list.env
  const orderIn = (env: CellEnv): { readers: ListReaders<Row>; order: ListQuery['sort'] } => {
    const readers = rowReaders(resource, subjectOf, env)
    return { readers, order: sortOf(query, readers, usualSort(resource)) }
  }
  const sorted = resource.list.columns.filter(({ id }) => id === orderIn(list.env).order?.by)
  const reference = await referencesOf(platform, [...list.columns, ...sorted], surroundings)
  const env = { ...list.env, reference }
  const { readers, order } = orderIn(env)
  const choice = { query: { text: '', filters: {} }, order }
  const { items: rows } = new ListIndex<Row>().select({ items: list.rows, readers }, choice)
  saveFile(`${resource.type}.csv`, 'text/csv', listCsv({ ...list, rows, env }))
}
