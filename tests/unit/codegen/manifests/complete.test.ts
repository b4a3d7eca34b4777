import { describe, expect, it } from 'vitest'
import { checkManifest, isSound } from '../../../../codegen/manifests/check'
import { compileManifest } from '../../../../codegen/manifests/compile'
import type { Problem } from '../../../../codegen/problem'
import { account, machine } from '../../../manifests/base'
import { changed, contextOf, small } from '../../../manifests/support'

/** A machine without the words that follow from the description. */
const short = {
  type: 'machine',
  section: 'compute',
  icon: 'server',
  routes: { list: '/machines', create: '/machines/create' },
  states: machine.states,
  list: {
    operation: 'listMachines',
    columns: ['name', '$state', '$location', { id: 'size', value: 'size_gb' }, '$price'],
    search: ['name'],
  },
  detail: {
    facts: [{ id: 'record', values: ['#size', 'uuid', 'account_id', 'note'] }],
    tabs: [
      {
        id: 'settings',
        sections: [
          'rename',
          'resize',
          { danger: ['delete'] },
          { kind: 'collection', id: 'parts', at: 'parts', columns: ['label'] },
          { kind: 'related', id: 'account', type: 'account', theirs: 'id' },
        ],
      },
    ],
  },
  actions: [
    { id: 'rename', operation: 'replaceMachine', params: { parts: { record: 'parts' } }, fields: ['$title'] },
    {
      id: 'resize',
      operation: 'resizeMachine',
      charges: true,
      fields: [{ at: 'size_gb', price: 'STORAGE' }],
    },
    { id: 'delete', operation: 'deleteMachine', removes: true },
  ],
  create: {
    operation: 'createMachine',
    sections: [
      {
        id: 'general',
        fields: [
          'location',
          { at: 'pool_uuid', options: { kind: 'operation', operation: 'listPools' } },
          { at: 'size_gb', least: 5 },
          'name',
        ],
      },
    ],
  },
  price: [{ type: 'STORAGE', record: 'size_gb' }],
}
const pays = { ...account, related: { fields: ['account_id'], columns: ['title'] } }

function complete(change: Readonly<Record<string, unknown>> = {}, beside: object = pays) {
  const problems: Problem[] = []
  const written = changed(short, {
    ...change,
  })
  expect(isSound(written, 'machine.ts', small, problems)).toBe(true)
  const context = contextOf(written, problems, beside)
  checkManifest(context)
  expect(problems).toEqual([])
  return { ...compileManifest(context), manifest: context.manifest }
}

describe('what a manifest leaves unsaid', () => {
  const { manifest, resource, forms } = complete()

  it('is known of the type', () => {
    expect(manifest).toMatchObject({
      scope: 'location',
      schema: 'Machine',
      key: 'uuid',
      title: ['name', 'uuid'],
    })
    expect(resource.routes.detail).toBe('/machines/{location}/{id}')
  })

  it('is known of the list', () => {
    const { filters, sort, totals, bulk, columns } = resource.list
    expect(bulk).toEqual(['delete'])
    expect(filters.map(({ id }) => id)).toEqual(['state', 'location'])
    expect(sort).toEqual({ by: 'name', descending: false })
    expect(totals).toEqual(['size', 'price'])
    expect(columns.map(({ id, phone }) => [id, phone])).toEqual([
      ['name', null],
      ['state', 'end'],
      ['location', 'summary'],
      ['size', null],
      ['price', null],
    ])
  })

  it('is known of facts: columns of the list, references, what is there to be pasted', () => {
    const values = resource.detail?.facts[0]?.values ?? []
    expect(values.map(({ id, copy, refers }) => [id, copy, refers])).toEqual([
      ['size', false, null],
      ['uuid', true, null],
      ['account_id', false, 'account'],
      ['note', false, null],
    ])
  })

  it('is known of sections', () => {
    expect(resource.detail?.tabs[0]?.sections).toMatchObject([
      { kind: 'form', id: 'rename', action: 'rename' },
      { kind: 'form', id: 'resize', action: 'resize' },
      { kind: 'actions', id: 'danger', actions: ['delete'], danger: true },
      { key: 'uuid', title: 'label' },
      { ours: 'uuid', columns: ['title'] },
    ])
  })

  it('is known of actions', () => {
    const { rename, resize, delete: gone } = resource.actions
    expect(rename).toMatchObject({ icon: 'pencil', guard: 'none', params: { uuid: { record: 'uuid' } } })
    expect(resize?.when).toEqual({ account: { record: 'account_id' }, is: 'open', because: 'accountClosed' })
    expect(gone).toMatchObject({ icon: 'trash-2', guard: 'loses-resource', removes: true, danger: true })
    expect(forms.find(({ id }) => id === 'rename')?.fields.name?.initial).toEqual({ record: 'name' })
  })

  it('is known of the form of a new record', () => {
    const fields = forms[0]?.fields ?? {}
    expect(fields.location).toMatchObject({ widget: 'tiles', options: { kind: 'locations' } })
    expect(fields.pool_uuid?.options).toMatchObject({ value: 'uuid', title: [{ path: 'name' }] })
    expect(resource.create).toMatchObject({
      params: { account_id: { context: 'billingAccount' } },
      when: { context: 'billingAccountOpen' },
      result: 'record',
    })
    expect(resource.price).toEqual([
      { type: 'STORAGE', record: 'size_gb', form: 'size_gb', cell: 'gigabytes' },
    ])
  })
})

