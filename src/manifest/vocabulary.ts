/**
 * The words a resource manifest is made of. Everything here is data: no member is a function, every value survives a
 * JSON round trip. Paths name fields of the record as the API sends it; a path that starts with `$` names something the
 * engine adds: `$location`, `$state`, `$price`, or a joined record by its name.
 */
import type { components } from '../generated/api-types'
import type { IconName } from '../lib/icon-names'
import type { OperationId } from '../generated/operations'
import type {
  CellName,
  FeatureSwitch,
  ScreenSlotName,
  SectionName,
  StateKind,
  Tone,
  WidgetName,
} from './names'

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

/** What one state means. `icon` and `tone` only where the kind's own would mislead. */
export interface StateMeaning {
  /** What it means to the customer; colour and weight follow. */
  kind: StateKind
  /** Instead of the icon of the kind. */
  icon?: IconName
  /** Instead of the colour of the kind. */
  tone?: Tone
  /** Seconds a `moving` state usually takes; the wait is shown against it. */
  seconds?: number
  /** Kept and paid for while nothing uses it; pointed out where it costs something. */
  idle?: true
}

/**
 * States read from an enum field (every value must be mapped), or derived: the first rule that holds gives the state, and
 * when none does the raw value of `otherwise` is shown as a state nobody knows.
 */
export type States<T> =
  | { field: FieldOf<T>; of: Record<string, StateMeaning> }
  | {
      rules: readonly { state: string; when?: Condition<Path<T>> }[]
      otherwise?: FieldOf<T>
      of: Record<string, StateMeaning>
    }

/** Records of another list, or parts of them, that belong to this one: matched by equal values and, for located types, by location. */
export interface MatchedJoin<T> {
  /** Lists the other records; shared with the screens that show them. */
  operation: OperationId
  /** What is joined are the elements of this array inside the other records. */
  each?: string
  /** Path in what is joined; `[]` matches any element. */
  theirs: string
  /** Path in this record; `[]` finds what belongs to any element. */
  ours: Path<T>
  /** Is there at most one. */
  take: 'one' | 'many'
}

/** A whole answer, the same for every record of the type: an address, the customer's own keys. */
export interface WholeJoin {
  /** Reads it. */
  operation: OperationId
  take: 'whole'
}

/** What a type's records are joined with: records that match, or a whole answer that is the same for all of them. */
export type Join<T> = MatchedJoin<T> | WholeJoin

/** A resource type, or one of several: the type by the value of a field that says what kind of thing is identified. */
export type Reference<P extends string> = string | { by: P; of: Record<string, string> }

/** How a value of a list, fact or nested row is shown. A bare path is a column with everything derived. */
export interface Column<P extends string> {
  /** Names the label `fields.<id>`; the last part of the path unless given. */
  id?: string
  /** One path, or several that together make the cell. */
  value: P | readonly P[]
  /** How it is drawn; from the description unless given. */
  cell?: CellName
  /** The resource type this value identifies, shown by its title, linked to its screen; or which one by another field. */
  refers?: Reference<P>
  /** Not shown until the customer asks for it. */
  hidden?: true
  /** Where it stands in the two-line row of a phone; nowhere unless given. */
  phone?: 'end' | 'summary'
  /** Can be copied. */
  copy?: true
  /** Not shown unless the condition holds. */
  when?: Condition<P>
  /** What nothing means is said, `absent.<id>`, where a dash would stand. */
  absent?: true
  /** A secret fact is there to be read: hidden, written out when asked for, and hidden again. */
  reveal?: true
}
export type ColumnSpec<P extends string> = P | Column<P>

/** A filter with choices in the tool bar: over the states, the locations, or a field's values. */
export type FilterSpec<P extends string> =
  '$state' | '$location' | { field: P; values?: readonly Scalar[]; refers?: string }

/**
 * Where the choices of a field come from. In their conditions `field` reads what could be chosen, `form` what was typed,
 * `owner` the record the form is about.
 */
