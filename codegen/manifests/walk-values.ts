/** Visits every value of a manifest. */
import type { PriceLine } from '../../src/manifest/words/prices'
import type { Value } from '../../src/manifest/words/values'
import { elementScope, itemScope, recordScope } from './record-scope'
import type { ManifestContext } from './context'
import type { Scope } from './scope'
import { conditionsOf, leavesOf } from './walk-conditions'
import { fieldId } from './field-id'
import {
  actionsOf,
  costLines,
  createNames,
  fieldsOf,
  formsOf,
  noticesOf,
  sectionsOf,
  summedArray,
} from './walk'

/** A value with its place, what its `field` and `owner` paths read, and the fields of the form around it. */
export interface PlacedValue {
  at: string
  value: Value
  scope: Scope | undefined
  form: ReadonlySet<string>
}

/** Names of the fields of a row of a list in the create form. */
function rowNames(context: ManifestContext, list: string): ReadonlySet<string> {
  const fields = context.manifest.create?.sections.flatMap((section) => [...section.fields]) ?? []
  return new Set(fields.find((field) => fieldId(field) === list)?.of?.map(({ at }) => at))
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
  const { detail, create, price } = context.manifest
  addAll('detail.params', detail?.params, own)
  addAll('detail.spent.params', detail?.spent?.params, own)
  addAll('create.params', create?.params, undefined, createNames(context))
  for (const { at, action, scope } of actionsOf(context)) {
    addAll(`${at}.params`, action.params, scope)
    const typed = new Set(action.input?.map(fieldId))
    addAll(`${at}.reprices.set`, action.reprices?.set, scope, typed)
    const addCosts = (place: string, line: PriceLine<string>, about: Scope | undefined): void => {
      if (line.record) found.push({ at: `${place}.record`, value: line.record, scope: about, form: typed })
      if (line.pool)
        found.push({ at: `${place}.pool.record`, value: line.pool.record, scope: about, form: typed })
    }
    for (const { at: place, line } of costLines(action, at)) addCosts(place, line, scope)
    action.kept?.forEach(({ each, costs }, index) => {
      const about = each ? elementScope(context, scope, each) : scope
      costs?.forEach((line, number) => addCosts(`${at}.kept[${index}].costs[${number}]`, line, about))
    })
  }
  for (const { at, notice, scope, form = nothing } of noticesOf(context)) {
    for (const [name, told] of Object.entries(notice.details ?? {})) {
      if ('value' in told) found.push({ at: `${at}.details.${name}.value`, value: told.value, scope, form })
    }
    if (notice.link) found.push({ at: `${at}.link.id`, value: notice.link.id, scope, form })
  }
  for (const { at, section } of sectionsOf(context)) {
    if ('note' in section && typeof section.note === 'object') addAll(`${at}.note`, section.note, own)
    if (section.kind === 'secret') addAll(`${at}.params`, section.params, own)
    if (section.kind === 'editor') addAll(`${at}.write.params`, section.write.params, own)
    if (section.kind !== 'collection') continue
    addAll(`${at}.read.params`, section.read?.params, own)
    section.price?.forEach(({ record, pool }, index) => {
      const place = `${at}.price[${index}]`
      const scope = itemScope(context, section)
      if (record) found.push({ at: `${place}.record`, value: record, scope, form: nothing })
      if (pool) found.push({ at: `${place}.pool.record`, value: pool.record, scope, form: nothing })
    })
  }
  for (const form of formsOf(context)) {
    const outer = form.fields.map(fieldId)
    for (const { at, field, row } of fieldsOf(context, form)) {
      const names = new Set([...outer, ...(row?.of ?? []).map(fieldId)])
      for (const word of ['initial', 'least', 'most', 'about'] as const) {
        const given = field[word]
        const values: readonly Value[] = given === undefined ? [] : [given].flat()
        values.forEach((value, index) => {
          const place = Array.isArray(given) ? `${at}.${word}[${index}]` : `${at}.${word}`
          found.push({ at: place, value, scope: form.scope, form: names })
        })
      }
      if (field.options?.kind === 'operation')
        addAll(`${at}.options.params`, field.options.params, form.scope, names)
    }
  }
  const created = createNames(context)
  price?.forEach((line, index) => {
    const at = `price[${index}]`
    if (line.record) found.push({ at: `${at}.record`, value: line.record, scope: own, form: nothing })
    const rows = line.each === undefined ? created : rowNames(context, line.each)
    if (line.form) found.push({ at: `${at}.form`, value: line.form, scope: undefined, form: rows })
    if (line.name) found.push({ at: `${at}.name`, value: line.name, scope: undefined, form: created })
    const { pool, rates, copies } = line
    if (copies) found.push({ at: `${at}.copies.of`, value: copies.of, scope: undefined, form: created })
    if (rates) found.push({ at: `${at}.rates.record`, value: rates.record, scope: own, form: nothing })
    if (rates?.form)
      found.push({ at: `${at}.rates.form`, value: rates.form, scope: undefined, form: created })
    const part = line.singly ? summedArray(line) : undefined
    const pooled = part === undefined ? own : itemScope(context, { at: part })
    if (pool) found.push({ at: `${at}.pool.record`, value: pool.record, scope: pooled, form: nothing })
    if (pool?.form) found.push({ at: `${at}.pool.form`, value: pool.form, scope: undefined, form: created })
  })
  for (const { at, condition, scope, form = nothing } of conditionsOf(context)) {
    for (const { at: place, leaf } of leavesOf(condition, at)) {
      if ('equals' in leaf) found.push({ at: `${place}.equals`, value: leaf.equals, scope, form })
      if ('account' in leaf) found.push({ at: `${place}.account`, value: leaf.account, scope, form })
    }
  }
  return found
}
