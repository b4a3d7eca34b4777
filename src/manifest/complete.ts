/**
 * A manifest in which everything is said that may be left unsaid: what conventions, the description and other manifests
 * add to what was written. The generator makes it, checks it and compiles it.
 */
import type { OperationId } from '../generated/operations'
import type { IconName } from '../lib/icon-names'
import type { ResourceManifest } from './vocabulary'
import type { Action, Consequence, Guard } from './words/actions'
import type { Step } from './words/steps'
import type { Column } from './words/columns'
import type { Field } from './words/fields'
import type { FormSection } from './words/forms'
import type { Options } from './words/options'
import type { PriceLine } from './words/prices'
import type { MatchedJoin, TitlePart, WholeJoin } from './words/records'
import type {
  CollectionSection,
  EditorSection,
  RelatedSection,
  SecretSection,
  Section,
} from './words/sections'
import type { FactGroup, FactsSection, Tab } from './words/sections'
import type { Value } from './words/values'

/** A manifest as somebody wrote it. */
export type WrittenManifest = ResourceManifest

export interface CompleteColumn extends Omit<Column<string>, 'phone' | 'copy'> {
  hidden?: true
  phone?: 'end' | 'summary'
  copy?: true
}

export type CompleteColumnSpec = string | CompleteColumn

export interface CompleteFilter {
  field: string
  values?: readonly (string | number | boolean | null)[]
  refers?: string
}

export type CompleteOptions =
  | Exclude<Options, { kind: 'operation' }>
  | (Extract<Options, { kind: 'operation' }> & Required<Pick<OptionsOfCall, 'value' | 'label'>>)

type OptionsOfCall = Extract<Options, { kind: 'operation' }>

export interface CompleteField extends Omit<Field, 'of' | 'options' | 'within'> {
  of?: readonly CompleteField[]
  options?: CompleteOptions
}

export interface CompleteConsequence extends Omit<Consequence<string>, 'steps'> {
  steps?: readonly Step[]
}

export interface CompleteAction extends Omit<
  Action<string>,
  'icon' | 'operation' | 'params' | 'guard' | 'charges' | 'input' | 'danger' | 'kept' | 'steps'
> {
  icon: IconName
  operation: OperationId
  steps?: readonly Step[]
  kept?: readonly CompleteConsequence[]
  /** The group of the menu it stands in. */
  group?: string
  params: Record<string, Value>
  guard: Guard
  input?: readonly CompleteField[]
  danger?: true
}

export interface CompleteCollection extends Omit<
  CollectionSection<string>,
  'key' | 'title' | 'columns' | 'rowActions'
> {
  key: string
  title: string
  columns: readonly CompleteColumnSpec[]
  rowActions?: readonly CompleteAction[]
}

export interface CompleteEditor extends Omit<EditorSection<string>, 'fields' | 'write'> {
  fields: readonly CompleteField[]
  write: EditorSection<string>['write'] & { params: Record<string, Value> }
}

export interface CompleteRelated extends Omit<RelatedSection<string>, 'ours' | 'part' | 'calls'> {
  ours: string
  part?: { at: string; by: string; columns: readonly CompleteColumnSpec[] }
  calls?: readonly CompleteAction[]
}

export interface CompleteFactsSection extends Omit<FactsSection<string>, 'items'> {
  items: readonly CompleteColumnSpec[]
}

export interface CompleteSecret extends Omit<SecretSection<string>, 'params'> {
  params: Record<string, Value>
}

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

export interface CompleteFacts extends Omit<FactGroup<string>, 'items'> {
  items: readonly CompleteColumnSpec[]
}

type List = WrittenManifest['list']
type Detail = NonNullable<WrittenManifest['detail']>
type Create = NonNullable<WrittenManifest['create']>

export interface CompleteList extends Omit<
  List,
  'columns' | 'hidden' | 'filters' | 'sort' | 'totals' | 'search'
> {
  columns: readonly CompleteColumnSpec[]
  search: readonly string[]
  filters: readonly CompleteFilter[]
  sort: NonNullable<List['sort']>
  totals: readonly string[]
}

export interface CompleteDetail extends Omit<Detail, 'params' | 'line' | 'facts' | 'tabs'> {
  params: Record<string, Value>
  line: readonly CompleteColumnSpec[]
  facts: readonly CompleteFacts[]
  tabs: readonly CompleteTab[]
}

export interface CompleteCreate extends Omit<Create, 'sections' | 'params' | 'prefill' | 'result' | 'steps'> {
  steps?: readonly Step[]
  sections: readonly CompleteFormSection[]
  params: Record<string, Value>
  prefill: NonNullable<Create['prefill']>
  result: 'record' | 'list'
}

export type CompleteJoin = WholeJoin | (Omit<MatchedJoin, 'ours'> & { ours: string })

export interface CompleteManifest extends Omit<
  WrittenManifest,
  | 'version'
  | 'joins'
  | 'scope'
  | 'identity'
  | 'title'
  | 'elsewhere'
  | 'list'
  | 'detail'
  | 'actions'
  | 'create'
  | 'price'
> {
  scope: 'global' | 'location'
  identity: string
  title: readonly TitlePart<string>[]
  joins?: Record<string, CompleteJoin>
  list: CompleteList
  detail?: CompleteDetail
  actions: readonly CompleteAction[]
  create?: CompleteCreate
  price?: readonly PriceLine<string>[]
}
