type Values = Readonly<Record<string, unknown>>

/** Compares numbers by value, others as text; empty values last. */
function compare(one: unknown, other: unknown): number {
  const empty = Number(one === null || one === undefined) - Number(other === null || other === undefined)
  if (empty !== 0) return empty
  if (typeof one === 'number' && typeof other === 'number') return one - other
  return String(one).localeCompare(String(other))
}

/** A copy sorted by the first field, then the next; stable. */
export function inOrderOf<T extends Values>(elements: readonly T[], fields: readonly string[]): T[] {
  return [...elements].sort((one, other) => {
    for (const field of fields) {
      const order = compare(one[field], other[field])
      if (order !== 0) return order
    }
    return 0
  })
}