export type Options =
  | {
      kind: 'operation'
      operation: OperationId
      params?: Record<string, Value>
      /**
       * Choices are the elements of this array inside the answer's items; the item itself is then `parent`. An element that
       * is no object is read as `{ value }`.
       */
      each?: string
      /** The value sent: a path, several joined by a character, or an object of several. */
      value: string | { join: readonly string[]; with: string } | { object: Record<string, string> }
      label: string | readonly string[]
      note?: string | readonly string[]
      /** Fields that are filled in when a choice is made, each from a path of the chosen item. */
      fills?: Record<string, string>
      /** What the chosen item says of itself, under the choices. */
      about?: string
      /** Path of the address of a page with more about the chosen item, linked there. */
      more?: string
      /** Only items for which this holds; fields are the item's. */
      where?: Condition
      /** Items for which this fails stay visible but cannot be chosen, with the reason. */
      open?: Condition
      /** The item chosen at first. */
      initial?: Condition
      order?: string
      /** Path of a picture's address, for tiles. */
      picture?: string
      /** Words beside the choices for which a condition holds: `flags.<id>`. */
      flags?: readonly { id: string; when: Condition }[]
    }
  | {
      kind: 'resource'
      type: string
      /** Path of the value sent; the identity unless given. */
      value?: string
      note?: string | readonly string[]
      where?: Condition
      open?: Condition
      initial?: Condition
    }
  | {
      kind: 'values'
      values: readonly Scalar[]
      icons?: Record<string, IconName>
      /** Values that are offered only while a condition holds. */
      only?: Record<string, Condition>
    }
  | { kind: 'locations' }

/**
 * A bound: a value, and how much more. It counts only while `when` holds; `because` names what is said instead of "At
 * least" or "At most", filled with the bound. Of several, the narrowest counts.
 */
export type Bound = Value & { plus?: number; when?: Condition; because?: string }

/**
 * An array in the site configuration that says which details a deployment asks for, in which order, and which of them must
 * be filled in or pass a named check; all but `site` are properties of its elements.
 */
export interface Asked {
  site: string
  name: string
  required: string
  visible: string
  validator?: string
}

/** A field of a form: create, edit, or the input of an action. */
export interface Field {
  /**
   * The request parameter, a place inside one that is sent as JSON (`volume.size`), or the name of a value that only steers
   * the form (`local`).
   */
  at: string
  /** Names the value in the form, where it differs from the last part of `at`: several fields may fill one parameter, each shown in turn. */
  id?: string
  /** A second parameter the same control fills: the end of a range that starts at `at`. */
  to?: string
  /** A value that is not sent: its type and, through `options` and `of`, its choices and rows. */
  local?: 'string' | 'boolean' | 'list'
  /** Asked only where the description's operation has this parameter; on other deployments there is no such field. */
  declared?: string
  /** How it is asked; from the description unless given. */
  widget?: WidgetName
  /** What can be chosen. */
  options?: Options
  /** Asked only while this holds; otherwise neither shown nor sent. */
  show?: Condition
  /** Asked as the site configuration says, among the other fields of which this is said. */
  asked?: Asked
  /** Required beyond what the description requires: always, or while a condition holds. */
  required?: true | Condition
  /** First value; the description's default unless given. */
  initial?: Value
  /** The row of a parameters call that bounds this field (enum, range, regular expression, per-system limits). */
  limits?: { operation: OperationId; parameter: string; by?: string }
  /** Bounds from the record, such as "larger than now" or a host pool's guest limits. */
  least?: Bound | readonly Bound[]
  most?: Bound | readonly Bound[]
  /** The unit the customer types in when it differs from the wire (MB on the wire, GB on screen). */
  shown?: 'GB'
  /** Has a help line `help.<id>`. One that says the rule stays beside what is said of a breach of it. */
  help?: true | 'rule'
  /** What is said of it elsewhere, under the field: of the service that is chosen, what several machines are good for. */
  about?: Value
  /** Stands beside the next field on a wide screen. */
  half?: true
  /** As wide as short words need, in a line of its own. */
  narrow?: true
  /** For `tiles`: each also shows what this field would be if it were chosen. */
  leads?: string
  /** Offers to make a value up. */
  generate?: true
  /** Priced types whose unit price stands beside the field. */
  price?: string
  /**
   * For `rows`: the fields of each row. For `picks`: the first is the choice that makes a row, the others keep their
   * initial value.
   */
  of?: readonly Field[]
  /** Rows there are to begin with, each with what its fields begin with. */
  begins?: number
  /** Patterns the value must fit, each said as `rules.<id>` and marked as it is typed: kept, or not yet. */
  rules?: readonly { id: string; pattern: string }[]
  /** In a row: no row above it may have the same value; the reason why, `reasons.<distinct>`. */
  distinct?: string
  /** What else must hold for the value; every failed check shows its reason. */
  checks?: readonly Condition[]
}

