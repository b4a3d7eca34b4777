import type { Catalogue } from '../context'
import type { Ids } from '../ids'
import type { Meters } from '../store/meters'
import type { Records } from '../store/records'

/** Dependencies of seeds. */
export interface Builder {
  readonly records: Records
  readonly ids: Ids
  readonly now: number
  readonly catalogue: Catalogue
}

/** Dependencies of a whole world, whose records are charged. */
export interface WorldBuilder extends Builder {
  readonly meters: Meters
}

/** Location, owner and paying account of a record. */
export interface Place {
  readonly location: string
  readonly owner: number
  readonly account: number
}

/** One day in milliseconds. */
export const day = 24 * 60 * 60 * 1000
