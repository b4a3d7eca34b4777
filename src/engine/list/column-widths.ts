import type { CellName } from '../../manifest/names'

/**
 * Widths of columns in px by kind of cell, for a table of fixed layout. They do not depend on the rows, so nothing moves
 * when more rows or joined values arrive; wider tables share the rest in proportion.
 */
export const columnWidths: Readonly<Record<CellName, number>> = {
  title: 140,
  text: 150,
  state: 140,
  count: 66,
  gigabytes: 88,
  megabytes: 86,
  bytes: 100,
  money: 104,
  date: 128,
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
}

/** Width of the column of check boxes and of the row menus, in px. */
export const checkWidth = 46
export const actionWidth = 52
