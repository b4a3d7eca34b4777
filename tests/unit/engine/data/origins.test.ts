// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { resourceIndex } from '../../../../src/generated/resource-index'
import { originsSwitch } from '../../../../src/engine/data/origins'

beforeEach(() => {
  vi.resetModules()
})
afterEach(() => {
  sessionStorage.clear()
})

/** The type with its forms, and the module as a newly opened page has it. */
async function begin(type: string) {
  const origins = await import('../../../../src/engine/data/origins')
  const entry = resourceIndex[type]
  const { resource } = (await entry?.load()) ?? {}
  const { detail } = (await entry?.loadDetail?.()) ?? {}
  const { forms } = (await entry?.loadForms?.()) ?? {}
  if (!resource || !detail || !forms) throw new Error(`${type} has no forms`)
  origins.registerResource(resource)
  origins.registerDetail({ ...resource, detail })
  origins.registerForms({ ...resource, detail }, forms)
  return {
    ...origins,
    resource,
    detail,
    forms,
    at: (part: object | undefined) => origins.originOf(part ?? {}),
  }
}

describe('where things come from', () => {
  it('is said of columns, sections, actions and fields, by the place in the manifest', async () => {
    sessionStorage.setItem(originsSwitch, 'on')
    const { at, resource, detail, forms } = await begin('firewall')
    expect(at(resource.list.columns[1])).toEqual({
      'data-origin-type': 'firewall',
      'data-origin-at': 'list.columns[1]',
      'data-origin-call': 'listFirewalls',
    })
    const [hidden] = resource.list.columns.filter((column) => column.hidden)
    expect(at(hidden)['data-origin-at']).toBe('list.hidden[0]')
    expect(at(resource.list.filters[0])['data-origin-at']).toBe('list.filters[0]')
    expect(at(resource.list.search)['data-origin-at']).toBe('list.search')
    const { tabs } = detail
    for (const [t, tab] of tabs.entries())
      for (const [s, section] of tab.sections.entries())
        expect(at(section)['data-origin-at']).toBe(`detail.tabs[${t}].sections[${s}]`)
    const actions = Object.values(resource.actions)
    expect(actions.map((action) => at(action)['data-origin-at'])).toEqual(
      actions.map((_, i) => `actions[${i}]`),
    )
    const created = forms['create']?.sections[0]?.fields[0] ?? ''
    expect(at(forms['create']?.fields[created])['data-origin-at']).toBe('create.sections[0].fields[0]')
    const places = Object.values(forms).flatMap((form) =>
      Object.values(form.fields).map((field) => at(field)['data-origin-at']),
    )
    expect(
      places.filter((place) => !/^(create\.sections|actions|detail\.tabs)\[\d+\]/.test(place ?? '')),
    ).toEqual([])
    expect(places.some((place) => /\.sections\[\d+\]\.fields\[0\]$/.test(place ?? ''))).toBe(true)
  })

  it('is not said unless switched on', async () => {
    const { at, resource, showsOrigins } = await begin('firewall')
    expect(showsOrigins()).toBe(false)
    expect(at(resource.list.columns[1])).toEqual({})
  })
})
