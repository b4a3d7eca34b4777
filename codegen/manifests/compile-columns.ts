import type { CompiledColumn, CompiledFilter } from '../../src/manifest/compiled-columns'
import type { CellName } from '../../src/manifest/names'
import type { CompleteColumnSpec, CompleteFilter, CompleteManifest } from './complete/completed'
import { isWrittenUnit } from '../../src/lib/unit'
import { asList, typesOf, type Description } from '../openapi/description'
import { defaultCell } from './cell-kinds'
import { columnId, pathsOfColumn } from './column-id'
import { schemaAt, type Scope } from './scope'

const numeric: ReadonlySet<CellName> = new Set([
  'count',
  'gigabytes',
  'megabytes',
  'bytes',
  'percent',
  'money',
])

/** Cell of a value that the engine adds to a record; undefined for the record's own values. */
export function cellOfAdded(path: string): CellName | undefined {
  if (path === '$state') return 'state'
  if (path === '$location') return 'location'
  return path === '$price' || path === '$ownPrice' ? 'money' : undefined
}

function cellOf(
  description: Description,
  manifest: CompleteManifest,
  scope: Scope,
  path: string,
  refers: boolean,
): CellName {
  const added = cellOfAdded(path)
  if (added) return added
  if (refers) return 'reference'
  if (manifest.title[0] === path && !scope.owner) return 'title'
  if (manifest.states && !('rules' in manifest.states) && manifest.states.field === path && !scope.owner)
    return 'state'
  return defaultCell(description, schemaAt(description, scope, path) ?? {})
}

/** A column, fact or nested column with everything derived. */
export function compileColumn(
  description: Description,
  manifest: CompleteManifest,
  scope: Scope,
  column: CompleteColumnSpec,
): CompiledColumn {
  const spec = typeof column === 'string' ? { value: column } : column
  const values = pathsOfColumn(column)
  const first = values[0] ?? ''
  const newest = typeof spec.value === 'object' && 'newest' in spec.value ? spec.value : undefined
  const cell = spec.cell ?? cellOf(description, manifest, scope, first, spec.refers !== undefined)
  const schema = schemaAt(description, scope, first) ?? {}
  const unit = typeof schema['x-unit'] === 'string' ? schema['x-unit'] : null
  const known = asList(schema.enum).filter((value) => typeof value === 'string' || typeof value === 'number')
  const choices = cell !== 'choice' ? null : typesOf(schema).includes('boolean') ? [true, false] : known
  const sort = numeric.has(cell) ? 'number' : cell === 'date' ? 'time' : cell === 'secret' ? null : 'text'
  return {
    id: columnId(column),
    values,
    cell,
    end: numeric.has(cell),
    hidden: spec.hidden ?? false,
    phone: spec.phone ?? null,
    copy: spec.copy ?? false,
    refers: spec.refers ?? null,
    sort,
    choices,
    when: spec.when ?? null,
    ...(cell === 'count' && isWrittenUnit(unit) ? { unit } : {}),
    ...(spec.absent ? { absent: true as const } : {}),
    ...(spec.reveal ? { reveal: true as const } : {}),
    ...(spec.marks ? { marks: spec.marks } : {}),
    ...(newest ? { newest: { when: newest.when ?? null } } : {}),
  }
}

/** A choice filter with its values, if the description or the manifest lists them. */
export function compileFilter(
  description: Description,
  manifest: CompleteManifest,
  scope: Scope,
  filter: CompleteFilter,
): CompiledFilter {
  const { path } = filter
  if (path === '$location') return { id: 'location', path, values: null, label: 'location', refers: null }
  if (path === '$state') {
    const values = Object.keys(manifest.states?.of ?? {})
    return { id: 'state', path, values, label: 'state', refers: null }
  }
  const schema = schemaAt(description, scope, path) ?? {}
  const known = asList(schema.enum).filter((value) => typeof value === 'string' || typeof value === 'number')
  const values = known.length > 0 ? known : typesOf(schema).includes('boolean') ? [true, false] : null
  return {
    id: columnId(path),
    path,
    values,
    label: filter.refers === undefined ? 'choice' : 'reference',
    refers: filter.refers ?? null,
  }
}
