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
  costLines,
  summedArray,
} from './walk'

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
  const { list, detail, create, price } = context.manifest
  add('list.when', list.when, own)
  for (const { at, states, scope } of statesOf(context)) {
    if ('rules' in states)
      states.rules.forEach((rule, index) => add(`${at}.rules[${index}].when`, rule.when, scope))
  }
  for (const { at, column, scope } of columnsOf(context)) {
    if (typeof column === 'string') continue
    add(`${at}.when`, column.when, scope)
    add(`${at}.mark`, column.mark, scope)
    const [path = ''] = [column.value].flat()
    const array = path.slice(0, path.lastIndexOf('[]') + 2)
    add(`${at}.newest`, column.newest, elementScope(context, scope, array))
  }
  for (const { at, action, scope } of actionsOf(context)) {
    add(`${at}.when`, action.when, scope, true)
    for (const { at: place, line } of costLines(action, at)) {
      const summed = summedArray(line)
      const elements = summed === undefined ? undefined : elementScope(context, scope, `${summed}[]`)
      add(`${place}.where`, line.where, elements)
      add(`${place}.whenRecord`, line.whenRecord, scope)
    }
    for (const list of ['deleted', 'kept'] as const) {
      action[list]?.forEach(({ when, where, each, count }, index) => {
        add(`${at}.${list}[${index}].when`, when, scope)
        const path = each ?? count
        const elements = path === undefined ? undefined : elementScope(context, scope, path)
        add(`${at}.${list}[${index}].where`, where, elements)
      })
    }
  }
  detail?.facts.forEach(({ commands }, index) =>
    commands?.forEach(({ when }, line) => add(`detail.facts[${index}].commands[${line}].when`, when, own)),
  )
  list.copies?.forEach(({ when }, index) => add(`list.copies[${index}].when`, when, own))
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
      section.warns?.forEach((warning, index) =>
        add(`${at}.warns[${index}].when`, warning.when, own, false, inRow),
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
        const bounds: readonly Bound[] = field[word] === undefined ? [] : [field[word]].flat()
        bounds.forEach((bound, index) =>
          add(`${at}.${word}[${index}].when`, bound.when, form.scope, false, inner),
        )
      }
      const inRow = new Set(field.of?.map((each) => each.at))
      field.warns?.forEach((warning, index) =>
        add(`${at}.warns[${index}].when`, warning.when, form.scope, false, inRow),
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
    const scope = optionScope(context, options)
    if (!scope) continue
    for (const word of ['when', 'initial'] as const) {
      add(`${at}.${word}`, options[word], form.scope ? { ...scope, owner: form.scope } : scope, false, names)
    }
    if (options.kind === 'operation') {
      options.flags?.forEach((flag, index) =>
        add(`${at}.flags[${index}].when`, flag.when, scope, false, names),
      )
    }
  }
  price?.forEach((line, index) => {
    const summed = summedArray(line)
    if (summed !== undefined) add(`price[${index}].where`, line.where, itemScope(context, { at: summed }))
    add(`price[${index}].whenRecord`, line.whenRecord, own)
    add(`price[${index}].whenForm`, line.whenForm, undefined, false, createNames(context))
    add(`price[${index}].copies.when`, line.copies?.when, undefined, false, createNames(context))
  })
  create?.sections.forEach((section, index) => {
    const at = `create.sections[${index}]`
    add(`${at}.when`, section.when, undefined, false, createNames(context))
    section.presets?.kinds?.forEach((kind, number) =>
      add(`${at}.presets.kinds[${number}].when`, kind.when, undefined, false, createNames(context)),
    )
  })
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
