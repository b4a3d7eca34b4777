/** The id of a column: given, or the last part of its path. */
export function columnId(column: string | { id?: string; value: string | readonly string[] }): string {
  if (typeof column === 'string') return lastPart(column)
  return column.id ?? lastPart([column.value].flat()[0] ?? '')
}

/** The last part of a path, without the marks of joins and lists. */
export function lastPart(path: string): string {
  return (path.split('.').at(-1) ?? path).replace(/^\$/, '').replace(/\[\]$/, '')
}
