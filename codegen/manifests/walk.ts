/** Visits every place of a manifest with a word of one kind, so that each check contains only its rule. */
import type {
  CompleteAction,
  CompleteColumnSpec,
  CompleteField,
  CompleteOptions,
  CompleteSection,
} from './complete/completed'
import type { FormNotice } from '../../src/manifest/words/forms'
import type { PriceLine } from '../../src/manifest/words/prices'
import type { LineSpec, SnippetsSection } from '../../src/manifest/words/sections'
import type { States } from '../../src/manifest/words/records'
import { itemScope, operationOf, recordScope } from './record-scope'
import type { ManifestContext } from './context'
import { fieldId } from './field-id'
import { elementSchema, type Scope } from './scope'

/** An action with its place and what its `record` and `owner` paths read. */
export interface PlacedAction {
  at: string
  action: CompleteAction
  scope: Scope
}

/** A form with its place: a create form, the fields of an action, or the row of an editor. */
export interface PlacedForm {
  at: string
  id: string
  operation: string
  fields: readonly CompleteField[]
  /** Scope of the form's record; undefined for a create form. */
  scope: Scope | undefined
  /** Set when the fields are those of a row inside this request property. */
  place?: string
}

export interface PlacedSection {
  at: string
  section: CompleteSection
}

export function sectionsOf(context: ManifestContext): PlacedSection[] {
  const tabs = context.manifest.detail?.tabs ?? []
  return tabs.flatMap((tab, t) =>
    tab.sections.map((section, s) => ({ at: `detail.tabs[${t}].sections[${s}]`, section })),
  )
}

/** The paths in a line's placeholders: `{path}`, and `{path:host}`. */
export function pathsIn(line: string): string[] {
  return [...line.matchAll(/\{([^{}:]+)(?::host)?\}/g)].flatMap(([, path]) => path ?? [])
}

/** The lines of a section of snippets, each with its place; addresses and names of files are lines, too. */
export function linesOf(
  section: SnippetsSection<string>,
  at: string,
): { at: string; line: LineSpec<string> }[] {
  return section.of.flatMap(({ link, parts }, s) => [
    ...(link === undefined ? [] : [{ at: `${at}.of[${s}].link`, line: link }]),
    ...parts.flatMap(({ file, lines }, p) => [
      ...(file === undefined ? [] : [{ at: `${at}.of[${s}].parts[${p}].file`, line: file }]),
      ...lines.map((line, index) => ({ at: `${at}.of[${s}].parts[${p}].lines[${index}]`, line })),
    ]),
  ])
}

/** The states of the record, and those of elements inside it, each with its place and what its paths read. */
export function statesOf(context: ManifestContext): { at: string; states: States; scope: Scope }[] {
  const { states } = context.manifest
  const own = states ? [{ at: 'states', states, scope: recordScope(context) }] : []
  const nested = sectionsOf(context).flatMap(({ at, section }) =>
    (section.kind === 'collection' || section.kind === 'editor') && section.states
      ? [{ at: `${at}.states`, states: section.states, scope: itemScope(context, section) }]
      : [],
  )
  return [...own, ...nested]
}

export function actionsOf(context: ManifestContext): PlacedAction[] {
  const own = recordScope(context)
  const found: PlacedAction[] = context.manifest.actions.map((action, index) => ({
    at: `actions[${index}]`,
    action,
    scope: own,
  }))
  for (const { at, section } of sectionsOf(context)) {
    if (section.kind === 'collection') {
      const scope = itemScope(context, section)
      section.rowActions?.forEach((action, index) =>
        found.push({ at: `${at}.rowActions[${index}]`, action, scope }),
      )
    }
    if (section.kind === 'related') {
      const related = context.all.get(section.type)
      if (!related) continue
      const scope = { ...recordScope(context, related), owner: own }
      section.rowActions.forEach((action, index) => {
        if (typeof action !== 'string') found.push({ at: `${at}.rowActions[${index}]`, action, scope })
      })
    }
  }
  return found
}

export function formsOf(context: ManifestContext): PlacedForm[] {
  const forms: PlacedForm[] = []
  const { create } = context.manifest
  if (create) {
    forms.push({
      at: 'create',
      id: 'create',
      operation: create.operation,
      fields: create.sections.flatMap((section) => [...section.fields]),
      scope: undefined,
    })
  }
  for (const { at, action, scope } of actionsOf(context)) {
    if (action.fields) {
      forms.push({ at, id: action.id, operation: action.operation, fields: action.fields, scope })
    }
  }
  for (const { at, section } of sectionsOf(context)) {
    if (section.kind !== 'editor') continue
    forms.push({
      at,
      id: section.id,
      operation: section.operation,
      fields: section.fields,
      scope: itemScope(context, section),
      place: section.place,
    })
  }
  return forms
}

/** The place of each field of a form, nested row fields included. */
export function fieldsOf(
  context: ManifestContext,
  form: PlacedForm,
): { at: string; field: CompleteField; row: CompleteField | null }[] {
  const place = (index: number): string => {
    if (form.at !== 'create') return `${form.at}.fields[${index}]`
    let rest = index
    const sections = context.manifest.create?.sections ?? []
    for (const [number, section] of sections.entries()) {
      if (rest < section.fields.length) return `create.sections[${number}].fields[${rest}]`
      rest -= section.fields.length
    }
    return form.at
  }
  return form.fields.flatMap((field, index) => [
    { at: place(index), field, row: null },
    ...(field.of ?? []).map((inner, position) => ({
      at: `${place(index)}.of[${position}]`,
      field: inner,
      row: field,
    })),
  ])
}

