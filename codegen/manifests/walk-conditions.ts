/** Visits every condition of a manifest. */
import type { Bound } from '../../src/manifest/words/fields'
import type { Condition } from '../../src/manifest/words/values'
import { elementScope, itemScope, recordScope } from './record-scope'
import type { ManifestContext } from './context'
import type { Scope } from './scope'
import { fieldId } from './field-id'
import {
  actionsOf,
  columnsOf,
  createNames,
  fieldsOf,
  formsOf,
  linesOf,
  noticesOf,
  optionScope,
  optionsOf,
  sectionsOf,
  statesOf,
} from './walk'
import { conditionsOfPrice, pricesOf } from './walk-prices'

/** A condition with its place; `scope` is what `record` and `owner` read, undefined if only form and site exist. */
export interface PlacedCondition {
  at: string
  condition: Condition
  scope: Scope | undefined
  /** Scope of `option`, in the conditions of options. */
  option?: Scope
  /** Whether a failing condition is shown with its reason. */
  reasoned: boolean
  /** Names of the form's fields, if there is a form. */
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
    option?: Scope,
  ): void => {
    if (condition) found.push({ at, condition, scope, reasoned, form, ...(option ? { option } : {}) })
  }
  const { list, detail, create } = context.manifest
  add('list.when', list.when, own)
  for (const { at, states, scope } of statesOf(context)) {
    if ('rules' in states)
      states.rules.forEach((rule, index) => add(`${at}.rules[${index}].when`, rule.when, scope))
  }
  for (const { at, column, scope } of columnsOf(context)) {
    if (typeof column === 'string') continue
    add(`${at}.when`, column.when, scope)
    column.marks?.forEach(({ when }, index) => add(`${at}.marks[${index}].when`, when, scope))
    if (typeof column.value === 'object' && 'newest' in column.value) {
      const { newest, when } = column.value
      const array = newest.slice(0, newest.lastIndexOf('[]') + 2)
      add(`${at}.value.when`, when, elementScope(context, scope, array))
    }
  }
  for (const { at, action, scope } of actionsOf(context)) {
    add(`${at}.when`, action.when, scope, true)
    add(`${at}.guard.when`, action.asks?.when, scope, false, new Set(action.fields?.map(fieldId)))
    for (const list of ['deleted', 'kept'] as const) {
      action[list]?.forEach(({ when, each, count }, index) => {
        const path = each ?? count
        const about = path === undefined ? scope : elementScope(context, scope, path)
        add(`${at}.${list}[${index}].when`, when, about)
      })
    }
  }
  detail?.facts.forEach(({ lines }, index) =>
    lines?.forEach(({ when }, line) => add(`detail.facts[${index}].lines[${line}].when`, when, own)),
  )
  list.lines?.forEach(({ when }, index) => add(`list.lines[${index}].when`, when, own))
  for (const { at, notice, scope, form } of noticesOf(context))
    add(`${at}.when`, notice.when, scope, false, form)
  detail?.tabs.forEach((tab, index) => add(`detail.tabs[${index}].when`, tab.when, own))
  for (const { at, section } of sectionsOf(context)) {
    if (section.kind === 'secret') add(`${at}.when`, section.when, own, true)
    if (section.kind === 'snippets') {
      add(`${at}.when`, section.when, own, true)
      for (const { at: place, line } of linesOf(section, at))
        if (typeof line !== 'string') add(`${place}.when`, line.when, own)
    }
    if (section.kind === 'editor') {
      const inRow = new Set(section.fields.map((each) => each.at))
      section.notices?.forEach((notice, index) =>
        add(`${at}.notices[${index}].when`, notice.when, own, false, inRow),
      )
    }
    if (section.kind === 'collection') add(`${at}.when`, section.when, itemScope(context, section))
  }
  add('create.when', create?.when, undefined, true)
  create?.failed?.forEach((failure, index) =>
    add(`create.failed[${index}].when`, failure.when, undefined, false, createNames(context)),
  )
  for (const form of formsOf(context)) {
    const names = new Set(form.fields.map(fieldId))
    for (const { at, field, row } of fieldsOf(context, form)) {
      const inner = row ? new Set([...names, ...(row.of ?? []).map(fieldId)]) : names
      add(`${at}.when`, field.when, form.scope, false, inner)
      if (typeof field.required === 'object') add(`${at}.required`, field.required, form.scope, false, inner)
      for (const word of ['least', 'most'] as const) {
        const bounds: readonly (number | Bound)[] = field[word] === undefined ? [] : [field[word]].flat()
        bounds.forEach((bound, index) => {
          if (typeof bound === 'object')
            add(`${at}.${word}[${index}].when`, bound.when, form.scope, false, inner)
        })
      }
      const inRow = new Set(field.of?.map((each) => each.at))
      field.notices?.forEach((notice, index) =>
        add(`${at}.notices[${index}].when`, notice.when, form.scope, false, inRow),
      )
      field.checks?.forEach((check, index) => add(`${at}.checks[${index}]`, check, form.scope, true, inner))
    }
  }
  for (const { at, options, form } of optionsOf(context)) {
    const names = new Set(form.fields.map(fieldId))
    if (options.kind === 'values') {
      for (const [value, condition] of Object.entries(options.when ?? {}))
        add(`${at}.when.${value}`, condition, undefined, false, names)
    }
    if (options.kind !== 'operation' && options.kind !== 'resource') continue
    const option = optionScope(context, options)
    if (!option) continue
    for (const word of ['when', 'initial'] as const)
      add(`${at}.${word}`, options[word], form.scope, false, names, option)
    if (options.kind === 'operation') {
      options.marks?.forEach((mark, index) =>
        add(`${at}.marks[${index}].when`, mark.when, form.scope, false, names, option),
      )
    }
  }
  for (const line of pricesOf(context))
    for (const { at, condition, scope, form } of conditionsOfPrice(context, line))
      add(at, condition, scope, false, form)
  create?.sections.forEach((section, index) => {
    const at = `create.sections[${index}]`
    add(`${at}.when`, section.when, undefined, false, createNames(context))
    for (const [kind, condition] of Object.entries(section.presets?.when ?? {}))
      add(`${at}.presets.when.${kind}`, condition, undefined, false, createNames(context))
  })
  return found
}

/** The leaves of a condition, without `all`, `any` and `not`. */
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