describe('what a manifest says', () => {
  it('wins', () => {
    const { resource } = complete({
      'list.columns[1]': { value: '$state', phone: 'nowhere' },
      'list.bulk': [],
      'list.filters': [],
      'detail.facts[0].values[1]': { value: 'uuid', copy: false },
      'actions[2].guard': 'disturbs',
      'actions[2].icon': 'ban',
      'actions[2].danger': false,
    })
    expect(resource.list).toMatchObject({ bulk: [], filters: [] })
    expect(resource.list.columns[1]?.phone).toBeNull()
    expect(resource.detail?.facts[0]?.values[1]?.copy).toBe(false)
    expect(resource.actions.delete).toMatchObject({ icon: 'ban', guard: 'disturbs', removes: true })
    expect(resource.actions.delete?.danger).toBeUndefined()
  })
})

describe('a field whose choices are of a type that a site may not have', () => {
  const options = { kind: 'resource', type: 'account', value: 'id' }
  const sold = { ...pays, feature: 'vmsEnabled' }

  it('takes its action with it where it has to be filled in, and is itself left out where not', () => {
    const chosen = { 'actions[1].fields[0]': { at: 'size_gb', options }, 'actions[1].charges': undefined }
    expect(complete(chosen, sold).resource.actions.resize?.when).toEqual({ feature: 'vmsEnabled' })
    expect(complete({ ...chosen, feature: 'vmsEnabled' }, sold).resource.actions.resize?.when).toBeUndefined()
    const when = { record: 'status', is: 'stopped', because: 'mustStop' }
    expect(complete({ ...chosen, 'actions[1].when': when }, sold).resource.actions.resize?.when).toEqual({
      all: [when, { feature: 'vmsEnabled' }],
    })
    const optional = { 'create.sections[0].fields[4]': { at: 'account_id', options } }
    expect(complete(optional, sold).forms[0]?.fields.account_id?.when).toEqual({ feature: 'vmsEnabled' })
  })
})

describe('a call about an element', () => {
  const rows = 'detail.tabs[0].sections[3].rowActions'

  it('identifies its record only if that is unambiguous', () => {
    const problems: Problem[] = []
    const written = changed(short, {
      [rows]: [{ id: 'drop', operation: 'deletePart' }],
    })
    checkManifest(contextOf(written, problems, pays))
    expect(problems.map(({ message }) => message)).toEqual([
      'deletePart needs "uuid", which has no source; bind it in params or ask for it.',
      'deletePart needs "machine_uuid", which has no source; bind it in params or ask for it.',
    ])
  })
})
