import { sortOrder } from '../../../src/manifest/sort'
import { pathsInBraces } from '../../../src/lib/braces'
import type { Json } from '../../openapi/description'
import { joinedSchema, operationOf, recordScope } from '../record-scope'
import { isScalar } from '../../../src/manifest/value'
import type { ManifestContext } from '../context'
import { pathAdvice, schemaAt, type Scope } from '../scope'
import { pathsOfColumn } from '../column-id'
import { fieldId } from '../field-id'
import {
  actionsOf,
  columnsOf,
  linesOf,
  noticesOf,
  optionScope,
  optionsOf,
  pathsIn,
  sectionsOf,
} from '../walk'
import { itemScope } from '../record-scope'
import { conditionsOf, leavesOf } from '../walk-conditions'
import { pricesOf } from '../walk-prices'
import { valuesOf } from '../walk-values'

/** The paths in the braces of a text; a text without any is a path. */
function pathsOfText(text: string): readonly string[] {
  const paths = pathsInBraces(text)
  return paths.length > 0 ? paths : [text]
}

const scopeOf = (schema: Json, name: string): Scope => ({ schema, added: new Map(), name })

/** Every path must exist in the record, the fields the engine adds, or a joined or nested record. */
export function fieldUnknown(context: ManifestContext): void {
  const { manifest, description, report } = context
  const own = recordScope(context)
  const check = (at: string, path: string, scope: Scope | undefined): void => {
    if (!scope || schemaAt(description, scope, path)) return
    const near = pathAdvice(description, scope, path)
    report('field-unknown', at, `"${path}" is not in ${scope.name}.${near}`)
  }
  check('key', manifest.key, own)
  manifest.title.forEach((part, index) => {
    for (const path of [part].flat()) check(`title[${index}]`, path, own)
  })
  manifest.list.search.forEach((path, index) => check(`list.search[${index}]`, path, own))
  manifest.detail?.metrics?.forEach(({ record }, index) => {
    if (record !== undefined) check(`detail.metrics[${index}].record`, record, own)
  })
  manifest.list.filters?.forEach((filter, index) => {
    check(`list.filters[${index}]`, filter.path, own)
  })
  // Columns, key and title are in the elements of the array, so without one only that is reported.
  const notArrays = sectionsOf(context).flatMap(({ at, section }) => {
    if ((section.kind !== 'collection' && section.kind !== 'editor') || section.at === undefined) return []
    if (section.kind === 'collection' && section.operation !== undefined) return []
    const isField = schemaAt(description, own, section.at) !== undefined
    if (!isField || schemaAt(description, own, `${section.at}[]`)) return []
    report('field-unknown', `${at}.at`, `"${section.at}" is no array in ${own.name}; name one that is.`)
    return [at]
  })
  const isAsked = (at: string): boolean => !notArrays.some((section) => at.startsWith(`${section}.`))
  for (const { at, column, scope } of columnsOf(context)) {
    if (!isAsked(at)) continue
    const values = pathsOfColumn(column)
    if (values[0]?.startsWith('#')) continue
    values.forEach((path) => check(at, path, scope))
    const refers = typeof column === 'string' ? undefined : column.refers
    if (typeof refers === 'object') check(`${at}.refers.field`, refers.field, scope)
  }
  for (const [name, join] of Object.entries(manifest.joins ?? {})) {
    if (join.take === 'whole') continue
    check(`joins.${name}.ours`, join.ours, own)
    const items = `items of ${join.operation}`
    const item = joinedSchema(description, { operation: join.operation })
    if (!item) continue
    const joined = joinedSchema(description, join)
    if (!joined) check(`joins.${name}.each`, `${join.each}[]`, scopeOf(item, items))
    else
      check(
        `joins.${name}.theirs`,
        join.theirs,
        scopeOf(joined, join.each ? `${items}, each ${join.each}` : items),
      )
  }
  if (manifest.create?.reveal) check('create.reveal', manifest.create.reveal, own)
  if (manifest.detail?.count) check('detail.count.at', manifest.detail.count.at, own)
  const spent = manifest.detail?.spent
  const used = spent && joinedSchema(description, { operation: spent.operation })
  if (spent && used) {
    const items = scopeOf(used, `items of ${spent.operation}`)
    check('detail.spent.theirs', spent.theirs, items)
    check('detail.spent.sum', spent.sum, items)
  }
  for (const { at, notice } of noticesOf(context)) {
    for (const [name, value] of Object.entries(notice.values ?? {})) {
      const operation = 'operation' in value ? operationOf(context, value.operation) : undefined
      const answer = operation && description.given(operation)
      if ('operation' in value && answer)
        check(
          `${at}.values.${name}.at`,
          value.at,
          scopeOf(description.concrete(answer), `the answer of ${value.operation}`),
        )
    }
  }
  manifest.detail?.tabs.forEach((tab, index) =>
    tab.count?.forEach((path, position) => check(`detail.tabs[${index}].count[${position}]`, path, own)),
  )
  const checkLine = (at: string, text: string | undefined): void => {
    for (const [, path] of text?.matchAll(/\{([^}]+)\}/g) ?? []) check(at, path ?? '', own)
  }
  manifest.detail?.facts.forEach(({ lines }, index) =>
    lines?.forEach(({ text }, line) => checkLine(`detail.facts[${index}].lines[${line}].text`, text)),
  )
  manifest.list.lines?.forEach(({ text }, index) => checkLine(`list.lines[${index}].text`, text))
  for (const { at, section } of sectionsOf(context)) {
    if ((section.kind === 'collection' || section.kind === 'editor') && isAsked(`${at}.at`)) {
      const isRead = section.kind === 'collection' && section.operation !== undefined
      if (section.at !== undefined && !isRead) check(`${at}.at`, section.at, own)
      check(`${at}.key`, section.key, itemScope(context, section))
      if (section.kind === 'editor') {
        if (section.count) check(`${at}.count`, section.count, own)
        section.sort?.forEach((path, position) =>
          check(`${at}.sort[${position}]`, path, itemScope(context, section)),
        )
      }
      if (section.kind === 'collection') check(`${at}.title`, section.title, itemScope(context, section))
    }
    if (section.kind === 'secret') {
      const operation = operationOf(context, section.operation)
      const answer = operation && description.given(operation)
      section.values.forEach((path, position) =>
        check(
          `${at}.values[${position}]`,
          path,
          answer && scopeOf(description.concrete(answer), `the answer of ${section.operation}`),
        ),
      )
    }
    if (section.kind === 'snippets') {
      for (const { at: place, line } of linesOf(section, at))
        for (const path of pathsIn(typeof line === 'string' ? line : line.text)) check(place, path, own)
    }
    if (section.kind === 'related') {
      check(`${at}.ours`, section.ours, own)
      const related = context.all.get(section.type)
      if (related) check(`${at}.theirs`, section.theirs, recordScope(context, related))
      if (section.each) {
        check(`${at}.each.at`, section.each.at, own)
        check(`${at}.each.key`, section.each.key, itemScope(context, section.each))
      }
    }
  }
  for (const { at, value, scope, option } of valuesOf(context)) {
    if (isScalar(value)) continue
    const read = { record: scope, owner: scope?.owner, option }
    for (const word of ['record', 'owner', 'option'] as const) {
      if (!(word in value) || 'form' in value || read[word]) continue
      report('field-unknown', at, `there is no ${word} here to read; take the value from somewhere else.`)
    }
    if ('record' in value) check(at, value.record, scope)
    if ('option' in value && !('form' in value)) check(at, value.option, option)
    if ('sum' in value) check(at, value.sum, scope)
    if ('count' in value) check(at, value.count, scope)
    if ('owner' in value) check(at, value.owner, scope?.owner)
  }
  const offered = optionsOf(context)
  const checkChosen = (at: string, name: string, path: string): void => {
    const scopes = offered.flatMap(({ field, options }) =>
      fieldId(field) === name ? (optionScope(context, options) ?? []) : [],
    )
    check(at, path, scopes.find((scope) => schemaAt(description, scope, path)) ?? scopes[0])
  }
  for (const { at, value } of valuesOf(context)) {
    if (!isScalar(value) && 'form' in value && 'option' in value) checkChosen(at, value.form, value.option)
  }
  for (const { at, condition } of conditionsOf(context)) {
    for (const { at: place, leaf } of leavesOf(condition, at)) {
      if ('form' in leaf && 'option' in leaf) checkChosen(place, leaf.form, leaf.option)
    }
  }
  for (const { at, line, scope } of pricesOf(context)) {
    const { rates } = line
    if (!rates) continue
    for (const word of ['type', 'times'] as const)
      check(`${at}.rates.${word}`, `${rates.record}[].${rates[word]}`, scope)
  }
  for (const { at, action, scope } of actionsOf(context)) {
    for (const list of ['deleted', 'kept'] as const) {
      action[list]?.forEach((line, index) => {
        if (line.each) check(`${at}.${list}[${index}].each`, line.each, scope)
        if (line.count) check(`${at}.${list}[${index}].count`, line.count, scope)
      })
    }
    const { costs } = action
    if (!costs || !('of' in costs || 'set' in costs)) continue
    for (const path of Object.keys(costs.as ?? {})) check(`${at}.costs.as`, path, scope)
    if ('set' in costs) for (const path of Object.keys(costs.set)) check(`${at}.costs.set`, path, scope)
  }
  for (const { at, options } of offered) {
    const scope = optionScope(context, options)
    if (!scope || options.kind === 'values' || options.kind === 'locations') continue
    const values =
      options.value === undefined
        ? []
        : typeof options.value === 'string'
          ? pathsOfText(options.value)
          : Object.values(options.value)
    values.forEach((path) => check(`${at}.value`, path, scope))
    if (options.kind === 'operation') {
      if (options.sort !== undefined) check(`${at}.sort`, sortOrder(options.sort).by, scope)
      if (options.about) check(`${at}.about`, options.about, scope)
      if (options.link) check(`${at}.link`, options.link, scope)
      if (options.icon) check(`${at}.icon`, options.icon, scope)
    }
    for (const word of ['title', 'note'] as const) {
      const paths =
        word === 'title' ? (options.kind === 'operation' ? options.title : []) : (options.note ?? [])
      for (const path of [paths].flat()) check(`${at}.${word}`, path, scope)
    }
  }
}
