import type {
  CompleteCollection,
  CompleteEditor,
  CompleteRelated,
  CompleteSection,
} from '../../../src/manifest/complete'
import type {
  CollectionSection,
  EditorSection,
  RelatedSection,
  SectionSpec,
} from '../../../src/manifest/words/sections'
import { itemScope } from '../record-scope'
import { boundParameters, fieldsOfSchema, type Sources } from './bind-parameters'
import { completeAction } from './complete-action'
import { completeColumn, elementColumn } from './complete-columns'
import { completeRow } from './complete-fields'
import { usualIdentity, type Surroundings } from './surroundings'

/** Headings of the standard actions asked in place; that of any other is named as the action is. */
const headings: ReadonlyMap<string, string> = new Map([
  ['rename', 'general'],
  ['moveBilling', 'billing'],
])

const nothing: ReadonlySet<string> = new Set()

/** The sources of calls about the record itself. */
export function ownSources({ fields, identity, manifest }: Surroundings): Sources {
  return { fields, identity, names: manifest.elsewhere?.names ?? [] }
}

function firstPath(spec: CollectionSection<string>['columns'][number] | undefined): string {
  const value = typeof spec === 'object' ? spec.value : spec
  return [value].flat()[0] ?? ''
}

function completeCollection(
  surroundings: Surroundings,
  section: CollectionSection<string>,
): CompleteCollection {
  const { description, identity } = surroundings
  const { read, rowActions, ...words } = section
  const fields = fieldsOfSchema(description, itemScope(surroundings, section).schema)
  const key = section.key ?? usualIdentity(fields) ?? 'value'
  const target = { fields, identity: key, owner: identity }
  return {
    ...words,
    ...(read
      ? {
          read: {
            ...read,
            params: boundParameters(
              description,
              read.operation,
              read.params,
              nothing,
              ownSources(surroundings),
            ),
          },
        }
      : {}),
    key,
    title: section.title ?? firstPath(section.columns[0]),
    columns: section.columns.map(elementColumn),
    ...(rowActions
      ? { rowActions: rowActions.map((action) => completeAction(surroundings, action, target)) }
      : {}),
  }
}

function completeEditor(surroundings: Surroundings, section: EditorSection<string>): CompleteEditor {
  const { operation, params, place } = section.write
  return {
    ...section,
    fields: section.fields.map((field) => completeRow(surroundings, field)),
    write: {
      operation,
      params: boundParameters(
        surroundings.description,
        operation,
        params,
        new Set([place]),
        ownSources(surroundings),
      ),
      place,
    },
  }
}

function completeRelated(surroundings: Surroundings, section: RelatedSection<string>): CompleteRelated {
  const { all, identity } = surroundings
  const { calls, part, ...words } = section
  const { columns, actions } = all.get(section.type)?.elsewhere ?? {}
  const target = { fields: new Map(), identity, isOther: true } as const
  return {
    ...(columns ? { columns } : {}),
    ...(actions ? { rowActions: actions } : {}),
    ...words,
    ours: section.ours ?? identity,
    ...(part ? { part: { ...part, columns: part.columns.map(elementColumn) } } : {}),
    ...(calls ? { calls: calls.map((action) => completeAction(surroundings, action, target)) } : {}),
  }
}

/** A section with everything that follows from what it is about. */
export function completeSection(surroundings: Surroundings, section: SectionSpec<string>): CompleteSection {
  if (typeof section === 'string')
    return { kind: 'form', id: headings.get(section) ?? section, action: section }
  if ('danger' in section && !('kind' in section))
    return { kind: 'actions', id: 'danger', actions: section.danger, danger: true }
  switch (section.kind) {
    case 'facts':
      return { ...section, items: section.items.map((item) => completeColumn(surroundings, item, 'facts')) }
    case 'collection':
      return completeCollection(surroundings, section)
    case 'editor':
      return completeEditor(surroundings, section)
    case 'related':
      return completeRelated(surroundings, section)
    case 'secret':
      return {
        ...section,
        params: boundParameters(
          surroundings.description,
          section.operation,
          section.params,
          nothing,
          ownSources(surroundings),
        ),
      }
    default:
      return section
  }
}
