import type { Catalogue } from '../context'
import type { Ids } from '../ids'
import type { Meters } from '../store/meters'
import type { Records } from '../store/records'

/** What seeds are made with. */
export interface Builder {
  readonly records: Records
  readonly ids: Ids
  readonly now: number
  readonly catalogue: Catalogue
}

/** What a whole world is made with: what lies in it is charged, too. */
export interface WorldBuilder extends Builder {
  readonly meters: Meters
}

/** Where something lies and who pays for it. */
export interface Place {
  readonly location: string
  readonly owner: number
  readonly account: number
}

/** One day in milliseconds. */
export const day = 24 * 60 * 60 * 1000
