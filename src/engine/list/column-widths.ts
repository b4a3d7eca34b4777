import type { CompiledColumn } from '../../manifest/compiled-columns'
import type { CellName } from '../../manifest/names'
import type { CellEnv } from '../data/env'

/**
 * Column widths by kind of cell, in px at 16 px text size, for a fixed table layout. Independent of the rows, so that
 * nothing shifts when data arrives.
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

/** Largest amount, in the site's currency, that must fit its column in any display currency. */
const largeAmount = 99_999.99
/** Width of a digit, and of a cell's padding, in px. */
const digit = 7.6
const around = 28

/** Average width of a header letter in px, so that words are not broken. */
const letter = 7.2

const longestWord = (label: string): number =>
  label.split(/[\s-]/u).reduce((most, { length }) => Math.max(most, length), 0)

/** Room for the copy button, so that it covers nothing. */
const forCopy = 16

/** Room for the unit after a number. */
const forUnit = 40

/**
 * Width of a column in px: by its kind of cell and the longest word of its header. Amounts depend on the display
 * currency.
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

/** Width of the columns of check boxes, menus and buttons, in px at 16 px text size. */
export const checkWidth = 46
export const actionWidth = 52
export const buttonWidth = 160
