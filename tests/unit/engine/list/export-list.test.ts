import { beforeAll, describe, expect, it, vi } from 'vitest'
import type { CellEnv } from '../../../../src/engine/data/env'
import type { Row } from '../../../../src/engine/data/row'
import type { SubjectOf } from '../../../../src/engine/data/use-subjects'
import { listCsv, saveList } from '../../../../src/engine/list/export-list'
import type { ListQuery } from '../../../../src/engine/rows/list-query'
import * as files from '../../../../src/lib/save-file'
import type { CompiledColumn } from '../../../../src/manifest/compiled-columns'
import type { CompiledResource } from '../../../../src/manifest/compiled'
import { resource as apiToken } from '../../../../src/generated/resources/api-token'
import { resource as ipAddress } from '../../../../src/generated/resources/ip-address'
import { resource as loadBalancer } from '../../../../src/generated/resources/load-balancer'
import { resource as virtualMachine } from '../../../../src/generated/resources/virtual-machine'
import { english, location, stand } from '../../platform/stand'
import { cellEnv, plainSubject, rowOf, environment } from '../support'

let envOf: (resource: CompiledResource) => CellEnv
beforeAll(async () => {
  const texts = await english()
  await Promise.all([virtualMachine, apiToken, loadBalancer, ipAddress].map(({ type }) => texts.load(type)))
  envOf = (resource) => cellEnv(texts, resource)
})

/** The lines of a file of a type with these columns, without the byte order mark. */
function exportedOf(
  resource: CompiledResource,
  columns: readonly string[],
  records: readonly Record<string, unknown>[],
  subjectOf: SubjectOf = plainSubject(),
): string[] {
  const csv = listCsv({
    columns: columns.flatMap((id) => resource.list.columns.find((column) => column.id === id) ?? []),
    rows: records.map((record) => rowOf(record)),
    subjectOf,
    env: envOf(resource),
  })
  return csv.slice(1).trim().split('\r\n')
}

/** The type of a machine with one column changed. */
const changed = (id: string, changes: Partial<CompiledColumn>): CompiledResource => {
  const { list } = virtualMachine
  const columns = list.columns.map((column) => (column.id === id ? { ...column, ...changes } : column))
  return { ...virtualMachine, list: { ...list, columns } }
}

const exported = (columns: readonly string[], ...records: Record<string, unknown>[]): string[] =>
  exportedOf(virtualMachine, columns, records)

describe('a list as a file', () => {
  it('has times as ISO 8601 in UTC, whichever way the platform wrote them', () => {
    expect(
      exported(
        ['name', 'created_at'],
        { name: 'a', created_at: '2026-05-16 03:54:07' },
        { name: 'b', created_at: '2025-10-16T01:30:00+0300' },
        { name: 'c', created_at: 1_760_000_000 },
        { name: 'd', created_at: null },
        { name: 'e', created_at: 'soon' },
      ),
    ).toEqual([
      'Name,Created',
      'a,2026-05-16T03:54:07.000Z',
      'b,2025-10-15T22:30:00.000Z',
      'c,2025-10-09T08:53:20.000Z',
      'd,',
      'e,soon',
    ])
  })

  it('has amounts in the currency they are charged in, and its header says which, whatever is shown', () => {
    const env = envOf(virtualMachine)
    const money = { ...env.money, currency: 'USD', rate: 1.14, converted: true }
    const columns = virtualMachine.list.columns.filter(({ id }) => id === 'price')
    const subjectOf: SubjectOf = (row) => ({
      ...plainSubject()(row),
      derived: (name) => (name === 'price' ? 12.5 : undefined),
    })
    const csv = listCsv({ columns, rows: [rowOf({})], subjectOf, env: { ...env, money } })
    expect(csv.slice(1).trim().split('\r\n')).toEqual(['Monthly cost (EUR)', '12.5'])
  })

  it('leaves out what a column hides, such as a secret', () => {
    expect(
      exportedOf(apiToken, ['description', 'token'], [{ description: 'CI', token: 'tok-5f3a' }]),
    ).toEqual(['Description', 'CI'])
  })

  it('has numbers as they are, with their units in the header', () => {
    expect(exported(['vcpu', 'memory'], { vcpu: 2, memory: 1536 })).toEqual(['vCPU,Memory (MB)', '2,1536'])
  })

  it('says of nothing what the screen says of it', () => {
    expect(
      exportedOf(
        apiToken,
        ['description', 'billing_account_id'],
        [
          { description: 'all', restricted: false, billing_account_id: 0 },
          { description: 'one', restricted: true, billing_account_id: 7 },
        ],
      ),
    ).toEqual(['Description,Billing account', 'all,All accounts', 'one,7'])
  })

  it('shows the whole identity in place of a name', () => {
    const uuid = '9a1b0faa-52f1-4f0e-9d0b-3c4c1f2a399c'
    expect(exported(['name'], { uuid }, { uuid, name: '9a1b0faa…' })).toEqual(['Name', uuid, '9a1b0faa…'])
  })

  it('has a text as it is that only looks like the short form of the identity', () => {
    const uuid = '9a1b0faa-52f1-4f0e-9d0b-3c4c1f2a399c'
    const record = { uuid, name: '9a1b0faa…' }
    expect(exportedOf(changed('name', { cell: 'text' }), ['name'], [record])).toEqual(['Name', '9a1b0faa…'])
  })

  it.each<[CompiledColumn['cell'], string]>([
    ['gigabytes', 'Memory (GB)'],
    ['bytes', 'Memory (bytes)'],
    ['count', 'Memory'],
  ])('says in which unit the numbers of %s are', (cell, heading) => {
    expect(exportedOf(changed('memory', { cell }), ['memory'], [{ memory: 1536 }])).toEqual([heading, '1536'])
  })

  it('has as on screen what is ordered as a text, and what is no number', () => {
    const record = { memory: 1536 }
    expect(exportedOf(changed('memory', { sort: 'text' }), ['memory'], [record])).toEqual([
      'Memory (MB)',
      '1.5 GB',
    ])
    expect(exportedOf(changed('memory', { cell: 'text' }), ['memory'], [record])).toEqual(['Memory', '1536'])
  })

  it('has a question mark where a list has not answered', () => {
    const unknown: SubjectOf = (row) => ({ ...plainSubject()(row), pending: (name) => name === 'price' })
    const [, line] = exportedOf(virtualMachine, ['name', 'price'], [{ name: 'a' }], unknown)
    expect(line).toBe('a,?')
  })
})

