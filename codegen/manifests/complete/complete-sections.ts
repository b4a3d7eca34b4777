import type { CompleteCollection, CompleteEditor, CompleteRelated, CompleteSection } from './completed'
import type {
  CollectionSection,
  EditorSection,
  RelatedSection,
  SectionSpec,
} from '../../../src/manifest/words/sections'
import { asJson, typesOf } from '../../openapi/description'
import { pathsOfColumn } from '../column-id'
import { parametersOf } from '../parameters'
import { itemScope } from '../record-scope'
import { boundParameters, fieldsOfSchema, type Sources } from './bind-parameters'
import { completeAction } from './complete-action'
import { completeColumn, elementColumn } from './complete-columns'
import { completeRows } from './complete-fields'
import { usualKey } from './usual-names'
import type { CompletionInput } from './completion-input'

const nothing: ReadonlySet<string> = new Set()

/** The sources of calls about the record itself. */
export function ownSources({ fields, key, manifest }: CompletionInput): Sources {
  return { fields, key, names: manifest.related?.fields ?? [] }
}

function firstPath(spec: CollectionSection<string>['columns'][number] | undefined): string {
  return (spec === undefined ? undefined : pathsOfColumn(spec)[0]) ?? ''
}

function completeCollection(input: CompletionInput, section: CollectionSection<string>): CompleteCollection {
  const { description, key: own } = input
  const { operation, params, rowActions, ...words } = section
  const fields = fieldsOfSchema(description, itemScope(input, section).schema)
  const key = section.key ?? usualKey(fields) ?? 'value'
  const target = { fields, key, owner: own }
  return {
    ...words,
    ...(operation === undefined ? {} : { operation }),
    params:
      operation === undefined
        ? {}
        : boundParameters(description, operation, params, nothing, ownSources(input)),
    key,
    title: section.title ?? firstPath(section.columns[0]),
    columns: section.columns.map(elementColumn),
    ...(rowActions ? { rowActions: rowActions.map((action) => completeAction(input, action, target)) } : {}),
  }
}

/** The parameter an array is sent in: the one with its name, or else the only one that takes an array. */
function placeOf(input: CompletionInput, { operation, at }: EditorSection<string>): string {
  const parameters = parametersOf(input, operation)
  if (parameters.has(at)) return at
  const arrays = [...parameters].flatMap(([name, { schema }]) =>
    typesOf(asJson(schema)).includes('array') ? [name] : [],
  )
  return arrays.length === 1 && arrays[0] !== undefined ? arrays[0] : at
}

function completeEditor(input: CompletionInput, section: EditorSection<string>): CompleteEditor {
  const { description } = input
  const { operation, params } = section
  const place = placeOf(input, section)
  return {
    ...section,
    fields: completeRows(input, section.fields),
    params: boundParameters(description, operation, params, new Set([place]), ownSources(input)),
    place,
  }
}

function completeRelated(input: CompletionInput, section: RelatedSection<string>): CompleteRelated {
  const { all, key } = input
  const { each, rowActions, ...words } = section
  const { columns, actions } = all.get(section.type)?.related ?? {}
  const target = { fields: new Map(), key, isOther: true } as const
  return {
    ...(columns ? { columns } : {}),
    ...words,
    ours: section.ours ?? key,
    ...(each ? { each: { ...each, columns: each.columns.map(elementColumn) } } : {}),
    rowActions: (rowActions ?? actions ?? []).map((action) =>
      typeof action === 'string' ? action : completeAction(input, action, target),
    ),
  }
}

/** Completes a section with its defaults. */
export function completeSection(input: CompletionInput, section: SectionSpec<string>): CompleteSection {
  if (typeof section === 'string') return { kind: 'form', id: section, action: section }
  if ('danger' in section && !('kind' in section))
    return { kind: 'actions', id: 'danger', actions: section.danger, danger: true }
  switch (section.kind) {
    case 'facts':
      return { ...section, values: section.values.map((fact) => completeColumn(input, fact, 'facts')) }
    case 'collection':
      return completeCollection(input, section)
    case 'editor':
      return completeEditor(input, section)
    case 'related':
      return completeRelated(input, section)
    case 'secret':
      return {
        ...section,
        params: boundParameters(
          input.description,
          section.operation,
          section.params,
          nothing,
          ownSources(input),
        ),
      }
    default:
      return section
  }
}
