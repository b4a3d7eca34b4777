import type { CompiledColumn } from '../../manifest/compiled'
import type { CellName } from '../../manifest/names'
import type { CellEnv } from '../data/env'

/**
 * Widths of columns by kind of cell, in px at a text size of 16 px, for a table of fixed layout. They do not depend on the
 * rows, so nothing moves when more rows or joined values arrive.
 */
const columnWidths: Readonly<Record<CellName, number>> = {
  title: 160,
  text: 150,
  state: 140,
  count: 66,
  gigabytes: 88,
  megabytes: 86,
  bytes: 100,
  percent: 100,
  money: 96,
  date: 128,
  age: 100,
  size: 130,
  boolean: 90,
  mark: 90,
  choice: 130,
  address: 132,
  reference: 160,
  location: 114,
  mono: 150,
  secret: 130,
  system: 152,
  list: 180,
  ports: 100,
  clock: 130,
  country: 130,
  user: 130,
  map: 190,
  link: 180,
}

/** An amount in the site's currency that fits its column, whatever currency it is shown in. */
const largeAmount = 99_999.99
/** Width of a digit, and of the space around a cell, in px. */
const digit = 7.6
const around = 28

/** The usual width of a letter of a head, in px: no word of one is broken. */
const letter = 7.2

const longestWord = (label: string): number =>
  label.split(/[\s-]/u).reduce((most, { length }) => Math.max(most, length), 0)

/** Room for the button that copies, so that it cuts nothing off when it appears. */
const forCopy = 16

/** Room for the unit behind a number. */
const forUnit = 40

/**
 * The width of a column, in px: as its kind of cell needs it, and the longest word of its head. Amounts take as much room as
 * the currency they are shown in needs.
 */
export function columnWidth(
  { cell, copy, unit, label }: Pick<CompiledColumn, 'cell' | 'copy' | 'unit'> & { label: string },
  money: CellEnv['money'],
): number {
  const amount = cell === 'money' ? Math.ceil(money.format(largeAmount).length * digit) + around : 0
  const head = Math.ceil(longestWord(label) * letter) + around
  return Math.max(
    columnWidths[cell] + (copy ? forCopy : 0) + (unit === undefined ? 0 : forUnit),
    amount,
    head,
  )
}

/** Width of the column of check boxes and of the row menus, in px at a text size of 16 px. */
export const checkWidth = 46
export const actionWidth = 52
