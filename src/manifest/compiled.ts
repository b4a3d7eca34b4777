/**
 * A manifest after the compiler: every optional made explicit, every path resolved against the description. The engine
 * reads only this. Texts are not in it; their keys follow from type and id (see `text-keys.ts`).
 */
import type { IconName } from '../lib/icon-names'
import type { TextFormat } from '../lib/text-format'
import type { OperationId } from '../generated/operations'
import type { FeatureSwitch } from './feature-switch'
import type { CellName, CustomName, SectionName, WidgetName } from './names'
import type { CompleteAction, CompleteJoin } from './complete'
import type { Condition, Scalar, Value } from './words/values'
import type { Field, RowTemplate, RowWarning } from './words/fields'
import type { FormNotice, Prefill, Presets } from './words/forms'
import type { Step } from './words/steps'
import type { Reference, Spent, StateMeaning, States, TitlePart } from './words/records'
import type { PriceLine } from './words/prices'

export type AnyRecord = Record<string, unknown>

export interface CompiledColumn {
  id: string
  values: readonly string[]
  cell: CellName
  /** Numbers, sizes and money stand flush right. */
  end: boolean
  hidden: boolean
  phone: 'end' | 'summary' | null
  copy: boolean
  refers: Reference<string> | null
  /** How rows are ordered by this column; null when they cannot be. */
  sort: 'text' | 'number' | 'time' | null
  /** The values a `choice` cell translates; null for every other cell. */
  choices: readonly Scalar[] | null
  when: Condition | null
  /** The unit of a number that no cell writes by itself. Only where it has one: a list of columns is read before rows are drawn. */
  unit?: string
  /** Nothing has words of its own, `absent.<id>`. Only where it has, as above. */
  absent?: true
  /** A secret that can be written out. Only where it is one, as above. */
  reveal?: true
  /** Of several elements only the greatest value of those for which this holds. Only where it is said, as above. */
  newest?: Condition
  /** When a badge `marks.<id>` stands behind the value. Only where there is one, as above. */
  mark?: Condition
}

export interface CompiledFilter {
  id: string
  path: string
  /** Known values; null when they are collected from the rows. */
  values: readonly Scalar[] | null
  /** Where a value's label comes from. */
  label: 'state' | 'location' | 'choice' | 'reference'
  refers: string | null
}

/** A value of an option's label or note, and how it is drawn. */
export interface CompiledPart {
  path: string
  cell: CellName
}

export type CompiledOptions =
  | {
      kind: 'values'
      values: readonly Scalar[]
      /** By value: offered only while this holds. Only where the manifest has it. */
      when?: Record<string, Condition>
    }
  | { kind: 'locations' }
  | {
      kind: 'operation'
      operation: OperationId
      params: Record<string, Value>
      each: string | null
      /** The paths whose values, joined, are the value, or of which it is an object. */
      value: { join: readonly string[]; with: string } | { object: Record<string, string> }
      label: readonly CompiledPart[]
      note: readonly CompiledPart[]
      about?: string
      more?: string
      fills?: Record<string, string>
      when: Condition | null
      initial: Condition | null
      order: string | null
      /** These only where the manifest has them. */
      newest?: string
      picture?: string
      flags?: readonly { id: string; when: Condition }[]
    }
  | {
      kind: 'resource'
      type: string
      /** Path of the value sent; null for the identity. */
      value: string | null
      note: readonly CompiledPart[]
      when: Condition | null
      initial: Condition | null
      /** Only where the manifest has it. */
      nothing?: true
    }

export interface CompiledField extends Omit<
  Field,
  'widget' | 'of' | 'options' | 'id' | 'declared' | 'within'
> {
  id: string
  options: CompiledOptions | null
  widget: WidgetName
  /** JSON type on the wire. */
  type: 'string' | 'integer' | 'number' | 'boolean' | 'array' | 'object'
  /** Required by the description. */
  mandatory: boolean
  /** The description marks it secret: never kept in a draft, never shown in a preview. */
  secret: boolean
  unit: string | null
  /** The description's default. */
  fallback: unknown
  of: readonly CompiledField[] | null
  min: number | null
  max: number | null
  maxLength: number | null
  /** A text that has a syntax of its own, as the description says of its content. Only where it has one. */
  syntax?: 'yaml'
  /** What a text is like, as its format in the description says. Only where the console knows it. */
  format?: TextFormat
  /** What the entries of a map hold, and that a list holds numbers. Only where it does. */
  entries?: 'string' | 'number'
  /** Of a field of a row: what the description says a text is like. */
  pattern?: string
}

export interface CompiledFormSection {
  id: string
  icon: IconName | null
  presets: Presets | null
  fields: readonly string[]
  when: Condition | null
}

/**
 * A form: its JSON Schema (draft-07), whose validator is compiled beside it, the uiSchema the form library draws it by,
 * and its fields by id.
 */
export interface CompiledForm {
  id: string
  operation: OperationId
  schema: AnyRecord
  uiSchema: AnyRecord
  fields: Record<string, CompiledField>
  sections: readonly CompiledFormSection[]
}

export interface CompiledAction extends Omit<CompleteAction, 'input'> {
  /** Key of the form in the type's forms module, or null when nothing is asked. */
  form: string | null
  /** The joins its dialog names, which are read only while that is open. Only where there are some. */
  joins?: readonly string[]
}

export interface CompiledFacts {
  id: string
  commands: readonly { text: string; when: Condition | null }[]
  /** Only where the group begins with the parts of the price. */
  parts?: true
  /** Id of a section of related records, listed here as well. */
  related: string | null
  action: string | null
  /** A component of our own below the heading. Only where the group has one. */
  component?: CustomName
  items: readonly CompiledColumn[]
}

