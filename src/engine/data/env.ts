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

/** Environment of a cell; created once per list or page. */
export interface CellEnv {
  resource: CompiledResource
  /** Meanings of states for rows that are elements inside a record. */
  states?: CompiledResource['stateOf'] | undefined
  texts: Pick<Texts, 't' | 'resource' | 'resourceIfAny'>
  locale: string
  money: MoneyView
  /** Milliseconds since 1970. */
  now: number
  locationName: (slug: string) => string
  /** A user's name if already known, otherwise words for it. */
  userName: (id: string) => string
  /** Title and URL of another record; undefined while its list is unknown or lacks it. */
  reference: (type: string, id: string, location: string | undefined) => Reference | undefined
  /** The state a record is changing to while an action on it runs. */
  awaited?: ((subject: Subject) => { view: StateView; label: string } | undefined) | undefined
  /** URL of a record's page, for the title cell. */
  href: ((subject: Subject) => string | undefined) | undefined
}
