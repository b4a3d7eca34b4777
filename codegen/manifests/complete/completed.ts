/**
 * A manifest with all defaults filled in, from conventions, the description and other manifests. The generator makes it,
 * checks it and compiles it; nothing outside the generator reads it.
 */
import type { ResourceManifest } from '../../../src/manifest/vocabulary'
import type { Action, AskedFirst, Consequence, Guard } from '../../../src/manifest/words/actions'
import type { Column } from '../../../src/manifest/words/columns'
import type { Field } from '../../../src/manifest/words/fields'
import type { FormSection, Prefill } from '../../../src/manifest/words/forms'
import type { Options, OptionsOfCall } from '../../../src/manifest/words/options'
import type { MatchedJoin, WholeJoin } from '../../../src/manifest/words/records'
import type {
  CollectionSection,
  EditorSection,
  FactGroup,
  FactsSection,
  RelatedSection,
  SecretSection,
  Section,
  Tab,
} from '../../../src/manifest/words/sections'
import type { Step } from '../../../src/manifest/words/steps'

/** A manifest as its author wrote it. */
export type WrittenManifest = ResourceManifest

/** `T` with the words `K` filled in. */
type Filled<T, K extends keyof T> = Omit<T, K> & Required<Pick<T, K>>

export interface CompleteColumn extends Omit<Column<string>, 'phone' | 'copy'> {
  hidden?: true
  phone?: 'end' | 'summary'
  copy?: true
}

export type CompleteColumnSpec = string | CompleteColumn

export interface CompleteFilter {
  path: string
  /** The type whose records the values identify. */
  refers?: string
}

export type CompleteOptions = Exclude<Options, OptionsOfCall> | Filled<OptionsOfCall, 'value' | 'title'>

export interface CompleteField extends Omit<Field, 'of' | 'options' | 'variants'> {
  /** The values that have fields of their own, which follow this one. */
  variantValues?: readonly string[]
  of?: readonly CompleteField[]
  options?: CompleteOptions
}

export interface CompleteConsequence extends Omit<Consequence<string>, 'steps'> {
  steps?: readonly Step[]
}

export interface CompleteAction extends Filled<
  Omit<Action<string>, 'charges' | 'fields' | 'danger' | 'guard' | 'kept' | 'steps'>,
  'icon' | 'operation' | 'params'
> {
  guard: Guard
  asks?: AskedFirst
  steps?: readonly Step[]
  kept?: readonly CompleteConsequence[]
  /** The group of actions it belongs to in menus. */
  group?: string
  fields?: readonly CompleteField[]
  /** The call replaces the record as a whole, which is therefore read again right before. */
  replaces?: true
  danger?: true
}

export interface CompleteCollection extends Filled<
  Omit<CollectionSection<string>, 'columns' | 'rowActions'>,
  'key' | 'title' | 'params'
> {
  columns: readonly CompleteColumnSpec[]
  rowActions?: readonly CompleteAction[]
}

export interface CompleteEditor extends Filled<Omit<EditorSection<string>, 'fields'>, 'params'> {
  fields: readonly CompleteField[]
  /** The parameter the array is sent in. */
  place: string
}

export interface CompleteRelated extends Filled<Omit<RelatedSection<string>, 'each' | 'rowActions'>, 'ours'> {
  each?: { at: string; key: string; columns: readonly CompleteColumnSpec[] }
  rowActions: readonly (string | CompleteAction)[]
}

export interface CompleteFactsSection extends Omit<FactsSection<string>, 'values'> {
  values: readonly CompleteColumnSpec[]
}

export type CompleteSecret = Filled<SecretSection<string>, 'params'>

export type CompleteSection =
  | CompleteFactsSection
  | CompleteCollection
  | CompleteEditor
  | CompleteRelated
  | CompleteSecret
  | Exclude<Section<string>, { kind: 'facts' | 'collection' | 'editor' | 'related' | 'secret' }>

export interface CompleteTab extends Omit<Tab<string>, 'sections'> {
  sections: readonly CompleteSection[]
}

export interface CompleteFormSection extends Omit<FormSection, 'fields'> {
  fields: readonly CompleteField[]
}

export interface CompleteFacts extends Omit<FactGroup<string>, 'values'> {
  values: readonly CompleteColumnSpec[]
}

type List = WrittenManifest['list']
type Detail = NonNullable<WrittenManifest['detail']>
type Create = NonNullable<WrittenManifest['create']>

export interface CompleteList extends Filled<Omit<List, 'columns' | 'hidden' | 'filters'>, 'sort' | 'bulk'> {
  columns: readonly CompleteColumnSpec[]
  filters: readonly CompleteFilter[]
  totals: readonly string[]
}

export interface CompleteDetail extends Filled<Omit<Detail, 'values' | 'facts' | 'tabs'>, 'params'> {
  values: readonly CompleteColumnSpec[]
  facts: readonly CompleteFacts[]
  tabs: readonly CompleteTab[]
}

export interface CompleteCreate extends Filled<Omit<Create, 'sections' | 'prefill' | 'steps'>, 'params'> {
  steps?: readonly Step[]
  sections: readonly CompleteFormSection[]
  prefill: Record<string, string | Prefill>
}

export type CompleteJoin = WholeJoin | Filled<MatchedJoin, 'ours'>

export interface CompleteManifest extends Filled<
  Omit<WrittenManifest, 'joins' | 'related' | 'list' | 'detail' | 'actions' | 'create'>,
  'key' | 'title'
> {
  /** Name of the schema of a record. */
  schema: string
  /** `location`: there is one list for each location, and calls name it. */
  scope: 'global' | 'location'
  /** Path of the location in each record, if one list holds the records of all locations. */
  location?: string
  joins?: Record<string, CompleteJoin>
  list: CompleteList
  detail?: CompleteDetail
  actions: readonly CompleteAction[]
  create?: CompleteCreate
}