/** Every column-like word: list columns, facts, nested and related columns. */
export function columnsOf(
  context: ManifestContext,
): { at: string; column: CompleteColumnSpec; scope: Scope }[] {
  const own = recordScope(context)
  const { list, detail } = context.manifest
  const found = list.columns.map((column, index) => ({ at: `list.columns[${index}]`, column, scope: own }))
  detail?.values.forEach((column, index) => found.push({ at: `detail.values[${index}]`, column, scope: own }))
  detail?.facts.forEach((group, g) =>
    group.values.forEach((column, index) =>
      found.push({ at: `detail.facts[${g}].values[${index}]`, column, scope: own }),
    ),
  )
  for (const { at, section } of sectionsOf(context)) {
    if (section.kind === 'facts') {
      section.values.forEach((column, index) =>
        found.push({ at: `${at}.values[${index}]`, column, scope: own }),
      )
    }
    if (section.kind === 'collection') {
      const scope = itemScope(context, section)
      section.columns.forEach((column, index) => found.push({ at: `${at}.columns[${index}]`, column, scope }))
    }
    if (section.kind === 'related' && section.each) {
      const scope = itemScope(context, section.each)
      section.each.columns.forEach((column, index) =>
        found.push({ at: `${at}.each.columns[${index}]`, column, scope }),
      )
    }
  }
  return found
}

/** Every `options` word with its place. */
export function optionsOf(
  context: ManifestContext,
): { at: string; options: CompleteOptions; field: CompleteField; form: PlacedForm }[] {
  return formsOf(context).flatMap((form) =>
    fieldsOf(context, form).flatMap(({ at, field }) =>
      field.options ? [{ at: `${at}.options`, options: field.options, field, form }] : [],
    ),
  )
}

/** Every notice with its place, what its paths read, and the fields of the form around it. */
export function noticesOf(
  context: ManifestContext,
): { at: string; notice: FormNotice; scope: Scope | undefined; form: ReadonlySet<string> | undefined }[] {
  const { detail, create } = context.manifest
  const placed = (
    at: string,
    notices: readonly FormNotice[] | undefined,
    scope: Scope | undefined,
    form: ReadonlySet<string> | undefined,
  ) => (notices ?? []).map((notice, index) => ({ at: `${at}.notices[${index}]`, notice, scope, form }))
  return [
    ...actionsOf(context).flatMap(({ at, action, scope }) =>
      placed(at, action.notices, scope, new Set(action.fields?.map(fieldId))),
    ),
    ...placed('detail', detail?.notices, recordScope(context), undefined),
    ...placed('create', create?.notices, undefined, createNames(context)),
  ]
}

/** Every call the console makes by itself to read what a manifest shows, with its place. */
export function readsOf(context: ManifestContext): { at: string; operation: string }[] {
  const { list, detail, joins } = context.manifest
  const one = (at: string, operation: string | undefined) => (operation ? [{ at, operation }] : [])
  return [
    ...one('list.operation', list.operation),
    ...one('detail.operation', detail?.operation),
    ...one('detail.spent.operation', detail?.spent?.operation),
    ...Object.entries(joins ?? {}).flatMap(([name, join]) => one(`joins.${name}.operation`, join.operation)),
    ...sectionsOf(context).flatMap(({ at, section }) =>
      section.kind === 'collection' ? one(`${at}.operation`, section.operation) : [],
    ),
    ...optionsOf(context).flatMap(({ at, options }) =>
      options.kind === 'operation' ? one(`${at}.operation`, options.operation) : [],
    ),
    ...noticesOf(context).flatMap(({ at, notice }) =>
      Object.entries(notice.values ?? {}).flatMap(([name, value]) =>
        'operation' in value ? one(`${at}.values.${name}.operation`, value.operation) : [],
      ),
    ),
  ]
}

/** The item schema an option list offers. */
export function optionScope(context: ManifestContext, options: CompleteOptions): Scope | undefined {
  if (options.kind === 'operation') {
    const operation = operationOf(context, options.operation)
    const item = operation && context.description.listItem(operation)
    if (!item) return undefined
    const name = `items of ${options.operation}`
    if (options.each === undefined)
      return { schema: context.description.concrete(item), added: new Map(), name }
    const element = context.description.at(item, `${options.each}[]`)
    const properties = element && {
      ...context.description.properties(elementSchema(context.description, element)),
      parent: item,
    }
    return {
      schema: { type: 'object', properties: properties ?? {} },
      added: new Map(),
      name: `${name}, each ${options.each}`,
    }
  }
  if (options.kind === 'resource') {
    const related = context.all.get(options.type)
    return related && recordScope(context, related)
  }
  return undefined
}

/** Lines of an action's additional costs; none if its costs refer to parts of the price. */
export function costLines(
  { costs }: Pick<CompleteAction, 'costs'>,
  at: string,
): { at: string; line: PriceLine<string> }[] {
  const lines = costs && !('of' in costs) && !('set' in costs) ? costs : []
  return lines.map((line, index) => ({ at: `${at}.costs[${index}]`, line }))
}

/** Names of the fields of the create form. */
export function createNames(context: ManifestContext): ReadonlySet<string> {
  return new Set(context.manifest.create?.sections.flatMap((each) => each.fields.map(fieldId)) ?? [])
}
