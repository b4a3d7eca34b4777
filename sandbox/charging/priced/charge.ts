import type { PricedResourceType, UptimeType, UsageConfiguration } from '../../entities'
import type { Kind } from '../../store/kinds'
import type { StoredRow } from '../../store/records'
import type { Quantity } from '../exact'

/** One thing about a record that has a price. */
export interface PricedPart {
  readonly type: PricedResourceType
  readonly quantity: Quantity
  /** Pool whose price applies, where prices differ by pool. */
  readonly pool?: string | undefined
  /** Managed services cost a multiple of what they are made of; at most two decimals. */
  readonly multiplier?: number
}

/** Charge of a record in its current state, with its text in usage lists and invoices. */
export interface Charge {
  readonly parts: readonly PricedPart[]
  /** Name for people. Things that belong to another one are shown after its name. */
  readonly name: string
  /** Size and the like, such as `4 CPUs, 8 GB RAM`. */
  readonly details: string
  /** Identity the usage list shows; the record's key when left out. */
  readonly uuid?: string
  /** Identity of what it belongs to. */
  readonly owner: string | null
  readonly uptimeTypes: readonly UptimeType[]
  readonly configuration: UsageConfiguration
}

/**
 * What a kind of record costs: called whenever a record of the kind is stored, and charged from then on until the next
 * time. Null while nothing is charged. It may look at nothing but the record.
 */
export type PricedKind<K extends Kind> = (record: StoredRow<K>) => Charge | null

/** For kinds that cost nothing. */
export function free(): null {
  return null
}
