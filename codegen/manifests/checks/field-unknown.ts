import { advice } from '../../advice'
import type { Json } from '../../openapi/description'
import { joinedSchema, operationOf, recordScope } from '../record-scope'
import type { ManifestContext } from '../context'
import { pathsOf, schemaAt, type Scope } from '../scope'
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
  summedArray,
} from '../walk'
import { itemScope } from '../record-scope'
import { conditionsOf, leavesOf } from '../walk-conditions'
import { valuesOf } from '../walk-values'

const scopeOf = (schema: Json, name: string): Scope => ({ schema, added: new Map(), name })

/** Every path leads somewhere: in the record, in what the engine adds, in a joined or nested record. */
export function fieldUnknown(context: ManifestContext): void {
  const { manifest, description, report } = context
  const own = recordScope(context)
  const check = (at: string, path: string, scope: Scope | undefined): void => {
    if (!scope || schemaAt(description, scope, path)) return
    const near = advice(path, pathsOf(description, scope), 'It has')
    report('field-unknown', at, `"${path}" is not in ${scope.name}.${near}`)
  }
  check('identity', manifest.identity, own)
  if (manifest.locationAt) check('locationAt', manifest.locationAt, own)
  manifest.title.forEach((part, index) => {
    for (const path of [part].flat()) check(`title[${index}]`, path, own)
  })
  manifest.list.search.forEach((path, index) => check(`list.search[${index}]`, path, own))
  manifest.list.filters?.forEach((filter, index) => {
    check(`list.filters[${index}]`, typeof filter === 'string' ? filter : filter.field, own)
  })
  // Columns, key and title lie in the elements of the array, so without one the array alone is told.
  const notArrays = sectionsOf(context).flatMap(({ at, section }) => {
    if ((section.kind !== 'collection' && section.kind !== 'editor') || section.at === undefined) return []
    if (section.kind === 'collection' && section.read) return []
    const isField = schemaAt(description, own, section.at) !== undefined
    if (!isField || schemaAt(description, own, `${section.at}[]`)) return []
    report('field-unknown', `${at}.at`, `"${section.at}" is no array in ${own.name}; name one that is.`)
    return [at]
  })
  const isAsked = (at: string): boolean => !notArrays.some((section) => at.startsWith(`${section}.`))
  for (const { at, column, scope } of columnsOf(context)) {
    if (!isAsked(at)) continue
    const values = typeof column === 'string' ? [column] : [column.value].flat()
    if (values[0]?.startsWith('#')) continue
    values.forEach((path) => check(at, path, scope))
    const refers = typeof column === 'string' ? undefined : column.refers
    if (typeof refers === 'object') check(`${at}.refers.by`, refers.by, scope)
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
  if (manifest.detail?.description) check('detail.description', manifest.detail.description, own)
  if (manifest.detail?.badge) check('detail.badge.count', manifest.detail.badge.count, own)
  const spent = manifest.detail?.spent
  const used = spent && joinedSchema(description, { operation: spent.operation })
  if (spent && used) {
    const items = scopeOf(used, `items of ${spent.operation}`)
    check('detail.spent.theirs', spent.theirs, items)
    check('detail.spent.sum', spent.sum, items)
  }
  for (const { at, notice } of noticesOf(context)) {
    for (const [name, told] of Object.entries(notice.details ?? {})) {
      const operation = 'read' in told ? operationOf(context, told.read) : undefined
      const answer = operation && description.given(operation)
      if ('read' in told && answer)
        check(
          `${at}.details.${name}.at`,
          told.at,
          scopeOf(description.concrete(answer), `the answer of ${told.read}`),
        )
    }
  }
  manifest.detail?.tabs.forEach((tab, index) =>
    tab.count?.forEach((path, position) => check(`detail.tabs[${index}].count[${position}]`, path, own)),
  )
  const checkLine = (at: string, text: string | undefined): void => {
    for (const [, path] of text?.matchAll(/\{([^}]+)\}/g) ?? []) check(at, path ?? '', own)
  }
  manifest.detail?.facts.forEach(({ commands }, index) =>
    commands?.forEach(({ text }, line) => checkLine(`detail.facts[${index}].commands[${line}].text`, text)),
  )
  manifest.list.copies?.forEach(({ text }, index) => checkLine(`list.copies[${index}].text`, text))
  for (const { at, section } of sectionsOf(context)) {
    if ((section.kind === 'collection' || section.kind === 'editor') && isAsked(`${at}.at`)) {
      if (section.at !== undefined) check(`${at}.at`, section.at, own)
      check(`${at}.key`, section.key, itemScope(context, section))
      if (section.kind === 'editor') {
        if (section.affects) check(`${at}.affects`, section.affects, own)
        section.order?.forEach((path, position) =>
          check(`${at}.order[${position}]`, path, itemScope(context, section)),
        )
      }
      if (section.kind === 'collection') check(`${at}.title`, section.title, itemScope(context, section))
    }
    if (section.kind === 'secret') {
      const operation = operationOf(context, section.operation)
      const answer = operation && description.given(operation)
      section.items.forEach((path, position) =>
        check(
          `${at}.items[${position}]`,
          path,
          answer && scopeOf(description.concrete(answer), `the answer of ${section.operation}`),
        ),
      )
    }
    if (section.kind === 'snippets') {
      for (const { at: place, line } of linesOf(section, at))
        for (const path of pathsIn(typeof line === 'string' ? line : line.line)) check(place, path, own)
    }
    if (section.kind === 'related') {
      check(`${at}.ours`, section.ours, own)
      const related = context.all.get(section.type)
      if (related) check(`${at}.theirs`, section.theirs, recordScope(context, related))
      if (section.part) {
        check(`${at}.part.at`, section.part.at, own)
        check(`${at}.part.by`, section.part.by, itemScope(context, section.part))
      }
    }
  }
  for (const { at, value, scope } of valuesOf(context)) {
    if ('field' in value) check(at, value.field, scope)
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
    if ('chosen' in value) checkChosen(at, value.chosen, value.path)
  }
  for (const { at, condition } of conditionsOf(context)) {
    for (const { at: place, leaf } of leavesOf(condition, at)) {
      if ('chosen' in leaf) checkChosen(place, leaf.chosen, leaf.path)
    }
  }
  manifest.price?.forEach((line, index) => {
    const { rates, times } = line
    const at = `price[${index}]`
    const summed = summedArray(line)
    if (times !== undefined && summed !== undefined)
      check(`${at}.times`, times, itemScope(context, { at: summed }))
    if (!rates || !('field' in rates.record)) return
    for (const word of ['type', 'factor'] as const)
      check(`${at}.rates.${word}`, `${rates.record.field}[].${rates[word]}`, own)
  })
  for (const { at, action, scope } of actionsOf(context)) {
    for (const list of ['deleted', 'kept'] as const) {
      action[list]?.forEach((line, index) => {
        if (line.each) check(`${at}.${list}[${index}].each`, line.each, scope)
        if (line.count) check(`${at}.${list}[${index}].count`, line.count, scope)
      })
    }
    for (const word of ['set', 'as'] as const)
      for (const path of Object.keys(action.reprices?.[word] ?? {}))
        check(`${at}.reprices.${word}`, path, scope)
    const { costs } = action
    if (costs && 'like' in costs)
      for (const path of Object.keys(costs.as ?? {})) check(`${at}.costs.as`, path, scope)
  }
  for (const { at, options } of offered) {
    const scope = optionScope(context, options)
    if (!scope || options.kind === 'values' || options.kind === 'locations') continue
    const values =
      options.value === undefined
        ? []
        : typeof options.value === 'string'
          ? [options.value]
          : 'join' in options.value
            ? options.value.join
            : Object.values(options.value.object)
    values.forEach((path) => check(`${at}.value`, path, scope))
    if (options.kind === 'operation') {
      if (options.order) check(`${at}.order`, options.order, scope)
      if (options.newest) check(`${at}.newest`, options.newest, scope)
      if (options.about) check(`${at}.about`, options.about, scope)
      if (options.more) check(`${at}.more`, options.more, scope)
      for (const [name, path] of Object.entries(options.fills ?? {}))
        check(`${at}.fills.${name}`, path, scope)
      if (options.picture) check(`${at}.picture`, options.picture, scope)
    }
    for (const word of ['label', 'note'] as const) {
      const paths =
        word === 'label' ? (options.kind === 'operation' ? options.label : []) : (options.note ?? [])
      for (const path of [paths].flat()) check(`${at}.${word}`, path, scope)
    }
  }
}
