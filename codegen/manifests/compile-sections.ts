import { sortOrder } from '../../src/manifest/sort'
import { glances } from '../../src/manifest/names'
import type { CompiledAction, EditingAction } from '../../src/manifest/compiled-actions'
import type { CompiledColumn } from '../../src/manifest/compiled-columns'
import type { CompiledLine, CompiledSection } from '../../src/manifest/compiled-sections'
import type {
  CompleteAction,
  CompleteColumnSpec,
  CompleteEditor,
  CompleteSection,
} from './complete/completed'
import type { Line, SnippetsSection } from '../../src/manifest/words/sections'
import { asJson } from '../openapi/description'
import { iconOf } from './complete/verbs'
import { compileColumn } from './compile-columns'
import { columnId } from './column-id'
import { fieldId } from './field-id'
import { compileActionCosts, compileCosts } from './compile-prices'
import type { ManifestContext } from './context'
import { parametersOf } from './parameters'
import { itemScope, recordScope } from './record-scope'
import { schemaAt, type Scope } from './scope'
import { linesOf, pathsIn } from './walk'

/** An action on the record of `scope`, with its costs in the units of the price list. */
export function compileAction(
  context: ManifestContext,
  scope: Scope | undefined,
  { fields, ...action }: CompleteAction,
): CompiledAction {
  return { ...action, ...compileActionCosts(context, scope, action), form: fields ? action.id : null }
}

/** Scope of another type's records. */
function relatedScope(context: ManifestContext, type: string): Scope | undefined {
  const related = context.all.get(type)
  return related && recordScope(context, related)
}

function rowProperties(context: ManifestContext, operation: string, place: string): string[] {
  const array = asJson(parametersOf(context, operation).get(place)?.schema)
  return Object.keys(context.description.properties(asJson(array.items)))
}

/** The action that writes the elements of an editor, named as the editor is. */
function savingAction(context: ManifestContext, section: CompleteEditor): EditingAction {
  const { id, at, key, sort = [], operation, params, place } = section
  const edits = { at, key, sort, place, carries: rowProperties(context, operation, place) }
  return { id, icon: iconOf('edit'), operation, params, guard: 'none', replaces: true, edits, form: null }
}

/** Fields in which the presets of an editor differ, except the grouping field. */
function namingFields({ fields, presets = [], groups }: CompleteEditor): string[] {
  const differs = (name: string | undefined): boolean =>
    name !== undefined && new Set(presets.map(({ values }) => JSON.stringify(values[name]))).size > 1
  return fields
    .filter(({ at, to }) => at !== groups?.field && (differs(at) || differs(to)))
    .map((field) => fieldId(field))
}

/** A line to copy; `when` is null if it always shows. */
export function compileLine({ text, when }: Line): CompiledLine {
  return { text, when: when ?? null }
}

function compileSnippets(context: ManifestContext, section: SnippetsSection<string>): CompiledSection {
  const { description } = context
  const own = recordScope(context)
  const lines = linesOf(section, '').map(({ line }) => (typeof line === 'string' ? line : line.text))
  const isSecret = (path: string): boolean => schemaAt(description, own, path)?.format === 'password'
  return {
    kind: 'snippets',
    id: section.id,
    when: section.when ?? null,
    note: section.note ?? false,
    of: section.of.map(({ id, link, parts }) => ({
      id,
      ...(link === undefined ? {} : { link }),
      parts: parts.map((part) => ({
        file: part.file ?? null,
        ...(part.file?.includes('{') ? { download: true as const } : {}),
        lines: part.lines.map((line) => compileLine(typeof line === 'string' ? { text: line } : line)),
      })),
    })),
    secrets: [...new Set(lines.flatMap(pathsIn).filter(isSecret))],
  }
}

/** A section of a record's page as the engine reads it. */
export function compileSection(context: ManifestContext, section: CompleteSection): CompiledSection {
  const columns = (list: readonly CompleteColumnSpec[], scope: Scope): CompiledColumn[] =>
    list.map((column) => compileColumn(context.description, context.manifest, scope, column))
  switch (section.kind) {
    case 'facts':
      return { kind: 'facts', id: section.id, values: columns(section.values, recordScope(context)) }
    case 'collection':
      return {
        kind: 'collection',
        id: section.id,
        at: section.at ?? '',
        operation: section.operation ?? null,
        params: section.params,
        key: section.key,
        title: section.title,
        columns: columns(section.columns, itemScope(context, section)),
        states: section.states ?? null,
        sort: section.sort === undefined ? null : sortOrder(section.sort),
        rowActions: (section.rowActions ?? []).map((action) =>
          compileAction(context, itemScope(context, section), action),
        ),
        actions: section.actions ?? [],
        note: section.note ?? false,
        when: section.when ?? null,
        price: compileCosts(context.description, itemScope(context, section), section.price ?? []),
      }
    case 'editor':
      return {
        kind: 'editor',
        id: section.id,
        form: section.id,
        groups: section.groups ?? null,
        action: savingAction(context, section),
        presets: section.presets ?? [],
        notices: section.notices ?? [],
        named: namingFields(section),
        states: section.states ?? null,
        count: section.count ?? null,
      }
    case 'related':
      return {
        kind: 'related',
        id: section.id,
        type: section.type,
        theirs: section.theirs,
        ours: section.ours,
        columns: section.columns ?? null,
        each: section.each
          ? {
              at: section.each.at,
              key: section.each.key,
              columns: columns(section.each.columns, itemScope(context, section.each)),
            }
          : null,
        rowActions: section.rowActions.map((action) =>
          typeof action === 'string'
            ? action
            : compileAction(context, relatedScope(context, section.type), action),
        ),
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
        values: section.values.map((path) => ({ id: columnId(path), path })),
        when: section.when ?? null,
      }
    case 'custom':
      return { ...section, main: !glances.has(section.component) }
    case 'form':
      return section
  }
}