/** Ready-made sizes that set several fields at once. */
export interface Presets {
  /** Array in the site configuration. */
  site: string
  /** Field of the form from key of the preset, multiplied where units differ. */
  set: Record<string, { key: string; times?: number; cell: CellName }>
  /** Kinds of what is chosen elsewhere, as presets name them: the first whose condition holds is the present one. */
  kinds?: readonly { is: string; when?: Condition }[]
  /** Fields whose chosen values presets may name instead of a kind. */
  of?: readonly string[]
  /** Keys of a preset that list kinds: those it is offered for, barred for, and the usual size of. */
  lists?: { offered?: string; barred?: string; usual?: string }
  /** Key of the words that say why it is barred. */
  notice?: string
}

/** Something to know before a form is sent, above its fields, or of a record, above its content: `notices.<id>`. */
export interface FormNotice {
  id: string
  tone: 'info' | 'warning' | 'error'
  when?: Condition
}

/**
 * An action of the type performed on a record once it is created, as soon as that can be done: once for each row of a
 * list in the form, or once with what fields of the form hold, and not at all without. The page of the record shows how
 * far it is.
 */
export interface PlannedAction {
  action: string
  /** A list of rows in the form; their fields are what the action asks for. */
  each?: string
  /** What the action asks for, by parameter: names of fields of the form. */
  fill?: Record<string, string>
}

/** A call made once a record is created, for each element of a list in the form: a person, a rule, an address. */
export interface FollowUp {
  operation: OperationId
  /** The list, and the parameter one element of it fills. */
  each: { form: string; as: string }
  /** The other parameters; `field` reads the new record. */
  params: Record<string, Value>
}

/** A part of a create form, under a heading. */
export interface FormSection {
  /** Names its heading, `sections.<id>`. */
  id: string
  /** Stands before the heading. */
  icon?: IconName
  /** Sizes above the fields. */
  presets?: Presets
  /** In their order. */
  fields: readonly Field[]
  /** Left out unless this holds. */
  show?: Condition
}

/** The fields a value of an address fills. `as` are other words for values, `also` what else is then filled. */
export interface Prefill {
  fields: readonly string[]
  as?: Record<string, string>
  also?: Record<string, Scalar>
}

/** One line of the estimate: a priced type times a quantity. */
export interface PriceLine<P extends string> {
  /** A value of the description's priced types. */
  type: string
  /** Records of this type carry this part as well; where everything is added up, it counts there. */
  countedBy?: string
  /** Quantity read from a record; none where another line counts it already. */
  record?: Value<P>
  /** One line for each row of this list in the form; `form` reads the row. */
  each?: string
  /** Quantity read from the create form; of rows, `pools[].size`, their total. */
  form?: Value
  /** What of the type it is, such as the pool of a disk, for the words of the estimate. */
  name?: Value
  /** Of a total over an array: only the elements for which this holds, `field` being theirs. */
  where?: Condition
  /** Of a total over an array: each element counts as often as this field of it says. */
  times?: string
  /** What the quantity is divided by to reach the priced unit: 1024 for MB priced per GB. */
  divide?: number
  /** Counts for a record only while this holds. */
  whenRecord?: Condition<P>
  /** Counts in the form only while this holds. */
  whenForm?: Condition
  /** The pool whose prices apply. */
  pool?: { record: Value<P>; form?: Value }
  /** Factors on the price list: an array, which field of its elements names a priced type, and which the factor. */
  rates?: { record: Value<P>; form?: Value; type: string; factor: string }
  /** How the quantity is written. */
  cell?: CellName
}

/** How much an action can hurt (interface rules, section 10). */
export type Guard = 'none' | 'disturbs' | 'loses-data' | 'loses-resource'

/**
 * A line of the confirmation that says what is lost or kept: `consequences.<id>` once, once per element of a path (filled
 * with the element's fields), or once with the number of elements, left out when there are none.
 */
export interface Consequence<P extends string> {
  /** Names its text, `consequences.<id>`. */
  id: string
  /** Once for every element here. */
  each?: P
  /** Once, with the number of elements here. */
  count?: P
  /** Only while this holds. */
  when?: Condition<P>
}

