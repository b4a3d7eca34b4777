import type {
  CompleteJoin,
  CompleteAction,
  CompleteColumnSpec,
  CompleteCreate,
  CompleteDetail,
  CompleteList,
  CompleteManifest,
  WrittenManifest,
} from './completed'
import type { Prefill } from '../../../src/manifest/words/forms'
import type { Join } from '../../../src/manifest/words/records'
import type { Condition } from '../../../src/manifest/words/values'
import type { Description } from '../../openapi/description'
import { columnId, pathsOfColumn } from '../column-id'
import { fieldId } from '../field-id'
import { parametersOf } from '../parameters'
import { isPlaced } from '../record-scope'
import { boundParameters } from './bind-parameters'
import { completeAction } from './complete-action'
import { completeColumn } from './complete-columns'
import { completeFields } from './complete-fields'
import { completePrices } from './complete-prices'
import { completeSection, ownSources } from './complete-sections'
import { completeSteps } from './complete-steps'
import { payingName, typeNamed } from './named-types'
import { completionInput, type CompletionInput } from './completion-input'

/** Units of numbers that can be added up. */
const added = new Set<unknown>(['count', 'MB', 'GB', 'bytes'])

/** The columns added up below a list: the price, and with it counts and sizes. */
function totalsOf(input: CompletionInput, columns: readonly CompleteColumnSpec[]): string[] {
  const { description, record } = input
  const pathOf = (column: CompleteColumnSpec): string => pathsOfColumn(column).join()
  if (!columns.some((column) => pathOf(column) === '$price')) return []
  return columns
    .filter((column) => {
      const path = pathOf(column)
      const unit = path.includes('[]') ? undefined : description.at(record, path)?.['x-unit']
      return path === '$price' || added.has(unit)
    })
    .map(columnId)
}

function completeList(input: CompletionInput): CompleteList {
  const { manifest, all } = input
  const { hidden, filters, sort, bulk, ...list } = manifest.list
  const columns = list.columns.map((column) => completeColumn(input, column, 'list'))
  const more = (hidden ?? []).map((column) => completeColumn(input, column, 'list', true))
  const chosen: readonly string[] = filters ?? [
    ...(manifest.states ? ['$state'] : []),
    ...(isPlaced(manifest) ? ['$location'] : []),
  ]
  const [first] = columns
  const removing = (manifest.actions ?? []).flatMap(({ id, removes, fields }) =>
    removes && !fields ? [id] : [],
  )
  return {
    ...list,
    columns: [...columns, ...more],
    filters: chosen.map((path) => {
      const refers = typeNamed(all, path)?.type
      return { path, ...(refers === undefined ? {} : { refers }) }
    }),
    sort: sort ?? (first === undefined ? '' : columnId(first)),
    totals: totalsOf(input, columns),
    bulk: bulk ?? removing,
  }
}

function completeDetail(
  input: CompletionInput,
  detail: NonNullable<WrittenManifest['detail']>,
): CompleteDetail {
  const { operation, values, facts, tabs } = detail
  return {
    ...detail,
    params:
      operation === undefined
        ? (detail.params ?? {})
        : boundParameters(input.description, operation, detail.params, new Set(), ownSources(input)),
    values: (values ?? []).map((column) => completeColumn(input, column, 'head')),
    facts: facts.map((group) => ({
      ...group,
      values: group.values.map((fact) => completeColumn(input, fact, 'facts')),
    })),
    tabs: tabs.map((tab) => ({
      ...tab,
      sections: tab.sections.map((section) => completeSection(input, section)),
    })),
  }
}

/** Names in an address, each with the fields it fills. */
function completeLinks(
  prefill: NonNullable<WrittenManifest['create']>['prefill'] = {},
): CompleteCreate['prefill'] {
  return Object.fromEntries(
    Object.entries(prefill).map(([name, link]) => [name, isNames(link) ? { fields: link } : link]),
  )
}

