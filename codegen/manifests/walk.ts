/** Visits every place of a manifest where a word of one kind stands, so that each check is only its rule. */
import type {
  Action,
  ColumnSpec,
  Condition,
  Field,
  Options,
  Section,
  Value,
} from '../../src/manifest/vocabulary'
import { operationOf, recordScope, type ManifestContext } from './context'
import { schemaAt, type Scope } from './scope'

/** An action with its place and what its `field` and `owner` paths read. */
export interface PlacedAction {
  at: string
  action: Action<string>
  scope: Scope
}

/** A form with its place: a create form, the input of an action, or the row of an editor. */
export interface PlacedForm {
  at: string
  id: string
  operation: string
  fields: readonly Field[]
  /** What the record behind the form offers; undefined for a create form. */
  scope: Scope | undefined
  /** Set when the fields are those of a row inside this request property. */
  place?: string
}

export interface PlacedSection {
  at: string
  section: Section<string>
}

export function sectionsOf(context: ManifestContext): PlacedSection[] {
  const tabs = context.manifest.detail?.tabs ?? []
  return tabs.flatMap((tab, t) =>
    tab.sections.map((section, s) => ({ at: `detail.tabs[${t}].sections[${s}]`, section })),
  )
}

/** The scope of the elements of an array inside the record. */
export function itemScope(context: ManifestContext, at: string): Scope {
  const owner = recordScope(context)
  const schema = schemaAt(context.description, owner, `${at}[]`) ?? {}
  return { schema, added: new Map(), owner, name: `${owner.name}.${at}[]` }
}

