import type { CellName } from '../../manifest/names'

/**
 * Widths of columns in px by kind of cell, for a table of fixed layout. They do not depend on the rows, so nothing moves
 * when more rows or joined values arrive; wider tables share the rest in proportion.
 */
export const columnWidths: Readonly<Record<CellName, number>> = {
  title: 170,
  text: 150,
  state: 160,
  count: 76,
  gigabytes: 96,
  megabytes: 92,
  bytes: 100,
  money: 112,
  date: 128,
  boolean: 90,
  choice: 130,
  address: 160,
  reference: 160,
  location: 130,
  mono: 150,
  secret: 130,
  system: 170,
  list: 180,
  ports: 100,
}

/** Width of the column of check boxes and of the row menus, in px. */
export const checkWidth = 46
export const actionWidth = 52
