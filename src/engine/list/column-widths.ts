import type { CompiledColumn } from '../../manifest/compiled'
import type { CellName } from '../../manifest/names'
import type { CellEnv } from '../cells/cell'

/**
 * Widths of columns in px by kind of cell, for a table of fixed layout. They do not depend on the rows, so nothing moves
 * when more rows or joined values arrive; wider tables share the rest in proportion.
 */
const columnWidths: Readonly<Record<CellName, number>> = {
  title: 140,
  text: 150,
  state: 140,
  count: 66,
  gigabytes: 88,
  megabytes: 86,
  bytes: 100,
  percent: 100,
  money: 104,
  date: 128,
  age: 100,
  size: 130,
  boolean: 90,
  mark: 90,
  choice: 130,
  address: 142,
  reference: 160,
  location: 120,
  mono: 150,
  secret: 130,
  system: 160,
  list: 180,
  ports: 100,
  clock: 130,
}

/** An amount in the site's currency that fits its column, whatever currency it is shown in. */
const largeAmount = 99_999.99
/** Width of a digit, and of the space around a cell, in px. */
const digit = 7.6
const around = 28

/** Room for the button that copies, so that it cuts nothing off when it appears. */
const forCopy = 16

/** The width of a column, in px. Amounts take as much room as the currency they are shown in needs. */
export function columnWidth(
  { cell, copy }: Pick<CompiledColumn, 'cell' | 'copy'>,
  { money }: Pick<CellEnv, 'money'>,
): number {
  const usual = columnWidths[cell] + (copy ? forCopy : 0)
  if (cell !== 'money') return usual
  return Math.max(usual, Math.ceil(money.format(largeAmount).length * digit) + around)
}

/** The share of their widths columns are content with before a table scrolls sideways. */
export const tightest = 0.93

/** Width of the column of check boxes and of the row menus, in px. */
export const checkWidth = 46
export const actionWidth = 52
