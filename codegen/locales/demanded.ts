import type {
  CompiledColumn,
  CompiledField,
  CompiledForm,
  DetailedResource,
} from '../../src/manifest/compiled'
import { actionTexts, textKeys } from '../../src/manifest/text-keys'
import type { FormNotice } from '../../src/manifest/words/forms'
import type { ManifestContext } from '../manifests/context'
import { conditionsOf, leavesOf } from '../manifests/walk-conditions'

/** The keys a type's locale file must have, and those it may have besides. */
export interface DemandedKeys {
  required: Set<string>
  allowed: (key: string) => boolean
}

function columnKeys(columns: readonly CompiledColumn[]): string[] {
  return columns.flatMap((column) => [
    textKeys.field(column.id),
    ...(column.absent ? [textKeys.absent(column.id)] : []),
    ...(column.mark ? [textKeys.mark(column.id)] : []),
    ...(column.choices ?? []).map((value) => textKeys.option(column.id, String(value))),
  ])
}

function optionKeys(at: string, field: CompiledField): string[] {
  if (field.options?.kind === 'operation')
    return (field.options.flags ?? []).map(({ id }) => textKeys.flag(id))
  if (field.options?.kind === 'resource') return field.options.nothing ? [textKeys.nothing(at)] : []
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
    ...(field.rules ?? []).map(({ id }) => textKeys.rule(id)),
    ...(field.templates ?? []).map(({ id }) => textKeys.template(id)),
    ...(field.warns ?? []).map(({ id }) => textKeys.warning(id)),
    ...[field.least ?? [], field.most ?? []]
      .flat()
      .flatMap(({ because }) => (because === undefined ? [] : [textKeys.reason(because)])),
    ...(field.of ?? []).flatMap(fieldKeys),
  ]
}

function noticeKeys({ id, details, link }: FormNotice): string[] {
  return [
    textKeys.notice(id),
    ...(details ? [textKeys.noticeDetails(id)] : []),
    ...(link ? [textKeys.noticeLink(id)] : []),
  ]
}

/** Nouns of numbers in the words of choices, "2 vCPU". */
function amountKeys({ options, of }: CompiledField): string[] {
  const parts = options?.kind === 'operation' ? [...options.label, ...options.note] : []
  const counts = parts.filter(({ cell }) => cell === 'count')
  return [
    ...counts.map(({ path }) => textKeys.amount(path.slice(path.lastIndexOf('.') + 1))),
    ...(of ?? []).flatMap(amountKeys),
  ]
}

/** Headings of an editor's fields that may differ from group to group. */
function groupedKeys({ detail }: DetailedResource, form: CompiledForm): string[] {
  return (detail?.tabs ?? [])
    .flatMap((tab) => tab.sections)
    .flatMap((section) =>
      section.kind === 'editor' && section.form === form.id ? (section.groups?.values ?? []) : [],
    )
    .flatMap((group) => Object.values(form.fields).map((field) => textKeys.grouped(group, field.id)))
}

/** Everything the engine will ask of one type's texts. */
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
  add(
    resource.list.offers.flatMap((offer) => [
      textKeys.offer(offer.id, 'title'),
      textKeys.offer(offer.id, 'text'),
    ]),
  )
  add((resource.list.copies ?? []).map(({ id }) => textKeys.copies(id)))
  const actions = Object.values(resource.actions)
  for (const group of resource.detail?.facts ?? [])
    add([textKeys.facts(group.id), ...columnKeys(group.items)])
  if (resource.detail?.about) add([textKeys.about])
  add((resource.detail?.notices ?? []).flatMap(noticeKeys))
  if (resource.badge) add([textKeys.badge(resource.badge.id)])
  for (const tab of resource.detail?.tabs ?? []) {
    add([textKeys.tab(tab.id)])
    for (const section of tab.sections) {
      add([textKeys.section(section.id)])
      if ('note' in section && section.note) add([textKeys.sectionNote(section.id)])
      if ('note' in section && typeof section.note === 'object') add([textKeys.unknownNote(section.id)])
      if (section.kind === 'secret') add(section.items.map(({ id }) => textKeys.field(id)))
      if (section.kind === 'facts') add(columnKeys(section.items))
      if (section.kind === 'collection') {
        add(columnKeys(section.columns))
        add(Object.keys(section.states?.of ?? {}).map(textKeys.state))
        actions.push(...section.rowActions)
      }
      if (section.kind === 'collection' || section.kind === 'editor' || section.kind === 'related') {
        add([textKeys.nothing(section.id)])
      }
      if (section.kind === 'related') {
        add(columnKeys(section.part?.columns ?? []))
        actions.push(...section.calls)
      }
      if (section.kind === 'snippets') add(section.of.map(({ id }) => textKeys.snippet(id)))
      if (section.kind === 'actions') add(section.actions.map((id) => textKeys.action(id, 'note')))
      if (section.kind === 'editor') {
        add(section.templates.map((template) => textKeys.template(template.id)))
        add(section.warns.map(({ id }) => textKeys.warning(id)))
        add(Object.keys(section.states?.of ?? {}).map(textKeys.state))
        if (section.states) add([textKeys.field('state')])
        if (section.affects !== null) add([textKeys.affects(section.id)])
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
  const columns = [...resource.list.columns, ...(resource.detail?.line ?? [])]
  const optional = new Set([
    ...Object.keys(resource.stateOf).map(textKeys.todo),
    ...columns.map((column) => textKeys.amount(column.id)),
    ...forms.flatMap((form) => groupedKeys(resource, form)),
    ...forms.flatMap(({ fields }) => Object.values(fields).flatMap(amountKeys)),
    ...actions.flatMap(({ id, reprices }) => [
      textKeys.action(id, 'failed'),
      ...(reprices ? [textKeys.action(id, 'priced')] : []),
    ]),
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
