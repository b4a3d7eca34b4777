import type {
  CompiledAction,
  CompiledColumn,
  CompiledDetail,
  CompiledForm,
  CompiledResource,
  DetailedResource,
  CompiledSection,
  ResourceSummary,
} from '../../src/manifest/compiled'
import { referredTypes } from '../../src/manifest/referred-types'
import type { OperationId } from '../../src/generated/operations'
import type {
  CompleteAction,
  CompleteColumnSpec,
  CompleteManifest,
  CompleteSection,
} from '../../src/manifest/complete'
import type { SnippetsSection } from '../../src/manifest/words/sections'
import { asJson, asList, typesOf } from '../openapi/description'
import { compileColumn, compileFilter } from './compile-columns'
import { columnId } from './column-id'
import { compileForms } from './compile-forms'
import type { ManifestContext } from './context'
import { parametersOf } from './parameters'
import { itemScope, recordScope } from './record-scope'
import { schemaAt, type Scope } from './scope'
import { linesOf, pathsIn } from './walk'
import { conditionsOf, leavesOf } from './walk-conditions'

/** What the frame needs of a type before its own module is loaded. */
export function summarise(manifest: CompleteManifest): ResourceSummary {
  return {
    type: manifest.type,
    section: manifest.section,
    icon: manifest.icon,
    feature: manifest.feature ?? null,
    scope: manifest.scope,
    locationAt: manifest.locationAt ?? null,
    identity: manifest.identity,
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
  const spoken = JSON.stringify(part) ?? ''
  return Object.keys(joins ?? {}).filter((name) => new RegExp(`\\$${name}\\b`).test(spoken))
}

/** A manifest without its create form and without what only the dialogs of its actions show. */
function outsideDialogs(manifest: Pick<CompleteManifest, 'actions'>): object {
  const actions = manifest.actions.map((action) => ({
    ...action,
    input: undefined,
    deleted: undefined,
    kept: undefined,
  }))
  return { ...manifest, create: undefined, actions }
}

/** Joins a list cannot do without: those that something outside the record's own page, forms and dialogs names. */
function listJoins(manifest: CompleteManifest): string[] {
  return joinsNamedIn(manifest, { ...outsideDialogs(manifest), detail: undefined })
}

function compileAction({ input, ...action }: CompleteAction): CompiledAction {
  return { ...action, form: input ? action.id : null }
}

function rowProperties(context: ManifestContext, operation: string, place: string): string[] {
  const array = asJson(parametersOf(context, operation).get(place)?.schema)
  return Object.keys(context.description.properties(asJson(array.items)))
}

function compileSnippets(context: ManifestContext, section: SnippetsSection<string>): CompiledSection {
  const { description } = context
  const own = recordScope(context)
  const lines = linesOf(section, '').map(({ line }) => (typeof line === 'string' ? line : line.line))
  const isSecret = (path: string): boolean => schemaAt(description, own, path)?.format === 'password'
  return {
    kind: 'snippets',
    id: section.id,
    when: section.when ?? null,
    note: section.note ?? false,
    of: section.of.map(({ id, open, parts }) => ({
      id,
      ...(open === undefined ? {} : { open }),
      parts: parts.map((part) => ({
        file: part.file ?? null,
        ...(part.download ? { download: part.download } : {}),
        lines: part.lines.map((line) => (typeof line === 'string' ? { line, when: null } : line)),
      })),
    })),
    secrets: [...new Set(lines.flatMap(pathsIn).filter(isSecret))],
  }
}

function compileSection(context: ManifestContext, section: CompleteSection): CompiledSection {
  const columns = (list: readonly CompleteColumnSpec[], scope: Scope): CompiledColumn[] =>
    list.map((column) => compileColumn(context.description, context.manifest, scope, column))
  switch (section.kind) {
    case 'facts':
      return { kind: 'facts', id: section.id, items: columns(section.items, recordScope(context)) }
    case 'collection':
      return {
        kind: 'collection',
        id: section.id,
        at: section.read ? (section.read.at ?? '') : (section.at ?? ''),
        read: section.read ? { operation: section.read.operation, params: section.read.params ?? {} } : null,
        latest: section.latest ?? null,
        key: section.key,
        title: section.title,
        columns: columns(section.columns, itemScope(context, section)),
        states: section.states ?? null,
        sort: section.sort ?? null,
        rowActions: (section.rowActions ?? []).map(compileAction),
        actions: section.actions ?? [],
        note: section.note ?? false,
        when: section.when ?? null,
        price: section.price ?? [],
      }
    case 'editor':
      return {
        kind: 'editor',
        id: section.id,
        at: section.at,
        key: section.key,
        form: section.id,
        groups: section.groups ?? null,
        order: section.order ?? [],
        write: section.write,
        carries: rowProperties(context, section.write.operation, section.write.place),
        templates: section.templates ?? [],
        warns: section.warns ?? [],
        named: section.named ?? [],
        states: section.states ?? null,
        affects: section.affects ?? null,
      }
    case 'related':
      return {
        kind: 'related',
        id: section.id,
        type: section.type,
        theirs: section.theirs,
        ours: section.ours,
        columns: section.columns ?? null,
        part: section.part
          ? {
              at: section.part.at,
              by: section.part.by,
              columns: columns(section.part.columns, itemScope(context, section.part)),
            }
          : null,
        rowActions: section.rowActions ?? [],
        calls: (section.calls ?? []).map(compileAction),
        actions: section.actions ?? [],
        note: section.note ?? false,
      }
    case 'snippets':
      return compileSnippets(context, section)
    case 'actions':
      return { kind: 'actions', id: section.id, actions: section.actions, danger: section.danger ?? false }
    case 'secret':
      return {
        kind: 'secret',
        id: section.id,
        operation: section.operation,
        params: section.params,
        items: section.items.map((path) => ({ id: columnId(path), path })),
        when: section.when ?? null,
      }
    case 'form':
    case 'custom':
      return section
  }
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
 * The screen of a record with the types that its facts and its tables refer to, and those whose records it lists at once:
 * on its first tab and beside it.
 */
function withReferred(detail: Omit<CompiledDetail, 'refers'>): CompiledDetail {
  const sections = detail.tabs.flatMap((tab) => tab.sections)
  const inTabs = sections.flatMap((section) => {
    if (section.kind === 'facts') return section.items
    if (section.kind === 'collection') return section.columns
    return section.kind === 'related' ? (section.part?.columns ?? []) : []
  })
  const beside = new Set(detail.facts.map(({ related }) => related))
  const [first] = detail.tabs
  const listed = sections.flatMap((section) =>
    section.kind === 'related' && (beside.has(section.id) || first?.sections.includes(section))
      ? [section.type]
      : [],
  )
  const named = referredTypes([...detail.facts.flatMap(({ items }) => items), ...inTabs])
  return { ...detail, refers: [...new Set([...named, ...listed])] }
}

/** The manifest as the engine reads it, and its forms, which are loaded on their own. */
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
    asksRole: conditionsOf(context).some(({ at, condition }) =>
      leavesOf(condition, at).some(({ leaf }) => 'role' in leaf),
    ),
    joins: manifest.joins ?? {},
    states: manifest.states ?? null,
    stateOf: manifest.states?.of ?? {},
    readOperation: detail?.operation ?? null,
    badge: detail?.badge ?? null,
    list: {
      when: list.when ?? null,
      joins: listJoins(manifest),
      columns: columns(list.columns),
      search: list.search,
      filters: list.filters.map((filter) => compileFilter(description, manifest, own, filter)),
      sort: list.sort,
      totals: list.totals,
      bulk: list.bulk ?? [],
      ...(list.menu ? { menu: list.menu } : {}),
      ...(list.copies
        ? {
            copies: list.copies.map(({ id, text, when }) => ({
              id,
              text,
              when: when ?? null,
            })),
          }
        : {}),
      offers: list.offers ?? [],
    },
    detail: detail
      ? withReferred({
          params: detail.params,
          joins: joinsNamedIn(manifest, outsideDialogs(manifest)),
          documented: detail.operation ?? readOperation(context) ?? list.operation,
          description: detail.description ?? null,
          line: columns(detail.line),
          about: detail.about ?? false,
          notices: detail.notices ?? [],
          ...(detail.spent ? { spent: detail.spent } : {}),
          actions: detail.actions ?? [],
          facts: detail.facts.map((group) => ({
            id: group.id,
            commands: (group.commands ?? []).map(({ text, when }) => ({
              text,
              when: when ?? null,
            })),
            ...(group.parts ? { parts: true as const } : {}),
            related: group.related ?? null,
            action: group.action ?? null,
            ...(group.component === undefined ? {} : { component: group.component }),
            items: columns(group.items),
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
        const asked = joinsNamedIn(manifest, [action.input, action.deleted, action.kept])
        const compiled = compileAction(action)
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
          result: create.result,
          reveal: create.reveal ?? null,
          failed: create.failed ?? [],
          expect: create.expect ?? null,
          refresh: create.refresh ?? [],
        }
      : null,
    price: manifest.price ?? [],
  }
  return { resource, forms: compileForms(context) }
}
