type Values = Readonly<Record<string, unknown>>

/** Numbers by size, everything else by its text; nothing comes after something. */
function compare(one: unknown, other: unknown): number {
  const empty = Number(one === null || one === undefined) - Number(other === null || other === undefined)
  if (empty !== 0) return empty
  if (typeof one === 'number' && typeof other === 'number') return one - other
  return String(one).localeCompare(String(other))
}

/** The elements ordered by the first of these fields, equal ones by the next; a stable order, the given ones unchanged. */
export function inOrderOf<T extends Values>(elements: readonly T[], fields: readonly string[]): T[] {
  return [...elements].sort((one, other) => {
    for (const field of fields) {
      const order = compare(one[field], other[field])
      if (order !== 0) return order
    }
    return 0
  })
}
