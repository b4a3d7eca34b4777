import { sortOrder } from '../../src/manifest/sort'
import type { CompiledColumn } from '../../src/manifest/compiled-columns'
import type {
  CompiledDetail,
  CompiledForm,
  CompiledResource,
  DetailedResource,
  ResourceSummary,
} from '../../src/manifest/compiled'
import { referredTypes } from '../../src/manifest/referred-types'
import type { Metric } from '../../src/manifest/words/metrics'
import type { OperationId } from '../../src/generated/operations'
import type { CompleteColumnSpec, CompleteManifest } from './complete/completed'
import { asList, typesOf } from '../openapi/description'
import { compileColumn, compileFilter } from './compile-columns'
import { compileForms } from './compile-forms'
import { compilePrices } from './compile-prices'
import { compileAction, compileLine, compileSection } from './compile-sections'
import type { ManifestContext } from './context'
import { recordScope } from './record-scope'
import { conditionsOf, leavesOf } from './walk-conditions'

/** Data of a type that the frame needs before the type's module is loaded. */
export function summarise(manifest: CompleteManifest): ResourceSummary {
  return {
    type: manifest.type,
    section: manifest.section,
    icon: manifest.icon,
    feature: manifest.feature ?? null,
    scope: manifest.scope,
    location: manifest.location ?? null,
    key: manifest.key,
    routes: {
      list: manifest.routes.list,
      detail: manifest.routes.detail ?? null,
      create: manifest.routes.create ?? null,
    },
    listOperation: manifest.list.operation,
  }
}

/** The joins a part of the manifest names. */
function joinsNamedIn({ joins }: CompleteManifest, part: unknown): string[] {
  const written = JSON.stringify(part) ?? ''
  return Object.keys(joins ?? {}).filter((name) => new RegExp(`\\$${name}\\b`).test(written))
}

/** A manifest without its create form and the contents of its action dialogs. */
function outsideDialogs(manifest: Pick<CompleteManifest, 'actions'>): object {
  const actions = manifest.actions.map((action) => ({
    ...action,
    fields: undefined,
    deleted: undefined,
    kept: undefined,
  }))
  return { ...manifest, create: undefined, actions }
}

/** Joins a list needs: those used outside the record's own page, forms and dialogs. */
function listJoins(manifest: CompleteManifest): string[] {
  return joinsNamedIn(manifest, { ...outsideDialogs(manifest), detail: undefined })
}

/** Whether a call that makes a record answers the list the new record is in, instead of the record. */
function madeInList({ description }: ManifestContext, id: string): boolean {
  const operation = description.operations.get(id)
  return operation !== undefined && description.listItem(operation) !== undefined
}

/** The described operation whose answer is one record of the type. */
function readOperation({ description, manifest }: ManifestContext): OperationId | undefined {
  const found = [...description.operations.values()].find(
    (operation) =>
      operation.method === 'GET' &&
      operation.definition.deprecated !== true &&
      description.schemaName(description.given(operation)) === manifest.schema,
  )
  return found?.id as OperationId | undefined
}

function shapeOf(context: ManifestContext): CompiledResource['shape'] {
  const { description, manifest } = context
  const schema = description.schema(manifest.schema) ?? {}
  const shape: CompiledResource['shape'] = {}
  for (const name of asList(schema.required)) {
    const member = typeof name === 'string' ? description.at(schema, name) : undefined
    if (!member || asList(member.type).includes('null')) continue
    const types = typesOf(member)
    const type = types[0] === 'integer' ? 'number' : types[0]
    const plain =
      type === 'string' || type === 'number' || type === 'boolean' || type === 'array' || type === 'object'
    if (typeof name === 'string' && types.length === 1 && plain) shape[name] = type
  }
  return shape
}

/**
 * Adds to the screen of a record the types that its facts and tables refer to, and those whose records it lists at once: on
 * the first tab and beside the tabs.
 */
function withReferred(detail: Omit<CompiledDetail, 'refers'>): CompiledDetail {
  const sections = detail.tabs.flatMap((tab) => tab.sections)
  const inTabs = sections.flatMap((section) => {
    if (section.kind === 'facts') return section.values
    if (section.kind === 'collection') return section.columns
    return section.kind === 'related' ? (section.each?.columns ?? []) : []
  })
  const beside = new Set(detail.facts.map(({ section }) => section))
  const [first] = detail.tabs
  const listed = sections.flatMap((section) =>
    section.kind === 'related' && (beside.has(section.id) || first?.sections.includes(section))
      ? [section.type]
      : [],
  )
  const named = referredTypes([...detail.facts.flatMap(({ values }) => values), ...inTabs])
  return { ...detail, refers: [...new Set([...named, ...listed])] }
}

