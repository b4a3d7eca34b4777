/**
 * The words a resource manifest is made of. Everything here is data: no member is a function, every value survives a
 * JSON round trip. Paths name fields of the record as the API sends it; a path that starts with `$` names something the
 * engine adds: `$location`, `$state`, `$price`, `$ownPrice` (without what other records carry), or a joined record by its name.
 */
import type { IconName } from '../lib/icon-names'
import type { OperationId } from '../generated/operations'
import type { FeatureSwitch } from './feature-switch'
import type { SectionName } from './names'
import type { SchemaName, Value, Condition, Members } from './words/values'
import type { Elsewhere, Join, Spent, States, TitlePart } from './words/records'
import type { ColumnSpec, FactSpec, FilterSpec } from './words/columns'
import type { FormNotice, FormSection, Prefill } from './words/forms'
import type { PriceLine } from './words/prices'
import type { Action } from './words/actions'
import type { StepSpec } from './words/steps'
import type { SectionSpec, Tab, FactGroup } from './words/sections'

/** The form that makes a record. */
export interface CreateForm<
  Op extends OperationId = OperationId,
  Name extends string = string,
  F extends string = string,
  P extends string = string,
  Part = FormSection,
  Notice = FormNotice,
> {
  /** Makes the record. */
  operation: Op
  /** May it be begun now; unless given, what an account pays for needs one that is open. */
  when?: Condition<P>
  notices?: readonly Notice[]
  /** The form from top to bottom. */
  sections: readonly Part[]
  /** Parameters the customer never types. The account that pays binds itself. */
  params?: Members<Name, Value<P>>
  /** Further query names of a link to the form than the names of its fields, and what they fill; `name` fills the title. */
  prefill?: Record<string, string | Prefill>
  /** What completes the record once it is there: actions of the type, with what the form holds. */
  steps?: readonly StepSpec[]
  /** Where the new record is found in the answer: the answer itself, or the one new entry of an answered list. */
  result?: 'record' | 'list'
  /** Field of the new record shown once, to be copied. */
  reveal?: F
  /** What is said first when the call is refused, `failures.<id>`: of the first whose condition holds. */
  failed?: readonly { id: string; when?: Condition<P> }[]
  /** State the new record should reach, and how many seconds that usually takes. */
  expect?: { state: string; seconds: number }
  /** Operations whose answers this changes, beyond the type's own list. */
  refresh?: readonly OperationId[]
}

/** A type of resource: where its records come from, how they are shown, and what can be done to them. */
export interface ResourceManifest<
  S extends SchemaName = SchemaName,
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
  /** Of the language; the present one unless given. */
  version?: 1
  /** The type's name in the API (`$type`). */
  type: string
  /** The schema of the description every record has. */
  schema: S
  /** Where the type stands in the navigation. */
  section: SectionName
  /** Stands for the type in the navigation, in search and on empty pages. */
  icon: IconName
  /** Absent: the type exists on every site. */
  feature?: FeatureSwitch
  /** `location`: there is one list for each location, and calls name it in their path. What the list call takes unless given. */
  scope?: 'global' | 'location'
  /** The field with the location of each record, for a type that is listed for all locations at once. */
  locationAt?: F
  /** The field calls and addresses name a record by; `uuid` or `id` unless given. */
  identity?: F
  /** The first of these that is not empty names the record; `display_name` or `name`, then the identity unless given. */
  title?: readonly TitlePart<P>[]
  /** Addresses below the console. A detail names `{id}`, after `{location}` where the type has one; below the list unless given. */
  routes: { list: string; detail?: string; create?: string }
  /** Records of other lists that belong to a record, reached as `$name`. */
  joins?: Joined
  /** What a record is doing: `$state`, its badge, and how often it is read again. */
  states?: States<P, F>
  /** How other types speak of records of this one. */
  elsewhere?: Elsewhere<P>
  /** The table of all records. */
  list: {
    /** Answers an array of records. */
    operation: OperationId
    /** Query parameters that are the same wherever the list is read; all screens share one answer. */
    params?: Record<string, string | number | boolean>
    /** Rows are shown only while this holds; deleted ones, say, are not. */
    when?: Condition<P>
    /** In their order; the first stays where it is. */
    columns: readonly ColumnSpec<P, E>[]
    /** Columns after those, not shown until the customer asks for them. The identity can be copied. */
    hidden?: readonly ColumnSpec<P, E>[]
    /** What the search field looks in. */
    search: readonly P[]
    /** Choices in the tool bar; state and location, as far as there are, unless given. */
    filters?: readonly FilterSpec<P>[]
    /** The order at first; by the first column unless given. */
    sort?: { by: string; direction: 'ascending' | 'descending' }
    /** Columns added up in the footer; the price unless given. */
    totals?: readonly string[]
    /** Actions offered for several chosen records; none that asks for something, which would be about one. */
    bulk?: readonly string[]
    /** Actions in the menu of a row, where all would be too many; the others are on the record's page. */
    menu?: readonly string[]
    /** Lines to copy from the menu of a row, such as a command, with `{path}` in them: `copies.<id>`. */
    copies?: readonly { id: string; text: string; when?: Condition<P> }[]
    /** Ready-made starts on the first-run page: values for the create form. */
    offers?: readonly {
      id: string
      icon: IconName
      prefill: Record<string, string>
      /** Only where the site has this switch on. */
      feature?: FeatureSwitch
    }[]
  }
  /** The page of one record. */
  detail?: {
    /** Operation that reads one record; from the list unless given. */
    operation?: OperationId
    /** Parameters of that operation; bound as those of an action are. */
    params?: Record<string, Value<P>>
    /** A field shown below the name. */
    description?: P
    /** Values after the description, below the name; those that are empty are left out. */
    line?: readonly FactSpec<P, E>[]
    /** A sentence about every record of the type below the name: `about`. */
    about?: true
    /** What is to be known of a record now, above its content: `notices.<id>`. */
    notices?: readonly Notice[]
    /** A badge with a sentence: `badges.<id>` with a count. */
    badge?: { id: string; count: P; icon: IconName }
    /** What it has cost this month: `$spent`. */
    spent?: Usage
    /** Actions that are buttons beside the name; all others are in the menu there. */
    actions?: readonly string[]
    /** Groups beside the content. */
    facts: readonly FactGroup<P, E>[]
    /** Parts of the page; a single one has no bar. */
    tabs: readonly Tab<P, Part>[]
  }
  /** Actions that stand together in menus, divided from the others. */
  groups?: Record<string, readonly string[]>
  /** What can be done to a record; lists, pages and menus name these by their ids. */
  actions?: readonly Act[]
  /** The form that makes a record. */
  create?: Form
  /** What a record costs: `$price`, totals, and the estimate beside the form. */
  price?: readonly Cost[]
}
