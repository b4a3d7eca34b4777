import { changedCosts } from '../../src/manifest/action-costs'
import type { CompiledColumn } from '../../src/manifest/compiled-columns'
import type { CompiledField } from '../../src/manifest/compiled-fields'
import type { CompiledForm, DetailedResource } from '../../src/manifest/compiled'
import { sectionActions } from '../../src/manifest/section-actions'
import { actionTexts, textKeys } from '../../src/manifest/text-keys'
import type { FormNotice } from '../../src/manifest/words/forms'
import type { ManifestContext } from '../manifests/context'
import { conditionsOf, leavesOf } from '../manifests/walk-conditions'

/** Required and optional keys of a type's locale file. */
export interface DemandedKeys {
  required: Set<string>
  allowed: (key: string) => boolean
}

function columnKeys(columns: readonly CompiledColumn[]): string[] {
  return columns.flatMap((column) => [
    textKeys.field(column.id),
    ...(column.absent ? [textKeys.absent(column.id)] : []),
    ...(column.marks ?? []).map(({ id }) => textKeys.mark(id)),
    ...(column.choices ?? []).map((value) => textKeys.option(column.id, String(value))),
  ])
}

function optionKeys(at: string, field: CompiledField): string[] {
  if (field.options?.kind === 'operation')
    return (field.options.marks ?? []).map(({ id }) => textKeys.mark(id))
  if (field.options?.kind === 'resource') return field.options.absent ? [textKeys.absent(at)] : []
  if (field.options?.kind !== 'values') return []
  return field.options.values.map((value) => textKeys.option(at, String(value)))
}

function fieldKeys(field: CompiledField): string[] {
  return [
    textKeys.field(field.id),
    ...(field.help ? [textKeys.help(field.id)] : []),
    ...(field.widget === 'blocks' ? [textKeys.row(field.id)] : []),
    ...optionKeys(field.id, field),
    ...(field.distinct === undefined ? [] : [textKeys.reason(field.distinct)]),
    ...Object.keys(field.rules ?? {}).map(textKeys.rule),
    ...(field.presets ?? []).map(({ id }) => textKeys.preset(id, 'title')),
    ...(field.notices ?? []).map(({ id }) => textKeys.notice(id)),
    ...[field.least ?? [], field.most ?? []]
      .flat()
      .flatMap((bound) =>
        typeof bound === 'object' && bound.because !== undefined ? [textKeys.reason(bound.because)] : [],
      ),
    ...(field.of ?? []).flatMap(fieldKeys),
  ]
}

function noticeKeys({ id, values, link }: FormNotice): string[] {
  return [
    textKeys.notice(id),
    ...(values ? [textKeys.noticeValues(id)] : []),
    ...(link ? [textKeys.noticeLink(id)] : []),
  ]
}

/** Nouns after numbers in option labels, "2 vCPU". */
function amountKeys({ options, of }: CompiledField): string[] {
  const parts = options?.kind === 'operation' ? [...options.title, ...options.note] : []
  const counts = parts.filter(({ cell }) => cell === 'count')
  return [
    ...counts.map(({ path }) => textKeys.amount(path.slice(path.lastIndexOf('.') + 1))),
    ...(of ?? []).flatMap(amountKeys),
  ]
}

/** Headings of an editor's fields that may differ by group. */
function groupedKeys({ detail }: DetailedResource, form: CompiledForm): string[] {
  return (detail?.tabs ?? [])
    .flatMap((tab) => tab.sections)
    .flatMap((section) =>
      section.kind === 'editor' && section.form === form.id ? (section.groups?.values ?? []) : [],
    )
    .flatMap((group) => Object.values(form.fields).map((field) => textKeys.grouped(group, field.id)))
}