/** The first metric with a query for many records. */
function metricOfList(metrics: readonly Metric[] = []): Pick<CompiledResource['list'], 'metric'> {
  const metric = metrics.find(({ each }) => each !== undefined)
  if (metric?.each === undefined) return {}
  const { id, unit, most, marks, each } = metric
  return {
    metric: {
      id,
      unit,
      each,
      ...(most === undefined ? {} : { most }),
      ...(marks === undefined ? {} : { marks }),
    },
  }
}

/** The manifest as the engine reads it, and its forms, which are loaded separately. */
export function compileManifest(context: ManifestContext): {
  resource: DetailedResource
  forms: CompiledForm[]
} {
  const { manifest, description } = context
  const own = recordScope(context)
  const columns = (list: readonly CompleteColumnSpec[]): CompiledColumn[] =>
    list.map((column) => compileColumn(description, manifest, own, column))
  const { list, detail, create } = manifest
  const resource: DetailedResource = {
    ...summarise(manifest),
    shape: shapeOf(context),
    title: manifest.title,
    asksAdministrator: conditionsOf(context).some(({ at, condition }) =>
      leavesOf(condition, at).some(({ leaf }) => 'context' in leaf && leaf.context === 'administrator'),
    ),
    joins: manifest.joins ?? {},
    states: manifest.states ?? null,
    stateOf: manifest.states?.of ?? {},
    readOperation: detail?.operation ?? null,
    count: detail?.count ?? null,
    list: {
      when: list.when ?? null,
      joins: listJoins(manifest),
      columns: columns(list.columns),
      search: list.search,
      filters: list.filters.map((filter) => compileFilter(description, manifest, own, filter)),
      sort: sortOrder(list.sort),
      totals: list.totals,
      bulk: list.bulk,
      ...(list.actions ? { actions: list.actions } : {}),
      ...(list.buttons ? { buttons: list.buttons } : {}),
      ...(list.lines ? { lines: list.lines.map((line) => ({ id: line.id, ...compileLine(line) })) } : {}),
      ...metricOfList(detail?.metrics),
      presets: list.presets ?? [],
    },
    detail: detail
      ? withReferred({
          params: detail.params,
          joins: joinsNamedIn(manifest, outsideDialogs(manifest)),
          documented: detail.operation ?? readOperation(context) ?? list.operation,
          values: columns(detail.values),
          about: detail.about ?? false,
          notices: detail.notices ?? [],
          ...(detail.spent ? { spent: detail.spent } : {}),
          ...(detail.metrics
            ? { metrics: detail.metrics.map((metric) => ({ record: manifest.key, ...metric })) }
            : {}),
          actions: detail.actions ?? [],
          facts: detail.facts.map((group) => ({
            id: group.id,
            lines: (group.lines ?? []).map(compileLine),
            ...(group.parts ? { parts: true as const } : {}),
            section: group.section ?? null,
            action: group.action ?? null,
            ...(group.component === undefined ? {} : { component: group.component }),
            values: columns(group.values),
          })),
          tabs: detail.tabs.map((tab) => ({
            id: tab.id,
            sections: tab.sections.map((section) => compileSection(context, section)),
            count: tab.count ?? [],
            when: tab.when ?? null,
          })),
        })
      : null,
    actions: Object.fromEntries(
      manifest.actions.map((action) => {
        const asked = joinsNamedIn(manifest, [action.fields, action.asks, action.deleted, action.kept])
        const compiled = compileAction(context, own, action)
        return [action.id, asked.length === 0 ? compiled : { ...compiled, joins: asked }]
      }),
    ),
    create: create
      ? {
          operation: create.operation,
          when: create.when ?? null,
          params: create.params,
          notices: create.notices ?? [],
          prefill: create.prefill,
          steps: create.steps ?? [],
          result: madeInList(context, create.operation) ? 'list' : 'record',
          reveal: create.reveal ?? null,
          failed: create.failed ?? [],
          expect: create.expect ?? null,
        }
      : null,
    price: compilePrices(context),
  }
  return { resource, forms: compileForms(context) }
}
