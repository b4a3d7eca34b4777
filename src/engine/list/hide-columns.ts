import type { ColumnChoice } from './column-choice'

/** A choice of columns with some of them hidden, or shown again, by id; the others stay as they are. */
export function hideColumns(choice: ColumnChoice, hidden: ColumnChoice['hidden']): ColumnChoice {
  return { ...choice, hidden: { ...choice.hidden, ...hidden } }
}
