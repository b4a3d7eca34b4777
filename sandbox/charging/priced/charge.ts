import type { PricedResourceType, UptimeType, UsageConfiguration } from '../../entities'
import type { Kind } from '../../store/kinds'
import type { StoredRow } from '../../store/records'
import type { Quantity } from '../exact'

/** A part of a record with a price of its own. */
export interface PricedPart {
  readonly type: PricedResourceType
  readonly quantity: Quantity
  /** Pool whose price applies, if prices differ by pool. */
  readonly pool?: string | undefined
  /** Factor on the price, used for managed services; at most two decimals. */
  readonly multiplier?: number
}

/** Charge of a record in its current state, with its text in usage lists and invoices. */
export interface Charge {
  readonly parts: readonly PricedPart[]
  /** Display name. A record that belongs to another one is shown after that one's name. */
  readonly name: string
  /** Size and the like, such as `4 CPUs, 8 GB RAM`. */
  readonly details: string
  /** Identity the usage list shows; the record's key when left out. */
  readonly uuid?: string
  /** Identity of the record it belongs to. */
  readonly owner: string | null
  readonly uptimeTypes: readonly UptimeType[]
  readonly configuration: UsageConfiguration
}

/**
 * Computes the charge of a record whenever it is stored; the charge applies until the next call. Null while the record
 * costs nothing. The result may depend on the record alone.
 */
export type PricedKind<K extends Kind> = (record: StoredRow<K>) => Charge | null

/** For kinds that cost nothing. */
export function free(): null {
  return null
}
