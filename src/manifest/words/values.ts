/** Where a value comes from, and when something holds. */
import type { components } from '../../generated/api-types'
import type { FeatureSwitch } from '../feature-switch'

export type Schemas = components['schemas']

export type SchemaName = keyof Schemas & string

/** A value that has no parts. */
export type Scalar = string | number | boolean | null

type Less = [never, 0, 1, 2, 3, 4]

type Inside<T, Depth extends number> = T extends readonly (infer Item)[]
  ? '[]' | (Item extends object ? `[].${FieldOf<Item, Depth>}` : never)
  : T extends object
    ? `.${FieldOf<T, Depth>}`
    : never

/** A path into T: `status`, `settings.limit`, `storage[].size`; five levels deep. */
export type FieldOf<T, Depth extends number = 4> = {
  [K in keyof T & string]: K | (Depth extends 0 ? never : `${K}${Inside<NonNullable<T[K]>, Less[Depth]>}`)
}[keyof T & string]

/** A field of the record, or something the engine adds to it. */
export type Path<T> = FieldOf<T> | `$${string}`

/** Where a value comes from. */
export type Value<P extends string = string> =
  | { field: P }
  | { owner: string }
  | { form: string }
  | { context: 'location' | 'billingAccount' }
  | { site: string }
  /** A path of the item chosen in a field with options, such as the pool behind a chosen pool id. */
  | { chosen: string; path: string }
  | { constant: Scalar }
  | { sum: P }
  | { count: P }

/**
 * A condition over the record, the form, the site or the user. `because` names the reason shown when it fails
 * (`reasons.<because>` in the locale); `hide` removes instead of disabling, as `feature` and `role` always do.
 */
export type Condition<P extends string = string> = (
  | { field: P; is: Scalar }
  | { field: P; in: readonly Scalar[] }
  | { field: P; present: boolean }
  /** Any value of the path is any value of the other. */
  | { field: P; equals: Value }
  /** About the record whose part or relation this is. */
  | { owner: string; is: Scalar }
  | { owner: string; in: readonly Scalar[] }
  | { owner: string; present: boolean }
  | { form: string; is: Scalar }
  | { form: string; in: readonly Scalar[] }
  | { form: string; present: boolean }
  | { chosen: string; path: string; is: Scalar }
  /** The account new things are charged to may pay for more; the location takes new things. */
  | { context: 'billingAccountOpen' | 'locationOpen' }
  /**
   * The billing account of this number may pay for more, as far as is known; with `limited`, it is known to be one that
   * may have only small things (restriction level LIMITED).
   */
  | { account: Value<P>; limited?: true }
  | { feature: FeatureSwitch }
  /** A value of the site configuration. */
  | { site: string; is: Scalar }
  | { role: 'administrator' }
  | { all: readonly Condition<P>[] }
  | { any: readonly Condition<P>[] }
  | { not: Condition<P> }
) & { because?: string; hide?: true }