/** Something that can be done to a record: in its menu, on its page, or in bulk. */
export interface Action<P extends string> {
  /** Names its texts, `actions.<id>`, and its dialog in the address. */
  id: string
  /** Stands before its label. */
  icon: IconName
  /** What it calls. */
  operation: OperationId
  /** Parameters of the operation by name, wherever they travel; the location binds itself. */
  params: Record<string, Value<P>>
  /** Can it be done now; otherwise it is disabled and says why. */
  when?: Condition<P>
  /** Asked before it runs. */
  input?: readonly Field[]
  notices?: readonly FormNotice[]
  /** How it asks first. */
  guard: Guard
  /** What is lost, line by line. */
  deleted?: readonly Consequence<P>[]
  /** What stays, or goes on costing. */
  kept?: readonly Consequence<P>[]
  /**
   * Actions that make this one possible, and those that undo them afterwards. Where the first can be done and this one
   * cannot, its form offers all of them as one sequence, which stops at the first failure.
   */
  way?: { before: readonly string[]; after: readonly string[] }
  /**
   * The state the record should reach, within so many seconds; `escalate` is offered when it has not by then, `next`
   * follows by itself when it has, such as the start that makes a stop a restart.
   */
  expect?: { state: string; seconds: number; escalate?: string; next?: string }
  /** Operations whose answers this changes, beyond the type's own list. */
  refresh?: readonly OperationId[]
  /** The record is read again right before, because the call replaces it as a whole. */
  fresh?: true
  /** The record is gone afterwards. */
  removes?: true
  /** Drawn as dangerous. */
  danger?: true
}

/**
 * A sentence below a section, `notes.<id>`; with values filled in, and while one of them is not known `notes.<id>_unknown`
 * instead.
 */
export type Note<P extends string> = true | Record<string, Value<P>>

/** Fields of the record shown as label and value. */
export interface FactsSection<P extends string> {
  kind: 'facts'
  /** Names its heading, `sections.<id>`. */
  id: string
  /** Labels with values. */
  items: readonly ColumnSpec<P>[]
}

/**
 * Elements of an array inside the record, or of a list read for it, each with calls of its own. One that is no object is
 * read as `{ value }`.
 */
export interface CollectionSection<P extends string> {
  kind: 'collection'
  /** Names its heading, `sections.<id>`. */
  id: string
  /** The array inside the record. */
  at?: P
  /** Or a call of its own whose answer is the list, or has it at a path; made when the section is shown. */
  read?: { operation: OperationId; params?: Record<string, Value<P>>; at?: string }
  /** Shown at first, the rest on request. */
  latest?: number
  /** The field of an element that tells it from the others. */
  key: string
  /** The field of an element that names it. */
  title: string
  /** Of the table. */
  columns: readonly ColumnSpec<string>[]
  /** What each element is doing: `$state` in its columns and conditions. Its words are among the type's own states. */
  states?: States<Record<string, unknown>>
  /** Order of the elements; as the API gives them unless given. */
  sort?: { by: string; direction: 'ascending' | 'descending' }
  /** Actions on one element; `field` reads the element, `owner` the record. */
  rowActions?: readonly Action<string>[]
  /** Actions of the resource offered above the rows. */
  actions?: readonly string[]
  note?: Note<P>
  /** Only elements for which this holds. */
  where?: Condition
}

/** Elements edited together and written with the whole object. */
export interface EditorSection<P extends string> {
  kind: 'editor'
  /** Names its heading, `sections.<id>`. */
  id: string
  /** The array. */
  at: P
  /** The field of an element that tells it from the others. */
  key: string
  /** One table per value of this field. */
  groups?: { field: string; values: readonly string[] }
  /** Fields the elements are shown in the order of, when the platform keeps none. Those without a value come last. */
  order?: readonly string[]
  /** What is asked of an element. */
  fields: readonly Field[]
  /** The call that writes the array. */
  write: {
    operation: OperationId
    params: Record<string, Value<P>>
    /** Parameter the array travels in. */
    place: string
  }
  /** Ready-made elements to begin with. */
  templates?: readonly { id: string; row: Record<string, Scalar | readonly Scalar[]> }[]
  /** Fields in which an element that equals a template is called by the template's name. */
  named?: readonly string[]
  /** What each element does, shown before its fields: its words are among the type's own states. */
  states?: States<Record<string, unknown>>
  /** Saving applies to as many things as this path leads to: `affects.<id>` says so. */
  affects?: P
}