export function actionsOf(context: ManifestContext): PlacedAction[] {
  const own = recordScope(context)
  const found: PlacedAction[] = (context.manifest.actions ?? []).map((action, index) => ({
    at: `actions[${index}]`,
    action,
    scope: own,
  }))
  for (const { at, section } of sectionsOf(context)) {
    if (section.kind === 'collection') {
      const scope = itemScope(context, section.at)
      section.rowActions?.forEach((action, index) =>
        found.push({ at: `${at}.rowActions[${index}]`, action, scope }),
      )
    }
    if (section.kind === 'related') {
      const related = context.all.get(section.type)
      if (!related) continue
      const scope = { ...recordScope(context, related), owner: own }
      section.calls?.forEach((action, index) => found.push({ at: `${at}.calls[${index}]`, action, scope }))
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
    if (action.input) {
      forms.push({ at, id: action.id, operation: action.operation, fields: action.input, scope })
    }
  }
  for (const { at, section } of sectionsOf(context)) {
    if (section.kind !== 'editor') continue
    forms.push({
      at,
      id: section.id,
      operation: section.write.operation,
      fields: section.fields,
      scope: itemScope(context, section.at),
      place: section.write.place,
    })
  }
  return forms
}

/** The place of each field of a form, nested row fields included. */
export function fieldsOf(
  context: ManifestContext,
  form: PlacedForm,
): { at: string; field: Field; row: Field | null }[] {
  const place = (index: number): string => {
    if (form.at !== 'create') return `${form.at}.${form.place ? 'fields' : 'input'}[${index}]`
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

/** The schema properties the form's operation accepts, by parameter name. */
export function parametersOf(
  context: ManifestContext,
  operationId: string,
): Map<string, { schema: object; mandatory: boolean }> {
  const operation = operationOf(context, operationId)
  const found = new Map<string, { schema: object; mandatory: boolean }>()
  if (!operation) return found
  for (const name of context.description.pathParameters(operation)) {
    found.set(name, { schema: { type: 'string' }, mandatory: true })
  }
  for (const [name, schema] of context.description.query(operation)) {
    found.set(name, { schema, mandatory: schema.mandatory === true })
  }
  const body = context.description.body(operation)
  if (body) {
    const required = Array.isArray(body.schema.required) ? body.schema.required : []
    for (const [name, schema] of Object.entries(context.description.properties(body.schema))) {
      found.set(name, { schema: context.description.concrete(schema), mandatory: required.includes(name) })
    }
  }
  return found
}

/** Every column-like word: list columns, facts, nested and related columns. */
export function columnsOf(
  context: ManifestContext,
): { at: string; column: ColumnSpec<string>; scope: Scope }[] {
  const own = recordScope(context)
  const { list, detail } = context.manifest
  const found = list.columns.map((column, index) => ({
    at: `list.columns[${index}]`,
    column: column as ColumnSpec<string>,
    scope: own,
  }))
  detail?.facts.forEach((group, g) =>
    group.items.forEach((column, index) =>
      found.push({ at: `detail.facts[${g}].items[${index}]`, column, scope: own }),
    ),
  )
  for (const { at, section } of sectionsOf(context)) {
    if (section.kind === 'facts') {
      section.items.forEach((column, index) =>
        found.push({ at: `${at}.items[${index}]`, column, scope: own }),
      )
    }
    if (section.kind === 'collection') {
      const scope = itemScope(context, section.at)
      section.columns.forEach((column, index) => found.push({ at: `${at}.columns[${index}]`, column, scope }))
    }
  }
  return found
}

/** A condition with its place and what its fields read; `scope` is undefined where only form and site exist. */
export interface PlacedCondition {
  at: string
  condition: Condition
  scope: Scope | undefined
  /** True where a failing condition is shown with its reason. */
  reasoned: boolean
  /** Names of the form's fields, where there is a form. */
  form: ReadonlySet<string> | undefined
}

export function conditionsOf(context: ManifestContext): PlacedCondition[] {
  const own = recordScope(context)
  const found: PlacedCondition[] = []
  const add = (
    at: string,
    condition: Condition | undefined,
    scope: Scope | undefined,
    reasoned = false,
    form?: ReadonlySet<string>,
  ): void => {
    if (condition) found.push({ at, condition, scope, reasoned, form })
  }
  const { list, states, detail, create } = context.manifest
  add('list.hide', list.hide as Condition | undefined, own)
  if (states && 'rules' in states) {
    states.rules.forEach((rule, index) =>
      add(`states.rules[${index}].when`, rule.when as Condition | undefined, own),
    )
  }
  for (const { at, column, scope } of columnsOf(context)) {
    if (typeof column !== 'string') add(`${at}.when`, column.when, scope)
  }
  for (const { at, action, scope } of actionsOf(context)) {
    add(`${at}.when`, action.when, scope, true)
    for (const list of ['deleted', 'kept'] as const) {
      action[list]?.forEach((line, index) => add(`${at}.${list}[${index}].when`, line.when, scope))
    }
  }
  detail?.facts.forEach((group, index) =>
    add(`detail.facts[${index}].command.when`, group.command?.when as Condition | undefined, own),
  )
  detail?.tabs.forEach((tab, index) =>
    add(`detail.tabs[${index}].when`, tab.when as Condition | undefined, own),
  )
  for (const { at, section } of sectionsOf(context)) {
    if (section.kind === 'collection') add(`${at}.where`, section.where, itemScope(context, section.at))
  }
  add('create.when', create?.when, undefined, true)
  for (const form of formsOf(context)) {
    const names = new Set(form.fields.map(fieldId))
    for (const { at, field, row } of fieldsOf(context, form)) {
      const inner = row ? new Set([...names, ...(row.of ?? []).map(fieldId)]) : names
      add(`${at}.show`, field.show, form.scope, false, inner)
      if (typeof field.required === 'object') add(`${at}.required`, field.required, form.scope, false, inner)
      field.checks?.forEach((check, index) => add(`${at}.checks[${index}]`, check, form.scope, true, inner))
    }
  }
  create?.sections.forEach((section, index) =>
    add(
      `create.sections[${index}].show`,
      section.show,
      undefined,
      false,
      new Set(create.sections.flatMap((each) => each.fields.map(fieldId))),
    ),
  )
  return found
}

/** The leaves of a condition: parts without parts. */
export function leavesOf(
  condition: Condition,
  at: string,
): { at: string; leaf: Condition; because: string | undefined }[] {
  const walk = (part: Condition, place: string, because: string | undefined): ReturnType<typeof leavesOf> => {
    const reason = part.because ?? because
    if ('all' in part) return part.all.flatMap((each, index) => walk(each, `${place}.all[${index}]`, reason))
    if ('any' in part) return part.any.flatMap((each, index) => walk(each, `${place}.any[${index}]`, reason))
    if ('not' in part) return walk(part.not, `${place}.not`, reason)
    return [{ at: place, leaf: part, because: reason }]
  }
  return walk(condition, at, undefined)
}

/** Every value word with its place and scope. */
export function valuesOf(context: ManifestContext): { at: string; value: Value; scope: Scope | undefined }[] {
  const own = recordScope(context)
  const found: { at: string; value: Value; scope: Scope | undefined }[] = []
  const addAll = (at: string, values: Record<string, Value> | undefined, scope: Scope | undefined): void => {
    for (const [name, value] of Object.entries(values ?? {}))
      found.push({ at: `${at}.${name}`, value, scope })
  }
  const { list, detail, create, price } = context.manifest
  addAll('list.params', list.params, undefined)
  addAll('detail.params', detail?.params, own)
  addAll('create.params', create?.params, undefined)
  for (const { at, action, scope } of actionsOf(context)) addAll(`${at}.params`, action.params, scope)
  for (const { at, section } of sectionsOf(context)) {
    if (section.kind === 'editor') addAll(`${at}.write.params`, section.write.params, own)
  }
  for (const form of formsOf(context)) {
    for (const { at, field } of fieldsOf(context, form)) {
      for (const word of ['initial', 'least', 'most'] as const) {
        const value = field[word]
        if (value) found.push({ at: `${at}.${word}`, value, scope: form.scope })
      }
      if (field.options?.kind === 'operation')
        addAll(`${at}.options.params`, field.options.params, form.scope)
    }
  }
  price?.forEach((line, index) => {
    found.push({ at: `price[${index}].record`, value: line.record, scope: own })
    if (line.form) found.push({ at: `price[${index}].form`, value: line.form, scope: undefined })
  })
  return found
}

/** Every `options` word with its place. */
export function optionsOf(
  context: ManifestContext,
): { at: string; options: Options; field: Field; form: PlacedForm }[] {
  return formsOf(context).flatMap((form) =>
    fieldsOf(context, form).flatMap(({ at, field }) =>
      field.options ? [{ at: `${at}.options`, options: field.options, field, form }] : [],
    ),
  )
}

/** The item schema an option list offers. */
export function optionScope(context: ManifestContext, options: Options): Scope | undefined {
  if (options.kind === 'operation') {
    const operation = operationOf(context, options.operation)
    const item = operation && context.description.listItem(operation)
    if (!item) return undefined
    const name = `items of ${options.operation}`
    if (options.each === undefined)
      return { schema: context.description.concrete(item), added: new Map(), name }
    const element = context.description.at(item, `${options.each}[]`)
    const properties = element && { ...context.description.properties(element), parent: item }
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

/** The name of a field's value inside its form. */
export function fieldId(field: Field): string {
  return field.id ?? field.at
}
