import type { CompiledResource } from '../../manifest/compiled'
import type { StateView } from '../../manifest/states'
import type { Subject } from '../../manifest/subject'
import type { Texts } from '../../platform/i18n/texts'
import type { MoneyView } from '../../platform/money/use-money'

/** A record of another type as a cell shows it. */
export interface Reference {
  title: string
  href: string | undefined
}

/** What a cell needs of the page around it; made once per list or detail. */
export interface CellEnv {
  resource: CompiledResource
  /** What states mean where the records are not the type's own: of elements inside them. */
  states?: CompiledResource['stateOf'] | undefined
  texts: Pick<Texts, 't' | 'resource' | 'resourceIfAny'>
  locale: string
  money: MoneyView
  /** Milliseconds of the epoch. */
  now: number
  locationName: (slug: string) => string
  /** A user by name as far as it is known already, else in words. */
  userName: (id: string) => string
  /** The title and address of another record; undefined while its list is not known or has no such record. */
  reference: (type: string, id: string, location: string | undefined) => Reference | undefined
  /** What a record is about to become, while an action on it is under way. */
  awaited?: ((subject: Subject) => { view: StateView; label: string } | undefined) | undefined
  /** Address of the screen of a record of this type, for the title cell. */
  href: ((subject: Subject) => string | undefined) | undefined
}
