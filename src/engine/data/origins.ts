/**
 * While developing, and switched on in the menu for developers: which place of a manifest, and which operation, made what
 * is on the screen. Compiled columns, sections, actions and fields are known by identity, so whoever draws one marks what
 * it draws with `madeBy`. A production build has none of it.
 */
import type {
  CompiledAction,
  CompiledForm,
  CompiledResource,
  DetailedResource,
} from '../../manifest/compiled'

/** Attributes that say where something comes from. */
export interface Marks {
  /** The type whose manifest made it. */
  'data-made-type'?: string
  /** The place inside the manifest: `list.columns[1]`. */
  'data-made-at'?: string
  /** The operation behind it. */
  'data-made-call'?: string
}

/** The name of the switch in the session's storage; `on` is the only value it has. */
export const originsSwitch = 'console.origins'

const isOn: boolean = import.meta.env.DEV && globalThis.sessionStorage?.getItem(originsSwitch) === 'on'

const origins = new WeakMap<object, Required<Marks>>()
const nothing: Marks = {}

/** Marks for what is drawn from this part of a compiled manifest; none unless switched on. */
export function madeBy(part: object): Marks {
  return isOn ? (origins.get(part) ?? nothing) : nothing
}

/** Whether anything is marked at all. */
export function showsOrigins(): boolean {
  return isOn
}

const noteIn =
  ({ type }: CompiledResource) =>
  (part: object, at: string, operation: string): void => {
    origins.set(part, { 'data-made-type': type, 'data-made-at': at, 'data-made-call': operation })
  }

const noteActions = (resource: CompiledResource, at: string, actions: readonly CompiledAction[]): void =>
  actions.forEach((action, index) => noteIn(resource)(action, `${at}[${index}]`, action.operation))

/** Remembers where each part of a compiled manifest stands in the manifest as it was written. */
export function noteResource(resource: CompiledResource): void {
  if (!isOn) return
  const note = noteIn(resource)
  const { list, listOperation } = resource
  const { columns, filters, search } = list
  const shown = columns.filter(({ hidden }) => !hidden).length
  columns.forEach((column, index) => {
    const at = column.hidden ? `list.hidden[${index - shown}]` : `list.columns[${index}]`
    note(column, at, listOperation)
  })
  filters.forEach((filter, index) => note(filter, `list.filters[${index}]`, listOperation))
  note(search, 'list.search', listOperation)
  note(resource.price, 'price', 'getCurrentPrices')
  noteActions(resource, 'actions', Object.values(resource.actions))
}

/** The same for what the screen of a record is made of. */
export function noteDetail(resource: DetailedResource): void {
  if (!isOn) return
  const note = noteIn(resource)
  const { detail } = resource
  const read = resource.readOperation ?? resource.listOperation
  detail?.facts.forEach((group, g) =>
    group.items.forEach((item, index) => note(item, `detail.facts[${g}].items[${index}]`, read)),
  )
  detail?.tabs.forEach((tab, t) =>
    tab.sections.forEach((section, s) => {
      const at = `detail.tabs[${t}].sections[${s}]`
      note(section, at, section.kind === 'editor' ? section.write.operation : read)
      if (section.kind === 'facts')
        section.items.forEach((item, index) => note(item, `${at}.items[${index}]`, read))
      if (section.kind === 'collection') {
        section.columns.forEach((column, index) => note(column, `${at}.columns[${index}]`, read))
        noteActions(resource, `${at}.rowActions`, section.rowActions)
      }
      if (section.kind === 'related') noteActions(resource, `${at}.calls`, section.calls)
    }),
  )
}

/** Remembers where the fields of a type's forms stand: in the create form, in the input of an action, in an editor. */
export function noteForms(resource: DetailedResource, forms: Readonly<Record<string, CompiledForm>>): void {
  if (!isOn) return
  const owners: readonly object[] = [
    ...Object.values(resource.actions),
    ...(resource.detail?.tabs.flatMap(({ sections }) =>
      sections.flatMap((section) => [
        section,
        ...(section.kind === 'collection' ? section.rowActions : []),
        ...(section.kind === 'related' ? section.calls : []),
      ]),
    ) ?? []),
  ]
  for (const form of Object.values(forms)) {
    const owner = owners.find((each) => 'form' in each && each.form === form.id)
    const at = owner && origins.get(owner)?.['data-made-at']
    const word = owner && 'kind' in owner ? 'fields' : 'input'
    form.sections.forEach((section, s) => {
      if (section.presets)
        origins.set(section.presets, {
          'data-made-type': resource.type,
          'data-made-at': `create.sections[${s}].presets`,
          'data-made-call': form.operation,
        })
      section.fields.forEach((id, index) => {
        const field = form.fields[id]
        if (!field) return
        const place = form.id === 'create' ? `create.sections[${s}].fields` : `${at ?? form.id}.${word}`
        origins.set(field, {
          'data-made-type': resource.type,
          'data-made-at': `${place}[${index}]`,
          'data-made-call': form.operation,
        })
      })
    })
  }
}