export type CompiledSection =
  | { kind: 'facts'; id: string; items: readonly CompiledColumn[] }
  | {
      kind: 'collection'
      id: string
      /** Path of the array in the record, or in the answer of `read`; empty where the answer is the list. */
      at: string
      read: { operation: OperationId; params: Record<string, Value> } | null
      latest: number | null
      key: string
      title: string
      columns: readonly CompiledColumn[]
      states: States | null
      sort: { by: string; direction: 'ascending' | 'descending' } | null
      rowActions: readonly CompiledAction[]
      actions: readonly string[]
      note: boolean | Readonly<Record<string, Value>>
      when: Condition | null
      /** What each element costs; none where they are not priced. */
      price: readonly PriceLine<string>[]
    }
  | {
      kind: 'editor'
      id: string
      at: string
      key: string
      form: string
      groups: { field: string; values: readonly string[] } | null
      order: readonly string[]
      write: { operation: OperationId; params: Record<string, Value>; place: string }
      /** Properties of an element that are sent back, also those no field edits. */
      carries: readonly string[]
      templates: readonly RowTemplate[]
      warns: readonly RowWarning[]
      named: readonly string[]
      states: States | null
      affects: string | null
    }
  | {
      kind: 'related'
      id: string
      type: string
      theirs: string
      ours: string
      columns: readonly string[] | null
      part: { at: string; by: string; columns: readonly CompiledColumn[] } | null
      rowActions: readonly string[]
      calls: readonly CompiledAction[]
      actions: readonly string[]
      note: boolean | Readonly<Record<string, Value>>
    }
  | {
      kind: 'snippets'
      id: string
      when: Condition | null
      note: boolean | Readonly<Record<string, Value>>
      of: readonly {
        id: string
        open?: string
        parts: readonly {
          file: string | null
          download?: true
          lines: readonly { line: string; when: Condition | null }[]
        }[]
      }[]
      /** Paths in the lines that lead to secrets. */
      secrets: readonly string[]
    }
  | { kind: 'form'; id: string; action: string; helps?: string }
  | { kind: 'actions'; id: string; actions: readonly string[]; danger: boolean }
  | {
      kind: 'secret'
      id: string
      operation: OperationId
      params: Record<string, Value>
      items: readonly { id: string; path: string }[]
      when: Condition | null
    }
  | { kind: 'custom'; id: string; component: CustomName }

export interface CompiledTab {
  id: string
  sections: readonly CompiledSection[]
  count: readonly string[]
  when: Condition | null
}

/** What the frame, the router and the palette need of a type before its own chunk is loaded. */
export interface ResourceSummary {
  type: string
  section: SectionName
  icon: IconName
  feature: FeatureSwitch | null
  scope: 'global' | 'location'
  /** Path of the location in each record of a global list; null where the records lie in none, or the call says it. */
  locationAt: string | null
  identity: string
  routes: { list: string; detail: string | null; create: string | null }
  listOperation: OperationId
}

export interface CompiledResource extends ResourceSummary {
  /** Fields every record must have, and their JSON types; a record that differs is shown as odd. */
  shape: Record<string, 'string' | 'number' | 'boolean' | 'array' | 'object'>
  title: readonly TitlePart<string>[]
  /** Some condition speaks of what the user is, so it has to be asked. */
  asksRole: boolean
  joins: Record<string, CompleteJoin>
  states: States | null
  stateOf: Record<string, StateMeaning>
  /** The operation that reads one record, where the list does not tell everything. */
  readOperation: OperationId | null
  /** A count that stands with the name of a record. */
  badge: { id: string; count: string; icon: IconName } | null
  list: {
    when: Condition | null
    /** The joins that anything but a record's own page and the create form speaks of. */
    joins: readonly string[]
    columns: readonly CompiledColumn[]
    search: readonly string[]
    filters: readonly CompiledFilter[]
    sort: { by: string; direction: 'ascending' | 'descending' } | null
    totals: readonly string[]
    bulk: readonly string[]
    /** Only where it is not all actions. */
    menu?: readonly string[]
    copies?: readonly { id: string; text: string; when: Condition | null }[]
    offers: readonly {
      id: string
      icon: IconName
      prefill: Record<string, string>
      feature?: FeatureSwitch
    }[]
  }
  actions: Record<string, CompiledAction>
  create: {
    operation: OperationId
    when: Condition | null
    params: Record<string, Value>
    notices: readonly FormNotice[]
    prefill: Record<string, string | Prefill>
    steps: readonly Step[]
    result: 'record' | 'list'
    reveal: string | null
    failed: readonly { id: string; when?: Condition }[]
    expect: { state: string; seconds: number } | null
    refresh: readonly OperationId[]
  } | null
  price: readonly PriceLine<string>[]
}

/** What only the screen of a record needs, fetched when one is opened. */
export interface CompiledDetail {
  params: Record<string, Value>
  /** The joins that something outside the dialogs of actions names. */
  joins: readonly string[]
  /** The operation that is documented as reading one record of the type, whether or not the screen uses it. */
  documented: OperationId
  description: string | null
  line: readonly CompiledColumn[]
  about: boolean
  notices: readonly FormNotice[]
  /** Only where the type has it. */
  spent?: Spent
  actions: readonly string[]
  facts: readonly CompiledFacts[]
  tabs: readonly CompiledTab[]
  /** The types whose records the screen names, or lists before a tab is chosen: it is not drawn without them. */
  refers: readonly string[]
}

/** A type with the screen of its records; null where it has none. */
export interface DetailedResource extends CompiledResource {
  detail: CompiledDetail | null
}
