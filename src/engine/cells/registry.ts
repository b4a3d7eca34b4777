import type { CellName } from '../../manifest/names'
import type { CellKind } from './cell'
import { boolean, choice, country, mark } from './choice'
import { map } from './map'
import { address, ports } from './network'
import { bytes, count, gigabytes, megabytes, money, percent, size } from './quantities'
import { location, reference, user } from './reference'
import { state } from './state'
import { system } from './system'
import { link, list, mono, secret, text, title } from './text'
import { age, clock, date } from './times'

/** Implementation of every cell name; a name without one does not compile. */
export const cells = {
  text,
  title,
  state,
  count,
  gigabytes,
  megabytes,
  bytes,
  percent,
  money,
  date,
  age,
  size,
  boolean,
  mark,
  choice,
  address,
  reference,
  location,
  mono,
  secret,
  system,
  list,
  ports,
  clock,
  country,
  user,
  map,
  link,
} satisfies Record<CellName, CellKind>

/** The implementation of a cell name. */
export function cellKind(name: CellName): CellKind {
  return cells[name]
}
