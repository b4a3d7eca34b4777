import type { ColumnSpec } from '../../src/manifest/words/columns'

type Named = string | { id?: string; value: Exclude<ColumnSpec<string>, string>['value'] }

/** The paths a column reads, in order. */
export function pathsOfColumn(column: Named): readonly string[] {
  if (typeof column === 'string') return [column]
  const { value } = column
  return typeof value === 'object' && 'newest' in value ? [value.newest] : [value].flat()
}

/** The id of a column: given, or the last part of its path. */
export function columnId(column: Named): string {
  const id = typeof column === 'string' ? undefined : column.id
  return id ?? lastPart(pathsOfColumn(column)[0] ?? '')
}

/** The last part of a path, without the marks of joins and lists. */
export function lastPart(path: string): string {
  return (path.split('.').at(-1) ?? path).replace(/^\$/, '').replace(/\[\]$/, '')
}
