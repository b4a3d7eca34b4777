/** Where a value comes from, and when something holds. */
import type { components } from '../../generated/api-types'
import type { FeatureSwitch } from '../feature-switch'
import type { AnyItem, FieldOf } from '../operation-types'

export type Schemas = components['schemas']

export type SchemaName = keyof Schemas & string

/** A value without parts. */
export type Scalar = string | number | boolean | null

/** Names of the values the engine adds to every record. */
type Added = '$location' | '$state' | '$price' | '$ownPrice' | '$spent'

/**
 * Paths of a record: its fields, what the engine adds to it, and paths into what it is joined with. `Paths<T>['of']` has no
 * name of its own, so that errors list the paths.
 */
export interface Paths<T, X extends string = never> {
  of: FieldOf<T> | Added | X
}

/** A path into the site configuration; any text if the paths of the record are not known. */
export type SitePath<P extends string> = string extends P ? string : FieldOf<Schemas['SiteConfig']>

/** A path of the option chosen in a field of a form; any text if the paths of the record are not known. */
export type OptionPath<P extends string> = string extends P ? string : FieldOf<AnyItem>

/** A path of the option that is judged; only in the conditions of options, or any text if the paths of the record are not known. */
export type JudgedPath<P extends string> = string extends P ? string : never

/** A badge, `marks.<id>`, while its condition holds. */
export interface Mark<P extends string = string, O extends string = string, E extends string = string> {
  id: string
  when: Condition<P, O, E>
}

/** Values by name, or only for these names. */
export type Members<Name extends string, V> = string extends Name ? Record<string, V> : { [N in Name]?: V }

// P are paths of the record, O those of the record it belongs to, I those of an option.
/** Where a value is read. */
export type Source<P extends string = string, O extends string = string, I extends string = JudgedPath<P>> =
  /** A field of the record, or of the element in a table of elements. */
  | { record: P }
  /** A field of the record around an element, or around a related record. */
  | { owner: O }
  /** The value of a field of the form. */
  | { form: string }
  /** A path of the option chosen in a field of the form. */
  | { form: string; option: OptionPath<P> }
  /** A path of an option, in the conditions of the options of a field. */
  | { option: I }
  /** What the customer has selected. */
  | { context: 'location' | 'billingAccount' }
  /** A value of the site configuration. */
  | { site: SitePath<P> }
  /** The sum of the elements at a path. */
  | { sum: P }
  /** The number of elements at a path. */
  | { count: P }

/** A scalar, or where the value is read. */
export type Value<P extends string = string, O extends string = string, I extends string = JudgedPath<P>> =
  | Scalar
  | Source<P, O, I>

/** What a path is compared with: one value, or a list of which one must match. */
export type Wanted<P extends string = string, O extends string = string, I extends string = JudgedPath<P>> =
  | Value<P, O, I>
  | readonly Scalar[]

/** A condition on the record, the form, the site or the user. */
export type Condition<
  P extends string = string,
  O extends string = string,
  I extends string = JudgedPath<P>,
> =
  /** The field has this value, or one of these. */
  (
    | { record: P; is: Wanted<P, O, I> }
    /** The field has any value, or none. */
    | { record: P; present: boolean }
    /** The same of an option of a field. */
    | { option: I; is: Wanted<P, O, I> }
    | { option: I; present: boolean }
    /** The same of the record around this one. */
    | { owner: O; is: Wanted<P, O, I> }
    | { owner: O; present: boolean }
    /** The same of a field of the form. */
    | { form: string; is: Wanted<P, O, I> }
    | { form: string; present: boolean }
    /** The same of the option chosen in a field of the form. */
    | { form: string; option: OptionPath<P>; is: Wanted<P, O, I> }
    /**
     * The selected account may pay for new records; the location accepts them; the user is an administrator, or acts for
     * another account.
     */
    | { context: 'billingAccountOpen' | 'locationOpen' | 'administrator' | 'acting' }
    /** The billing account with this id may pay for more, or only for small records (`limited`). */
    | { account: Value<P, O, I>; is: 'open' | 'limited' }
    /** The sign-in name of the user is this, or one of these. */
    | { context: 'user'; is: Value<P, O, I> }
    /** The site has this switch on. */
    | { feature: FeatureSwitch }
    /** A value of the site configuration is this one. */
    | { site: SitePath<P>; is: Wanted<P, O, I> }
    /** All of these hold. */
    | { all: readonly Condition<P, O, I>[] }
    /** One of these holds. */
    | { any: readonly Condition<P, O, I>[] }
    /** This does not hold. */
    | { not: Condition<P, O, I> }
  ) & {
    /** Name of the reason shown when it fails, `reasons.<because>`. */
    because?: string /** Removes instead of disabling, as `feature` and the contexts `administrator` and `acting` always do. */
    hide?: true
  }
