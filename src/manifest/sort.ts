/** An order: of a column by its id, or of a value by its path. */
export interface SortOrder {
  by: string
  descending: boolean
}

/** The order that a text such as `name` or `-created_at` asks for: a leading minus is descending. */
export function sortOrder(text: string): SortOrder {
  const descending = text.startsWith('-')
  return { by: descending ? text.slice(1) : text, descending }
}