const isNames = (link: string | readonly string[] | Prefill): link is readonly string[] => Array.isArray(link)

function completeCreate(
  input: CompletionInput,
  create: NonNullable<WrittenManifest['create']>,
): CompleteCreate {
  const { all, title } = input
  const { steps, ...words } = create
  const { operation: id, params, prefill, when } = words
  const form = { operation: id, changes: false }
  const sections = create.sections.map((section) => ({
    ...section,
    fields: completeFields(input, form, section.fields),
  }))
  const asked = new Set(sections.flatMap(({ fields }) => fields.map(({ at }) => at)))
  const bound = new Set([...asked, ...Object.keys(params ?? {})])
  const account = payingName(all, parametersOf(input, id).keys())
  const pays = account !== undefined && !bound.has(account)
  const open: Condition | undefined = pays ? { context: 'billingAccountOpen' } : undefined
  const named = new Set(sections.flatMap(({ fields }) => fields.map(fieldId)))
  const [name] = title
  const links = typeof name === 'string' && named.has(name) ? { name } : {}
  const condition = when ?? open
  return {
    ...words,
    ...(steps ? { steps: completeSteps(steps) } : {}),
    sections,
    ...(condition ? { when: condition } : {}),
    params: { ...(pays ? { [account]: { context: 'billingAccount' as const } } : {}), ...params },
    prefill: { ...links, ...completeLinks(prefill) },
  }
}

function detailRoute(input: CompletionInput): string {
  const { routes } = input.manifest
  return `${routes.list}${isPlaced(input.manifest) ? '/{location}' : ''}/{id}`
}

/** Joins with the record's key as the default of `ours`. */
function completeJoins({ manifest, key }: CompletionInput): Record<string, CompleteJoin> {
  const written: Record<string, Join> = manifest.joins ?? {}
  return Object.fromEntries(
    Object.entries(written).map(([name, join]) => [
      name,
      join.take === 'whole' ? join : { ...join, ours: join.ours ?? key },
    ]),
  )
}

/** Fills in all defaults: by convention, from the description, and from the manifests of other types. */
function completeManifest(input: CompletionInput): CompleteManifest {
  const { manifest, key, title } = input
  const { related: _related, joins, detail, create, price: _price, ...words } = manifest
  const target = ownSources(input)
  const written = manifest.actions ?? []
  const actions = written.map((action): CompleteAction => completeAction(input, action, target))
  const made = create && completeCreate(input, create)
  const price = completePrices(
    input,
    made && { operation: made.operation, fields: made.sections.flatMap(({ fields }) => [...fields]) },
  )
  return {
    ...words,
    key,
    title,
    ...(joins ? { joins: completeJoins(input) } : {}),
    routes: detail ? { detail: detailRoute(input), ...manifest.routes } : manifest.routes,
    list: completeList(input),
    ...(detail ? { detail: completeDetail(input, detail) } : {}),
    actions,
    ...(made ? { create: made } : {}),
    ...(price ? { price } : {}),
  }
}

const known = new WeakMap<
  Description,
  WeakMap<ReadonlyMap<string, WrittenManifest>, Map<WrittenManifest, CompleteManifest>>
>()

/** Completes a manifest and all others; results are cached. */
export function completeAll(
  manifest: WrittenManifest,
  all: ReadonlyMap<string, WrittenManifest>,
  description: Description,
): { manifest: CompleteManifest; all: ReadonlyMap<string, CompleteManifest> } {
  const perAll = known.get(description) ?? new WeakMap()
  known.set(description, perAll)
  const done = perAll.get(all) ?? new Map<WrittenManifest, CompleteManifest>()
  perAll.set(all, done)
  const complete = (each: WrittenManifest): CompleteManifest => {
    const found = done.get(each) ?? completeManifest(completionInput(each, description, all))
    done.set(each, found)
    return found
  }
  return {
    manifest: complete(manifest),
    all: new Map([...all].map(([type, each]) => [type, complete(each)])),
  }
}
