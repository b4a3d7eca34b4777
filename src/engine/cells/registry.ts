import type { CellName } from '../../manifest/names'
import { address, list } from './address'
import { age } from './age'
import type { CellKind } from './cell'
import { boolean, choice } from './choice'
import { clock } from './clock'
import { country } from './country'
import { date } from './date'
import { link } from './link'
import { location } from './location'
import { money } from './money'
import { map } from './map'
import { mark } from './mark'
import { mono, secret } from './mono'
import { ports } from './ports'
import { bytes, count, gigabytes, megabytes, percent } from './quantities'
import { reference } from './reference'
import { size } from './size'
import { state } from './state'
import { system } from './system'
import { text } from './text'
import { title } from './title'
import { user } from './user'

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