/** Records of another type that belong to this one. */
export interface RelatedSection<P extends string> {
  kind: 'related'
  /** Names its heading, `sections.<id>`. */
  id: string
  /** The other type. */
  type: string
  /** The field of the others that is matched. */
  theirs: string
  /** The field of this record it is matched with. */
  ours: P
  /** Columns of the other type's list to show. */
  columns?: readonly string[]
  /** The elements of this array that name the related records by `by`: what they say of each stands beside it. */
  part?: { at: P; by: string; columns: readonly ColumnSpec<string>[] }
  /** Actions of the other type offered on each. */
  rowActions?: readonly string[]
  /** Further actions on one related record; `field` reads that record, `owner` the record this screen shows. */
  calls?: readonly Action<string>[]
  /** Actions of this record offered above them. */
  actions?: readonly string[]
  note?: Note<P>
}

/** A line to copy; left out while its condition fails. */
export type SnippetLine<P extends string> = string | { line: string; when: Condition<P> }

/**
 * Lines to copy into programs, one program at a time: files and commands. `{path}` in a line is a value of the record,
 * `{path:host}` the host of an address; what the description marks secret is hidden until it is asked for.
 */
export interface SnippetsSection<P extends string> {
  kind: 'snippets'
  id: string
  /** Without this there is nothing to copy; its reason is shown instead. */
  when?: Condition<P>
  note?: Note<P>
  /** Programs; named `snippets.<id>`. `open` is an address that leads straight into the program: `ssh://…`. */
  of: readonly {
    id: string
    open?: string
    /**
     * A part with a `file` is what stands in that file, one without is run in a shell. A file that is made for this record
     * can be downloaded, its name filled in as well.
     */
    parts: readonly { file?: string; download?: true; lines: readonly SnippetLine<P>[] }[]
  }[]
}

/** An action's input, asked in place instead of in a dialog. */
export interface FormSectionOfDetail {
  kind: 'form'
  /** Names its heading, `sections.<id>`. */
  id: string
  /** The action whose input is asked. */
  action: string
  /** Action offered while this one cannot be done, because it is the way there. */
  helps?: string
}

/** Actions listed with a sentence each, the dangerous ones framed as such. */
export interface ActionsSection {
  kind: 'actions'
  /** Names its heading, `sections.<id>`. */
  id: string
  /** In their order. */
  actions: readonly string[]
  /** Framed as dangerous. */
  danger?: true
}

/** What a call answers only when it is asked for: written out for half a minute, and kept nowhere. */
export interface SecretSection<P extends string> {
  kind: 'secret'
  id: string
  operation: OperationId
  params: Record<string, Value<P>>
  /** Paths in the answer; each is labelled `fields.<last part>`. */
  items: readonly string[]
  when?: Condition<P>
}

/** A screen of its own. */
export interface SlotSection {
  kind: 'slot'
  /** Names its heading, `sections.<id>`. */
  id: string
  /** Which one. */
  slot: ScreenSlotName
}

export type Section<P extends string> =
  | FactsSection<P>
  | CollectionSection<P>
  | EditorSection<P>
  | RelatedSection<P>
  | SnippetsSection<P>
  | FormSectionOfDetail
  | ActionsSection
  | SecretSection<P>
  | SlotSection

/** A part of a record's page, with an address of its own. */
export interface Tab<P extends string> {
  /** Names its label, `tabs.<id>`, and its address. */
  id: string
  /** From top to bottom. */
  sections: readonly Section<P>[]
  /** Number beside the tab: elements of these paths. */
  count?: readonly P[]
  /** Left out unless this holds. */
  when?: Condition<P>
}

/**
 * A group of facts beside the content; `command` is a line to copy, with `{path}` in it. `related` names a section of
 * related records, which are listed here as well, with their states; `action` is offered beside the heading.
 */
export interface FactGroup<P extends string> {
  /** Names its heading, `facts.<id>`. */
  id: string
  related?: string
  action?: string
  command?: { text: string; when?: Condition<P> }
  /** Labels with values. */
  items: readonly ColumnSpec<P>[]
}

