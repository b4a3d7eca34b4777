import { describe, expect, it } from 'vitest'
import { createControlApi } from '../../../sandbox/http/control-api'
import type { MetalLease } from '../../../sandbox/entities'
import type { MetalReport } from '../../../sandbox/machines/metal-order'
import { type Client, only, openSandbox } from './support'

const compute = '8f1c3b52-07ae-4d96-b2e8-4a6f90c15d37'

/** Servers of the small world by their names in the data centre. */
const free = 'tll-r04-u11'
const cleaning = 'tll-r04-u14'
const deleted = 'tll-r02-u07'
const leased = 'tll-r04-u21'
const pending = 'tll-r11-u01'

interface Opened {
  readonly client: Client
  readonly machine: (label: string) => MetalReport
  readonly order: (order: object) => Promise<{ status: number; body: MetalReport & { message?: string } }>
}

function open(): Opened {
  const client = openSandbox()
  const { control } = client.sandbox
  const api = createControlApi(control)
  return {
    client,
    machine: (label) => only(control.metal(), (each) => each.label === label),
    order: async (order) => {
      const headers = { 'content-type': 'application/json' }
      const body = JSON.stringify(order)
      const request = new Request('http://sandbox.test/_sandbox/metal', { method: 'POST', headers, body })
      const response = await api(request)
      return { status: response.status, body: await response.json() }
    },
  }
}

describe('what a server may be', () => {
  const update = async (label: string, changes: object): Promise<[number, string | undefined]> => {
    const { machine, order } = open()
    const answer = await order({ action: 'admin_update', machine: machine(label).uuid, ...changes })
    return [answer.status, answer.body.message]
  }

  it.each(['available', 'cleaning', 'offline', 'deleted'])(
    '[METAL-07 platform] [METAL-11 platform] a leased server cannot be %s',
    async (status) => {
      const refusal = [400, `Machine must not be leased in "${status}" status`]
      expect(await update(leased, { status })).toEqual(refusal)
      expect(await update(pending, { status })).toEqual(refusal)
    },
  )

  it.each(['available', 'cleaning', 'offline'])(
    '[METAL-08 platform] an unleased server can be %s',
    async (status) => {
      expect(await update(free, { status })).toEqual([200, undefined])
    },
  )

  it.each(['pending', 'in_use'])(
    '[METAL-09 platform] [METAL-12 platform] a server that is %s is leased',
    async (status) => {
      expect(await update(free, { status })).toEqual([400, 'In-use machine must be leased'])
    },
  )

  it('[METAL-10 platform] [METAL-13 platform] a leased server has a billing account', async () => {
    const refusal = [400, 'Leased machine must have a billing account']
    expect(await update(leased, { account: null })).toEqual(refusal)
  })

  it('[METAL-10 platform] [METAL-13 platform] an unleased server has none', async () => {
    const refusal = [400, 'Unleased machine must not have a billing account']
    expect(await update(free, { account: 120_348 })).toEqual(refusal)
  })

  it('a deleted server stays deleted', async () => {
    expect(await update(deleted, { status: 'available' })).toEqual([400, 'Machine is deleted'])
  })

  it('what is refused leaves no trace', async () => {
    const { machine, order } = open()
    const before = machine(leased)
    await order({ action: 'admin_update', machine: before.uuid, status: 'offline', label: 'renamed' })
    expect(machine(leased)).toEqual(before)
  })
})

describe('what is done with servers', () => {
  const actions = ({ state_history: history }: MetalReport): string[] => history.map(({ action }) => action)

  it('[METAL-14 platform] is one of six actions, all of which the history shows', async () => {
    const { client, machine, order } = open()
    const made = await order({ action: 'admin_create', spec: compute, label: 'tll-r99-u01' })
    expect(made.body).toMatchObject({ status: 'available', spec_uuid: compute })
    const { uuid } = made.body
    const wanted = { user: 20_417, account: 120_348, os: 'debian-12', name: 'given' }
    await order({ action: 'admin_lease_create', machine: uuid, ...wanted })
    client.advance(60 * 60)
    const leases = (await client.get<MetalLease[]>('/metal/leases')).body
    const lease = only(leases, (each) => each.machine_uuid === uuid)
    expect(lease).toMatchObject({ display_name: 'given', status: 'in_use' })
    await client.del(`/metal/leases/${lease.uuid}`)
    client.advance(600)
    await order({ action: 'admin_delete', machine: uuid })
    expect(actions(machine('tll-r99-u01'))).toEqual([
      'admin_create',
      'admin_lease_create',
      'admin_update',
      'user_release',
      'admin_update',
      'admin_delete',
    ])
    expect(actions(machine(leased))).toContain('user_request')
  })

  it('says who did it and when each state ended', () => {
    const { machine } = open()
    const history = machine(leased).state_history
    expect(history.map(({ acting_user_id: user }) => user)).toEqual([20_001, 20_417, null])
    const [first, second, third] = history
    expect([first?.ended_at, second?.ended_at, third?.ended_at]).toEqual([
      second?.changed_at,
      third?.changed_at,
      null,
    ])
  })

  it('keeps the lease in line: another account pays from then on', async () => {
    const { client, machine, order } = open()
    const { uuid } = machine(leased)
    await order({ action: 'admin_update', machine: uuid, account: 120_351 })
    const own = (await client.get<MetalLease[]>('/metal/leases', { key: 'demo-restricted' })).body
    expect(own.map((each) => [each.display_name, each.billing_account_id])).toContainEqual([
      'build-metal-01',
      120_351,
    ])
  })

  it('refuses to charge a lease to an account of another user', async () => {
    const { machine, order } = open()
    const { uuid } = machine(leased)
    const answer = await order({ action: 'admin_update', machine: uuid, account: 120_402 })
    expect(answer).toMatchObject({ status: 400, body: { message: 'There is no billing account 120402' } })
    expect(machine(leased).state_history.at(-1)).toMatchObject({ billing_account_id: 120_348 })
  })

  it('leases no server that is not free', async () => {
    const { machine, order } = open()
    const wanted = { user: 20_417, account: 120_348, os: 'debian-12', name: 'given' }
    for (const label of [cleaning, leased, deleted]) {
      const answer = await order({ action: 'admin_lease_create', machine: machine(label).uuid, ...wanted })
      expect(answer).toMatchObject({ status: 400, body: { message: 'No available machines' } })
    }
  })

  it.each([
    [{}, '"action" is one of: admin_create, admin_update, admin_delete, admin_lease_create'],
    [{ action: 'admin_create', spec: compute }, '"label" is a text'],
    [{ action: 'admin_create', spec: 'none', label: 'x' }, 'There is no spec none'],
    [{ action: 'admin_delete', machine: 'none' }, 'There is no machine none'],
    [{ action: 'admin_update', machine: 'x', status: 'broken' }, /^"status" is one of: available, pending/],
    [{ action: 'admin_update', machine: 'x', account: 'mine' }, '"account" is a whole number'],
  ])('refuses the order %j', async (given, message) => {
    const answer = await open().order(given)
    expect(answer).toMatchObject({ status: 400, body: { message: expect.stringMatching(message) } })
  })

  it('refuses an account of another user', async () => {
    const { machine, order } = open()
    const wanted = { user: 20_417, account: 120_402, os: 'debian-12', name: 'given' }
    const answer = await order({ action: 'admin_lease_create', machine: machine(free).uuid, ...wanted })
    expect(answer).toMatchObject({ status: 400, body: { message: 'There is no billing account 120402' } })
  })
})
