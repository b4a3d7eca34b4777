/**
 * A manifest after the compiler: every optional made explicit, every path resolved against the description. The engine
 * reads only this. Texts are not in it; their keys follow from type and id (see `text-keys.ts`).
 */
import type { IconName } from '../lib/icon-names'
import type { OperationId } from '../generated/operations'
import type { FeatureSwitch } from './feature-switch'
import type { SortOrder } from './sort'
import type { SectionName } from './names'
import type { CompiledAction } from './compiled-actions'
import type { CompiledColumn, CompiledFilter } from './compiled-columns'
import type { CompiledField } from './compiled-fields'
import type { CompiledFacts, CompiledLine, CompiledTab } from './compiled-sections'
import type { Condition, Value } from './words/values'
import type { FormNotice, Prefill, Presets } from './words/forms'
import type { Step } from './words/steps'
import type { Metric } from './words/metrics'
import type { MatchedJoin, Spent, StateMeaning, States, TitlePart, WholeJoin } from './words/records'
import type { CompiledPrice } from './price'

export type AnyRecord = Record<string, unknown>

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

/** The data of a type that frame, router and palette need before its own chunk is loaded. */
export interface ResourceSummary {
  type: string
  section: SectionName
  icon: IconName
  feature: FeatureSwitch | null
  scope: 'global' | 'location'
  /** Path of the location in each record of a global list; null if the records have none, or the call gives it. */
  location: string | null
  key: string
  routes: { list: string; detail: string | null; create: string | null }
  listOperation: OperationId
}

/** A join of a type: records matched by equal values, or a whole answer. */
export type CompiledJoin = WholeJoin | (MatchedJoin & { ours: string })

export interface CompiledResource extends ResourceSummary {
  /** Fields every record must have, and their JSON types; a record that differs is marked. */
  shape: Record<string, 'string' | 'number' | 'boolean' | 'array' | 'object'>
  title: readonly TitlePart<string>[]
  /** Some condition depends on whether the user is an administrator, so that must be read. */
  asksAdministrator: boolean
  joins: Record<string, CompiledJoin>
  states: States | null
  stateOf: Record<string, StateMeaning>
  /** The operation that reads one record; null if the list has everything. */
  readOperation: OperationId | null
  /** A count beside the name of a record. */
  count: { id: string; at: string; icon: IconName } | null
  list: {
    when: Condition | null
    /** The joins used outside a record's own page and the create form. */
    joins: readonly string[]
    columns: readonly CompiledColumn[]
    search: readonly string[]
    filters: readonly CompiledFilter[]
    sort: SortOrder | null
    totals: readonly string[]
    bulk: readonly string[]
    /** Absent if it is all actions. */
    actions?: readonly string[]
    /** Actions of which a row shows the first possible one as a button. */
    buttons?: readonly string[]
    lines?: readonly (CompiledLine & { id: string })[]
    /** A line for each record, shown on request. Absent if nothing is measured of many records at once. */
    metric?: Pick<Metric, 'id' | 'unit' | 'most' | 'marks'> & { each: string }
    presets: readonly {
      id: string
      icon: IconName
      values: Record<string, string>
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
  } | null
  price: readonly CompiledPrice[]
}

/** A chart, with the path of the value that identifies the record in labels. */
export type CompiledMetric = Metric & { record: string }

/** The data only the screen of a record needs, loaded when one is opened. */
export interface CompiledDetail {
  params: Record<string, Value>
  /** The joins used outside the dialogs of actions. */
  joins: readonly string[]
  /** The operation that is documented as reading one record of the type, whether or not the screen uses it. */
  documented: OperationId
  values: readonly CompiledColumn[]
  about: boolean
  notices: readonly FormNotice[]
  /** Absent if the type has none. */
  spent?: Spent
  /** Absent if nothing is measured. */
  metrics?: readonly CompiledMetric[]
  actions: readonly string[]
  facts: readonly CompiledFacts[]
  tabs: readonly CompiledTab[]
  /** The types whose records the screen names, or lists before a tab is chosen: they are loaded before it is drawn. */
  refers: readonly string[]
}

/** A type with the screen of its records; null if it has none. */
export interface DetailedResource extends CompiledResource {
  detail: CompiledDetail | null
}
