/**
 * The words a resource manifest is made of. Everything here is data: no member is a function, every value survives a
 * JSON round trip. Paths name fields of the record as the API sends it; a path that starts with `$` names something the
 * engine adds: `$location`, `$state`, `$price`, `$ownPrice` (without what other records carry), or a joined record by its name.
 */
import type { IconName } from '../lib/icon-names'
import type { OperationId } from '../generated/operations'
import type { FeatureSwitch } from './feature-switch'
import type { SectionName } from './names'
import type { Value, Condition, Members } from './words/values'
import type { Relation, Join, Spent, States, TitlePart } from './words/records'
import type { ColumnSpec, FactSpec } from './words/columns'
import type { FormNotice, FormSection, Prefill } from './words/forms'
import type { PriceLine } from './words/prices'
import type { Action } from './words/actions'
import type { StepSpec } from './words/steps'
import type { Metric } from './words/metrics'
import type { SectionSpec, Tab, FactGroup, Line } from './words/sections'

/**
 * The form that makes a record.
 * @scope `form` holds the values of the form; there is no record yet.
 */
export interface CreateForm<
  Op extends OperationId = OperationId,
  Name extends string = string,
  F extends string = string,
  P extends string = string,
  Part = FormSection,
  Notice = FormNotice,
> {
  /** The call that makes the record. */
  operation: Op
  /** Disabled unless this holds; default: the account must be open where one pays. */
  when?: Condition<P>
  /** Notices above the fields. */
  notices?: readonly Notice[]
  /** The parts of the form. */
  sections: readonly Part[]
  /** Parameters that are not asked for; default: the account that pays. */
  params?: Members<Name, Value<P>>
  /** By query parameter of a link, in addition to the names of fields: the fields it fills; default: `name` fills the title. */
  prefill?: Record<string, string | readonly string[] | Prefill>
  /** Actions on the new record. */
  steps?: readonly StepSpec[]
  /** Field of the new record shown once, to be copied. */
  reveal?: F
  /** Texts of a refused call, `failures.<id>`; the first whose condition holds. */
  failed?: readonly { id: string; when?: Condition<P> }[]
  /** State the new record reaches, and the usual seconds. */
  expect?: { state: string; seconds: number }
}

/**
 * A type of resource.
 * @scope `record` is a record of the type.
 */
export interface ResourceManifest<
  Op extends OperationId = OperationId,
  F extends string = string,
  P extends string = string,
  E extends string = string,
  Joined = Record<string, Join>,
  Act = Action,
  Part = SectionSpec,
  Notice = FormNotice,
  Usage = Spent,
  Form = CreateForm,
  Cost = PriceLine,
> {
  /** Name of the type in the API (`$type`). */
  type: string
  /** Place in the navigation. */
  section: SectionName
  /** Icon in the navigation, in search and on empty pages. */
  icon: IconName
  /** Shown only where the site has this switch on. */
  feature?: FeatureSwitch
  /** The field that identifies a record in calls and addresses; default: `uuid` or `id`. */
  key?: F
  /** The first that is not empty names the record; default: `display_name` or `name`, then the key. */
  title?: readonly TitlePart<P>[]
  /** Addresses; the detail has `{id}`, after `{location}` where there is one. Default of `detail`: below the list. */
  routes: { list: string; detail?: string; create?: string }
  /** Records of other lists that belong to a record, read as `$name`. */
  joins?: Joined
  /** States of a record, read as `$state`. */
  states?: States<P, F>
  /** How other types refer to records of this one. */
  related?: Relation<P>
  /** The table of all records. */
  list: {
    /** The call that lists records; its schema is that of every record. */
    operation: Op
    /** Query parameters, the same wherever the list is read. */
    params?: Record<string, string | number | boolean>
    /** Only records for which this holds. */
    when?: Condition<P>
    /** Columns in their order; the first is always shown. */
    columns: readonly ColumnSpec<P, E>[]
    /** Columns shown on request. */
    hidden?: readonly ColumnSpec<P, E>[]
    /** Paths that the search reads. */
    search: readonly P[]
    /** Paths with choices above the table; default: the state and the location. */
    filters?: readonly P[]
    /** The column sorted by, descending with a leading minus; default: the first column. */
    sort?: string
    /** Actions on several records; default: the one that `removes` a record. */
    bulk?: readonly string[]
    /** Actions in the menu of a row; default: all. */
    actions?: readonly string[]
    /** Actions of which a row shows the first possible one as a button as well. */
    buttons?: readonly string[]
    /** Lines to copy from the menu of a row, `lines.<id>`. */
    lines?: readonly (Line<P> & { id: string })[]
    /** Offers on an empty list: values for the create form, where the site has the `feature`. */
    presets?: readonly {
      id: string
      icon: IconName
      values: Record<string, string>
      feature?: FeatureSwitch
    }[]
  }
  /** The page of a record. */
  detail?: {
    /** The call that reads one record; default: the list. */
    operation?: OperationId
    /** Parameters of the call; defaults as in an action. */
    params?: Record<string, Value<P>>
    /** Facts below the name; empty ones are left out. */
    values?: readonly FactSpec<P, E>[]
    /** Has a sentence about the type below the name, `about`. */
    about?: true
    /** Notices above the content. */
    notices?: readonly Notice[]
    /** A number of elements beside the name, `count.<id>`. */
    count?: { id: string; at: P; icon: IconName }
    /** Cost in the current month, read as `$spent`. */
    spent?: Usage
    /** Actions that are buttons; the others are in the menu. */
    actions?: readonly string[]
    /** Groups of facts beside the tabs. */
    facts: readonly FactGroup<P, E>[]
    /** Charts; the custom sections `metrics` and `metric-tiles` show them. */
    metrics?: readonly Metric<P>[]
    /** Parts of the page; a single one has no bar. */
    tabs: readonly Tab<P, Part>[]
  }
  /** Groups of actions in menus, divided by lines. */
  groups?: Record<string, readonly string[]>
  /** Actions on a record. */
  actions?: readonly Act[]
  /** The form that makes a record. */
  create?: Form
  /** What a record costs: `$price`, totals and the estimate of the form. */
  price?: readonly Cost[]
}
