/** Visits every value of a manifest. */
import { changedCosts } from '../../src/manifest/action-costs'
import { initialValue } from '../../src/manifest/initial'
import { isList } from '../../src/manifest/value'
import type { Value } from '../../src/manifest/words/values'
import { recordScope } from './record-scope'
import type { ManifestContext } from './context'
import type { Scope } from './scope'
import { conditionsOf, leavesOf } from './walk-conditions'
import { fieldId } from './field-id'
import { actionsOf, createNames, fieldsOf, formsOf, noticesOf, sectionsOf } from './walk'
import { pricesOf, rowNames, valuesOfPrice } from './walk-prices'

/** A value with its place, what its `record`, `owner` and `option` paths read, and the fields of the form around it. */
export interface PlacedValue {
  at: string
  value: Value
  scope: Scope | undefined
  option?: Scope
  form: ReadonlySet<string>
}

/** Every value word with its place and scope. */
export function valuesOf(context: ManifestContext): PlacedValue[] {
  const own = recordScope(context)
  const found: PlacedValue[] = []
  const nothing: ReadonlySet<string> = new Set()
  const addAll = (
    at: string,
    values: Record<string, Value> | undefined,
    scope: Scope | undefined,
    form = nothing,
  ): void => {
    for (const [name, value] of Object.entries(values ?? {}))
      found.push({ at: `${at}.${name}`, value, scope, form })
  }
  const { detail, create } = context.manifest
  const created = create?.sections.flatMap((section) => [...section.fields]) ?? []
  addAll('detail.params', detail?.params, own)
  addAll('detail.spent.params', detail?.spent?.params, own)
  addAll('create.params', create?.params, undefined, createNames(context))
  create?.steps?.forEach(({ each, params }, index) => {
    const names = each === undefined ? createNames(context) : rowNames(created, each)
    addAll(`create.steps[${index}].params`, params, undefined, names)
  })
  for (const { at, action, scope } of actionsOf(context)) {
    addAll(`${at}.params`, action.params, scope)
    const typed = new Set(action.fields?.map(fieldId))
    addAll(`${at}.costs.set`, changedCosts(action)?.set, scope, typed)
  }
  for (const { at, notice, scope, form = nothing } of noticesOf(context)) {
    for (const [name, each] of Object.entries(notice.values ?? {})) {
      if ('value' in each) found.push({ at: `${at}.values.${name}.value`, value: each.value, scope, form })
    }
    if (notice.link) found.push({ at: `${at}.link.id`, value: notice.link.id, scope, form })
  }
  for (const { at, section } of sectionsOf(context)) {
    if ('note' in section && typeof section.note === 'object') addAll(`${at}.note`, section.note, own)
    if (section.kind === 'secret') addAll(`${at}.params`, section.params, own)
    if (section.kind === 'editor') addAll(`${at}.params`, section.params, own)
    if (section.kind !== 'collection') continue
    addAll(`${at}.params`, section.params, own)
  }
  for (const form of formsOf(context)) {
    const outer = form.fields.map(fieldId)
    for (const { at, field, row } of fieldsOf(context, form)) {
      const names = new Set([...outer, ...(row?.of ?? []).map(fieldId)])
      for (const word of ['initial', 'least', 'most', 'about'] as const) {
        const given = word === 'initial' ? initialValue(field) : field[word]
        const values: readonly Value[] = given === undefined ? [] : [given].flat()
        values.forEach((value, index) => {
          const place = Array.isArray(given) ? `${at}.${word}[${index}]` : `${at}.${word}`
          found.push({ at: place, value, scope: form.scope, form: names })
        })
      }
    }
  }
  for (const line of pricesOf(context)) found.push(...valuesOfPrice(context, line))
  for (const { at, condition, scope, option, form = nothing } of conditionsOf(context)) {
    const around = { scope, form, ...(option ? { option } : {}) }
    for (const { at: place, leaf } of leavesOf(condition, at)) {
      if ('is' in leaf && !('account' in leaf) && !isList(leaf.is))
        found.push({ at: `${place}.is`, value: leaf.is, ...around })
      if ('account' in leaf) found.push({ at: `${place}.account`, value: leaf.account, ...around })
    }
  }
  return found
}
