/** Where a value comes from, and when something holds. */
import type { components } from '../../generated/api-types'
import type { FeatureSwitch } from '../feature-switch'
import type { AnyItem, FieldOf } from '../operation-types'

export type Schemas = components['schemas']

export type SchemaName = keyof Schemas & string

/** A value that has no parts. */
export type Scalar = string | number | boolean | null

/** Names of what the engine adds to every record. */
type Added = '$location' | '$state' | '$price' | '$ownPrice' | '$spent'

/**
 * Paths of a record: its fields, what the engine adds to it, and paths into what it is joined with. `Paths<T>['of']` has no
 * name of its own, so that errors list the paths.
 */
export interface Paths<T, X extends string = never> {
  of: FieldOf<T> | Added | X
}

/** A path into the site configuration, wherever the paths of the record are known. */
export type SitePath<P extends string> = string extends P ? string : FieldOf<Schemas['SiteConfig']>

/** A path into an item that can be chosen, wherever the paths of the record are known. */
export type ChosenPath<P extends string> = string extends P ? string : FieldOf<AnyItem>

/** Values by name, or by the names there are. */
export type Members<Name extends string, V> = string extends Name ? Record<string, V> : { [N in Name]?: V }

// P are paths of the record, O those of the record it belongs to.
/** Where a value comes from. */
export type Value<P extends string = string, O extends string = string> =
  | { field: P }
  | { owner: O }
  | { form: string }
  | { context: 'location' | 'billingAccount' }
  | { site: SitePath<P> }
  /** A path of the item chosen in a field with options, such as the pool behind a chosen pool id. */
  | { chosen: string; path: ChosenPath<P> }
  | { constant: Scalar }
  | { sum: P }
  | { count: P }

/**
 * A condition over the record, the form, the site or the user. `because` names the reason shown when it fails
 * (`reasons.<because>` in the locale); `hide` removes instead of disabling, as `feature` and `role` always do.
 */
export type Condition<P extends string = string, O extends string = string> = (
  | { field: P; is: Scalar }
  | { field: P; in: readonly Scalar[] }
  | { field: P; present: boolean }
  /** Any value of the path is any value of the other. */
  | { field: P; equals: Value<P, O> }
  /** About the record whose part or relation this is. */
  | { owner: O; is: Scalar }
  | { owner: O; in: readonly Scalar[] }
  | { owner: O; present: boolean }
  | { form: string; is: Scalar }
  | { form: string; in: readonly Scalar[] }
  | { form: string; present: boolean }
  | { chosen: string; path: ChosenPath<P>; is: Scalar }
  /** The account new things are charged to may pay for more; the location takes new things. */
  | { context: 'billingAccountOpen' | 'locationOpen' }
  /**
   * The billing account of this number may pay for more, as far as is known; with `limited`, it is known to be one that
   * may have only small things (restriction level LIMITED).
   */
  | { account: Value<P, O>; limited?: true }
  | { feature: FeatureSwitch }
  /** A value of the site configuration. */
  | { site: SitePath<P>; is: Scalar }
  | { role: 'administrator' }
  | { all: readonly Condition<P, O>[] }
  | { any: readonly Condition<P, O>[] }
  | { not: Condition<P, O> }
) & { because?: string; hide?: true }