/** A type of resource: where its records come from, how they are shown, and what can be done to them. */
export interface ResourceManifest<S extends SchemaName> {
  /** Of the language. */
  version: 1
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
  /** `location`: there is one list for each location, and calls name it in their path. */
  scope: 'global' | 'location'
  /** The field with the location of each record, for a type that is listed for all locations at once. */
  locationAt?: FieldOf<Schemas[S]>
  /** The field calls and addresses name a record by. */
  identity: FieldOf<Schemas[S]>
  /** The first of these that is not empty names the record. */
  title: readonly Path<Schemas[S]>[]
  /** Addresses below the console. A detail names `{id}`, after `{location}` where the type has one. */
  routes: { list: string; detail?: string; create?: string }
  /** Records of other lists that belong to a record, reached as `$name`. */
  joins?: Record<string, Join<Schemas[S]>>
  /** What a record is doing: `$state`, its badge, and how often it is read again. */
  states?: States<Schemas[S]>
  /** The table of all records. */
  list: {
    /** Answers an array of records. */
    operation: OperationId
    /** Parameters besides the location. */
    params?: Record<string, Value>
    /** Rows that are not shown, such as deleted ones. */
    hide?: Condition<Path<Schemas[S]>>
    /** In their order; the first stays where it is. */
    columns: readonly ColumnSpec<Path<Schemas[S]>>[]
    /** What the search field looks in. */
    search: readonly Path<Schemas[S]>[]
    /** Choices in the tool bar. */
    filters?: readonly FilterSpec<Path<Schemas[S]>>[]
    /** The order at first. */
    sort?: { by: string; direction: 'ascending' | 'descending' }
    /** Columns added up in the footer. */
    totals?: readonly string[]
    /** Actions offered for several chosen records. */
    bulk?: readonly string[]
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
    /** Parameters of that operation; the location binds itself. */
    params?: Record<string, Value<Path<Schemas[S]>>>
    /** A field shown below the name. */
    description?: Path<Schemas[S]>
    /** Values after the description, below the name; those that are empty are left out. */
    line?: readonly ColumnSpec<Path<Schemas[S]>>[]
    /** A sentence about every record of the type below the name: `about`. */
    about?: true
    /** What is to be known of a record now, above its content: `notices.<id>`. */
    notices?: readonly FormNotice[]
    /** A badge with a sentence: `badges.<id>` with a count. */
    badge?: { id: string; count: Path<Schemas[S]>; icon: IconName }
    /** Actions that are buttons beside the name; all others are in the menu there. */
    actions?: readonly string[]
    /** Groups beside the content. */
    facts: readonly FactGroup<Path<Schemas[S]>>[]
    /** Parts of the page; a single one has no bar. */
    tabs: readonly Tab<Path<Schemas[S]>>[]
  }
  /** What can be done to a record; lists, pages and menus name these by their ids. */
  actions?: readonly Action<Path<Schemas[S]>>[]
  /** The form that makes a record. */
  create?: {
    /** Makes the record. */
    operation: OperationId
    /** May it be begun now. */
    when?: Condition
    notices?: readonly FormNotice[]
    /** The form from top to bottom. */
    sections: readonly FormSection[]
    /** Parameters the customer never types. */
    params?: Record<string, Value>
    /** Further query names of a link to the form than the names of its fields, and what they fill. */
    prefill?: Record<string, string | Prefill>
    /** Calls that complete the record once it is there. One that fails leaves the others, and can be tried again. */
    afterwards?: readonly FollowUp[]
    /** Actions that complete it one after the other, each as soon as it can be done. The first that fails ends them. */
    planned?: readonly PlannedAction[]
    /** Where the new record is found in the answer: the answer itself, or the one new entry of the answered list. */
    result: 'record' | 'list'
    /** Field of the new record shown once, to be copied. */
    reveal?: string
    /** What is said first when the call is refused, `failures.<id>`: of the first whose condition holds. */
    failed?: readonly { id: string; when?: Condition }[]
    /** State the new record should reach, and how many seconds that usually takes. */
    expect?: { state: string; seconds: number }
    /** Operations whose answers this changes, beyond the type's own list. */
    refresh?: readonly OperationId[]
  }
  /** What a record costs: `$price`, totals, and the estimate beside the form. */
  price?: readonly PriceLine<Path<Schemas[S]>>[]
}