/** All keys the engine may use of a type's texts. */
export function demandedKeys(
  context: ManifestContext,
  resource: DetailedResource,
  forms: readonly CompiledForm[],
): DemandedKeys {
  const required = new Set<string>([textKeys.one, textKeys.many, textKeys.counted, textKeys.filterHint])
  const add = (keys: Iterable<string>): void => {
    for (const key of keys) required.add(key)
  }
  add([textKeys.emptyTitle, textKeys.emptyText])
  add(columnKeys(resource.list.columns))
  add(
    resource.list.filters
      .filter((filter) => filter.label === 'choice')
      .map((filter) => textKeys.field(filter.id)),
  )
  for (const filter of resource.list.filters) {
    if (filter.label === 'choice')
      add((filter.values ?? []).map((value) => textKeys.option(filter.id, String(value))))
  }
  add(Object.keys(resource.stateOf).map(textKeys.state))
  add(resource.list.presets.flatMap(({ id }) => [textKeys.preset(id, 'title'), textKeys.preset(id, 'text')]))
  add((resource.list.lines ?? []).map(({ id }) => textKeys.line(id)))
  const actions = Object.values(resource.actions)
  for (const group of resource.detail?.facts ?? [])
    add([textKeys.facts(group.id), ...columnKeys(group.values)])
  if (resource.detail?.about) add([textKeys.about])
  add((resource.detail?.notices ?? []).flatMap(noticeKeys))
  if (resource.count) add([textKeys.count(resource.count.id)])
  for (const { id, values } of resource.detail?.metrics ?? []) {
    const lines = Object.keys(values)
    add([
      textKeys.metric(id),
      ...(lines.length > 1 ? lines.map((line) => textKeys.metricLine(id, line)) : []),
    ])
  }
  for (const tab of resource.detail?.tabs ?? []) {
    add([textKeys.tab(tab.id)])
    for (const section of tab.sections) {
      add([textKeys.section(section.id)])
      if ('note' in section && section.note) add([textKeys.sectionNote(section.id)])
      if ('note' in section && typeof section.note === 'object') add([textKeys.unknownNote(section.id)])
      if (section.kind === 'secret') add(section.values.map(({ id }) => textKeys.field(id)))
      if (section.kind === 'facts') add(columnKeys(section.values))
      actions.push(...sectionActions(section))
      if (section.kind === 'collection') {
        add(columnKeys(section.columns))
        add(Object.keys(section.states?.of ?? {}).map(textKeys.state))
      }
      if (section.kind === 'collection' || section.kind === 'editor' || section.kind === 'related') {
        add([textKeys.nothing(section.id)])
      }
      if (section.kind === 'related') {
        add(columnKeys(section.each?.columns ?? []))
      }
      if (section.kind === 'snippets') add(section.of.map(({ id }) => textKeys.snippet(id)))
      if (section.kind === 'actions') add(section.actions.map((id) => textKeys.action(id, 'note')))
      if (section.kind === 'editor') {
        add(section.presets.map(({ id }) => textKeys.preset(id, 'title')))
        add(section.notices.map(({ id }) => textKeys.notice(id)))
        add(Object.keys(section.states?.of ?? {}).map(textKeys.state))
        if (section.states) add([textKeys.field('state')])
        if (section.count !== null) add([textKeys.count(section.id)])
        if (section.groups)
          add(section.groups.values.map((value) => textKeys.option(section.groups?.field ?? '', value)))
      }
    }
  }
  for (const action of actions) {
    add(actionTexts(action).map((part) => textKeys.action(action.id, part)))
    add((action.notices ?? []).flatMap(noticeKeys))
    const lines = [...(action.deleted ?? []), ...(action.kept ?? [])]
    add(lines.map((line) => textKeys.consequence(line.id)))
    add(lines.flatMap(({ id, steps }) => (steps ? [textKeys.release(id)] : [])))
  }
  for (const form of forms) {
    add(Object.values(form.fields).flatMap(fieldKeys))
    if (form.id === 'create') add(form.sections.map((section) => textKeys.section(section.id)))
  }
  if (resource.create) {
    add([textKeys.create('title'), textKeys.create('button'), textKeys.create('done')])
    add(resource.create.notices.flatMap(noticeKeys))
    add(resource.create.failed.map(({ id }) => textKeys.failure(id)))
    if (resource.create.reveal !== null) add([textKeys.create('reveal')])
  }
  for (const { at, condition } of conditionsOf(context)) {
    for (const { because } of leavesOf(condition, at))
      if (because !== undefined) add([textKeys.reason(because)])
  }
  const collections = (resource.detail?.tabs ?? [])
    .flatMap((tab) => tab.sections)
    .filter((section) => section.kind === 'collection')
  const columns = [
    ...resource.list.columns,
    ...(resource.detail?.values ?? []),
    ...collections.flatMap((section) => section.columns),
  ]
  const optional = new Set([
    ...Object.keys(resource.stateOf).map(textKeys.todo),
    ...columns.map((column) => textKeys.amount(column.id)),
    ...forms.flatMap((form) => groupedKeys(resource, form)),
    ...forms.flatMap(({ fields }) => Object.values(fields).flatMap(amountKeys)),
    ...actions.flatMap((action) => [
      textKeys.action(action.id, 'failed'),
      ...(changedCosts(action) ? [textKeys.action(action.id, 'priced')] : []),
    ]),
    ...forms.flatMap(({ fields }) => Object.keys(fields).map(textKeys.notLoaded)),
    ...forms.flatMap(({ fields }) =>
      Object.values(fields).flatMap(({ id, of }) => (of ? [textKeys.add(id)] : [])),
    ),
  ])
  const undeclared = context.undeclared.flatMap((id) => [
    textKeys.field(id),
    textKeys.help(id),
    textKeys.option(id, ''),
  ])
  return {
    required,
    allowed: (key) =>
      key.startsWith('errors.') || optional.has(key) || undeclared.some((word) => key.startsWith(word)),
  }
}
