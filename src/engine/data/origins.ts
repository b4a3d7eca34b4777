/**
 * Origin attributes: the manifest path and operation behind each part of the screen. Only in development builds,
 * enabled in the developer menu. Compiled columns, sections, actions and fields are registered by object identity and
 * drawn with the attributes of `originOf`.
 */
import type { CompiledAction } from '../../manifest/compiled-actions'
import type { CompiledForm, CompiledResource, DetailedResource } from '../../manifest/compiled'
import { sectionActions } from '../../manifest/section-actions'

/** Attributes that name the origin of an element. */
export interface OriginAttributes {
  /** Type of the manifest. */
  'data-origin-type'?: string
  /** Path inside the manifest: `list.columns[1]`. */
  'data-origin-at'?: string
  /** The operation behind it. */
  'data-origin-call'?: string
}

/** Key in session storage; its only value is `on`. */
export const originsSwitch = 'console.origins'

const isOn: boolean = import.meta.env.DEV && globalThis.sessionStorage?.getItem(originsSwitch) === 'on'

const origins = new WeakMap<object, Required<OriginAttributes>>()
const nothing: OriginAttributes = {}

/** Origin attributes of a part of a compiled manifest; none unless enabled. */
export function originOf(part: object): OriginAttributes {
  return isOn ? (origins.get(part) ?? nothing) : nothing
}

/** Whether origin attributes are enabled. */
export function showsOrigins(): boolean {
  return isOn
}

const noteIn =
  ({ type }: CompiledResource) =>
  (part: object, at: string, operation: string): void => {
    origins.set(part, { 'data-origin-type': type, 'data-origin-at': at, 'data-origin-call': operation })
  }

const noteActions = (
  resource: CompiledResource,
  at: string,
  actions: readonly (string | CompiledAction)[],
): void =>
  actions.forEach((action, index) => {
    if (typeof action !== 'string') noteIn(resource)(action, `${at}[${index}]`, action.operation)
  })

/** Registers the manifest path of each part of a compiled manifest. */
export function registerResource(resource: CompiledResource): void {
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

/** Registers the parts of a record's page. */
export function registerDetail(resource: DetailedResource): void {
  if (!isOn) return
  const note = noteIn(resource)
  const { detail } = resource
  const read = resource.readOperation ?? resource.listOperation
  detail?.facts.forEach((group, g) =>
    group.values.forEach((item, index) => note(item, `detail.facts[${g}].values[${index}]`, read)),
  )
  detail?.tabs.forEach((tab, t) =>
    tab.sections.forEach((section, s) => {
      const at = `detail.tabs[${t}].sections[${s}]`
      note(section, at, section.kind === 'editor' ? section.action.operation : read)
      if (section.kind === 'facts')
        section.values.forEach((item, index) => note(item, `${at}.values[${index}]`, read))
      if (section.kind === 'collection') {
        section.columns.forEach((column, index) => note(column, `${at}.columns[${index}]`, read))
        noteActions(resource, `${at}.rowActions`, section.rowActions)
      }
      if (section.kind === 'related') noteActions(resource, `${at}.rowActions`, section.rowActions)
    }),
  )
}

/** Registers the places of the fields of a type's forms: in the create form, in the fields of an action, in an editor. */
export function registerForms(
  resource: DetailedResource,
  forms: Readonly<Record<string, CompiledForm>>,
): void {
  if (!isOn) return
  const owners: readonly object[] = [
    ...Object.values(resource.actions),
    ...(resource.detail?.tabs.flatMap(({ sections }) =>
      sections.flatMap((section) => [section, ...sectionActions(section)]),
    ) ?? []),
  ]
  for (const form of Object.values(forms)) {
    const owner = owners.find((each) => 'form' in each && each.form === form.id)
    const at = owner && origins.get(owner)?.['data-origin-at']
    const word = owner && 'kind' in owner ? 'fields' : 'input'
    form.sections.forEach((section, s) => {
      if (section.presets)
        origins.set(section.presets, {
          'data-origin-type': resource.type,
          'data-origin-at': `create.sections[${s}].presets`,
          'data-origin-call': form.operation,
        })
      section.fields.forEach((id, index) => {
        const field = form.fields[id]
        if (!field) return
        const place = form.id === 'create' ? `create.sections[${s}].fields` : `${at ?? form.id}.${word}`
        origins.set(field, {
          'data-origin-type': resource.type,
          'data-origin-at': `${place}[${index}]`,
          'data-origin-call': form.operation,
        })
      })
    })
  }
}