describe('a saved list', () => {
  const office = 'aaaaaaaa-0000-4000-8000-000000000001'
  const unnamed = 'bbbbbbbb-0000-4000-8000-000000000002'
  const elsewhere = 'cccccccc-0000-4000-8000-000000000003'
  const networks: Record<string, unknown> = {
    tll: [{ uuid: office, name: 'office' }, { uuid: unnamed }],
    jhv: [
      { uuid: office, name: 'namesake' },
      { uuid: elsewhere, name: 'archive' },
    ],
  }
  const balancers = [
    rowOf({ uuid: 'lb-1', display_name: 'web', network_uuid: office }),
    rowOf({ uuid: 'lb-2', display_name: 'api', network_uuid: unnamed }),
    rowOf({ uuid: 'lb-3', display_name: 'old', network_uuid: elsewhere }, 'jhv'),
  ]

  const machine = 'dddddddd-0000-4000-8000-000000000004'
  const answers: Readonly<Record<string, unknown>> = {
    '/tll/network/networks': networks.tll,
    '/jhv/network/networks': networks.jhv,
    '/tll/user-resource/vm/list': [{ uuid: machine, name: 'shop', status: 'running' }],
    '/tll/network/load_balancers': [{ uuid: office, display_name: 'front' }],
  }

  /** CSV of a type with these columns in order; the given locations fail. */
  async function saved(
    columns: readonly string[],
    sort: ListQuery['sort'],
    {
      silent = [] as readonly string[],
      of = loadBalancer as CompiledResource,
      rows = balancers as readonly Row[],
    } = {},
  ): Promise<string[]> {
    const save = vi.spyOn(files, 'saveFile').mockReturnValue(undefined)
    const { platform } = await stand(
      async ({ url }) => {
        const path = new URL(url).pathname.replace('/v1', '')
        const answer = answers[path]
        return silent.some((slug) => path.startsWith(`/${slug}/`)) || answer === undefined
          ? Response.json({ errors: { Error: 'Not today' } }, { status: 500 })
          : Response.json(answer)
      },
      {
        site: {
          locations: [
            location('tll', { display_name: 'Tallinn' }),
            location('jhv', { display_name: 'Jõhvi' }),
          ],
          privateNetworksEnabled: true,
          vmsEnabled: true,
          loadBalancerEnabled: true,
        },
      },
    )
    await saveList(
      platform,
      {
        columns: columns.flatMap((id) => of.list.columns.find((column) => column.id === id) ?? []),
        rows,
        subjectOf: plainSubject(),
        env: envOf(of),
      },
      { query: { sort }, environment: environment() },
    )
    const [name, type, text] = save.mock.calls.at(-1) ?? []
    expect([name, type]).toEqual([`${of.type}.csv`, 'text/csv'])
    save.mockRestore()
    return String(text).slice(1).trim().split('\r\n')
  }

  it('has what its columns name by their names, in full where they have none', async () => {
    expect(await saved(['display_name', 'network'], undefined)).toEqual([
      'Name,Network',
      `api,${unnamed}`,
      'old,archive',
      'web,office',
    ])
  })

  it('is in the order that is asked for', async () => {
    expect(await saved(['display_name'], { by: 'display_name', descending: true })).toEqual([
      'Name',
      'web',
      'old',
      'api',
    ])
  })

  it('is ordered by names also when they are in none of its columns', async () => {
    expect(await saved(['display_name'], { by: 'network', descending: false })).toEqual([
      'Name',
      'old',
      'api',
      'web',
    ])
  })

  it('leaves without names what does not answer', async () => {
    expect(await saved(['display_name', 'network'], undefined, { silent: ['jhv'] })).toEqual([
      'Name,Network',
      `api,${unnamed}`,
      `old,${elsewhere}`,
      'web,office',
    ])
  })

  it('names each record from the list of its own type and place', async () => {
    const rows = [
      rowOf({ uuid: '1', name: 'a', assigned_to: machine, assigned_to_resource_type: 'virtual_machine' }),
      rowOf({ uuid: '2', name: 'b', assigned_to: office, assigned_to_resource_type: 'load_balancer' }),
      rowOf({ uuid: '3', name: 'c', assigned_to: office, assigned_to_resource_type: 'virtual_machine' }),
      rowOf(
        { uuid: '4', name: 'd', assigned_to: machine, assigned_to_resource_type: 'virtual_machine' },
        'gone',
      ),
    ]
    expect(await saved(['name', 'target'], undefined, { of: ipAddress, rows })).toEqual([
      'Name,Leads to',
      'a,shop',
      'b,front',
      `c,${office}`,
      `d,${machine}`,
    ])
  })

  it('stays as it is where nothing says in which order', async () => {
    const of = { ...loadBalancer, list: { ...loadBalancer.list, sort: null } }
    expect(await saved(['display_name'], undefined, { of })).toEqual(['Name', 'web', 'api', 'old'])
  })
})
