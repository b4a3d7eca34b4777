import { describe, expect, it } from 'vitest'
import type { MetalLease, MetalOs, MetalSpec } from '../../../sandbox/entities'
import { type Answered, type Client, errorText, only, openSandbox } from './support'

const compute = '8f1c3b52-07ae-4d96-b2e8-4a6f90c15d37'
const memory = '47b9e6a1-2d58-4c03-9fe7-80d1c35a6b24'
const retired = 'be83f127-5490-4d6c-a1f8-93d70b2e6c45'
const hour = 60 * 60

const wanted = (changes: object = {}): object => ({
  spec_uuid: compute,
  display_name: 'build-metal-02',
  requested_os_id: 'debian-12',
  billing_account_id: 120348,
  ...changes,
})
const lease = (client: Client, changes: object = {}, call = {}): Promise<Answered<MetalLease>> =>
  client.post('/metal/leases', wanted(changes), { as: 'json', ...call })
const leases = async (client: Client, call = {}): Promise<MetalLease[]> =>
  (await client.get<MetalLease[]>('/metal/leases', call)).body
const named = async (client: Client, name: string): Promise<MetalLease> =>
  only(await leases(client), ({ display_name: candidate }) => candidate === name)
const specs = async (client: Client): Promise<Map<string, MetalSpec>> =>
  new Map((await client.get<MetalSpec[]>('/metal/specs')).body.map((spec) => [spec.uuid, spec]))
const release = (client: Client, uuid: string, call = {}): Promise<Answered> =>
  client.del(`/metal/leases/${uuid}`, {}, call)

describe('what bare metal there is', () => {
  it('[METAL-01 platform] [METAL-20 platform] lists specs, those without a free server and the hidden one among them', async () => {
    const found = [...(await specs(openSandbox())).values()]
    expect(found.map((spec) => [spec.title, spec.is_visible, spec.is_available])).toEqual([
      ['Compute S', true, true],
      ['Memory L', true, true],
      ['Storage XL', true, false],
      ['Graphics M', true, false],
      ['Compute XS', false, true],
    ])
  })

  it('[METAL-05 platform] [METAL-20 platform] lists operating systems with their types, one of them not published', async () => {
    const systems = (await openSandbox().get<MetalOs[]>('/metal/os')).body
    const [first] = systems
    expect(first).toEqual({
      os_id: 'debian-12',
      os_type_id: 'debian',
      os_type: { title: 'Debian', icon: 'debian' },
      version_title: '12',
      is_published: true,
    })
    const hidden = systems.filter(({ is_published: isPublished }) => isPublished === false)
    expect(hidden.map(({ os_id: id }) => id)).toEqual(['centos-7'])
  })

  it('[METAL-16 platform] has ids of lower case letters, digits, underscores and hyphens', async () => {
    const client = openSandbox()
    const systems = (await client.get<MetalOs[]>('/metal/os')).body.map(({ os_id: id }) => id)
    const ready = [...(await specs(client)).values()].flatMap((spec) => spec.ready_os_ids ?? [])
    for (const id of [...systems, ...ready]) expect(id).toMatch(/^[a-z][a-z0-9_-]*$/)
    expect(systems).toEqual(expect.arrayContaining(ready))
    const answer = await lease(client, { requested_os_id: 'Debian 12' })
    expect([answer.status, answer.body]).toMatchObject([
      400,
      { errors: { requested_os_id: expect.any(String) } },
    ])
  })
})

describe('leases', () => {
  it('[METAL-02 platform] [METAL-03 platform] [METAL-04 platform] [METAL-18 platform] are listed with server and history', async () => {
    const found = await named(openSandbox(), 'build-metal-01')
    expect(found).toMatchObject({
      user_id: 20417,
      billing_account_id: 120348,
      requested_os_id: 'debian-12',
      os_id: 'debian-12',
      status: 'in_use',
      machine: {
        label: 'tll-r04-u21',
        ip_public_v4: expect.stringMatching(/^185\.7\./),
        ip_public_v6: expect.stringMatching(/^2a0b:/),
        ssh_credentials: expect.stringMatching(/^root:/),
      },
      state_history: [
        { status: 'pending', action: 'user_request', acting_user_id: 20417, os_id: null },
        { status: 'in_use', action: 'admin_update', acting_user_id: null, ended_at: null },
      ],
    })
    const [first, last] = found.state_history ?? []
    expect(first?.ended_at).toBe(last?.changed_at)
    expect(found.machine?.current_state_id).toBe(last?.state_id)
    expect(found.machine?.mac_addresses).toHaveLength(2)
  })

  it('[METAL-06 platform] [METAL-18 platform] begin as pending and are in use once the server is set up', async () => {
    const client = openSandbox()
    const { status, body } = await lease(client)
    expect([status, body]).toMatchObject([
      200,
      { status: 'pending', os_id: null, requested_os_id: 'debian-12', billing_account_id: 120348 },
    ])
    expect(body.machine?.ssh_credentials).toBeNull()
    client.advance(179)
    expect((await named(client, 'build-metal-02')).status).toBe('pending')
    client.advance(1)
    expect(await named(client, 'build-metal-02')).toMatchObject({
      status: 'in_use',
      os_id: 'debian-12',
      machine: { ssh_credentials: expect.stringMatching(/^root:/) },
    })
  })

  it('keep the notes of administrators from customers', async () => {
    for (const { machine } of await leases(openSandbox())) expect(machine).not.toHaveProperty('admin_notes')
  })

  it("[METAL-21 platform] fail with 'No available machines' when none of the spec is free", async () => {
    const client = openSandbox()
    expect((await lease(client, { spec_uuid: memory })).status).toBe(200)
    expect((await specs(client)).get(memory)?.is_available).toBe(false)
    const answer = await lease(client, { spec_uuid: memory })
    expect([answer.status, answer.body]).toEqual([500, { errors: { Error: 'No available machines' } }])
  })

  it.each([
    ['spec_uuid', { spec_uuid: '00000000-0000-4000-8000-000000000000' }],
    ['spec_uuid', { spec_uuid: retired }],
    ['spec_uuid', { spec_uuid: 'compute' }],
    ['requested_os_id', { requested_os_id: 'proxmox-8' }],
    ['requested_os_id', { requested_os_id: 'centos-7' }],
    ['requested_os_id', { requested_os_id: 'nothing-1' }],
    ['requested_os_id', { requested_os_id: undefined }],
    ['display_name', { display_name: '' }],
  ])('[METAL-17 platform] refuse a wrong %s', async (field, changes) => {
    const answer = await lease(openSandbox(), changes)
    expect([answer.status, answer.body]).toMatchObject([400, { errors: { [field]: expect.any(String) } }])
  })

  it('need a billing account that may pay for a whole server', async () => {
    const client = openSandbox()
    expect(errorText(await lease(client, { billing_account_id: undefined }))).toBe(
      "'billing_account_id' is required if using a global API token",
    )
    expect(errorText(await lease(client, { billing_account_id: 120351 }))).toBe(
      'Resource is larger than the billing account allows',
    )
    const frozen = await lease(client, { billing_account_id: 120402 }, { key: 'demo-indebted' })
    expect(errorText(frozen)).toBe('Insufficient funds')
  })

  it('[METAL-19 platform] are renamed', async () => {
    const client = openSandbox()
    const { uuid } = await named(client, 'build-metal-01')
    const call = { as: 'json' } as const
    const answer = await client.patch<MetalLease>(`/metal/leases/${uuid}`, { display_name: 'ci' }, call)
    expect([answer.status, answer.body]).toMatchObject([200, { display_name: 'ci', status: 'in_use' }])
    expect((await client.patch(`/metal/leases/${uuid}`, {}, call)).status).toBe(400)
  })

  it('[METAL-19 platform] end: 200 without a body, and the server is free again once it is erased', async () => {
    const client = openSandbox()
    const { uuid, machine_uuid: machine } = await named(client, 'build-metal-01')
    const answer = await release(client, uuid)
    expect([answer.status, answer.text]).toEqual([200, ''])
    expect((await leases(client)).map((each) => each.uuid)).not.toContain(uuid)
    expect((await release(client, uuid)).status).toBe(404)
    const report = (): unknown => only(client.sandbox.control.metal(), (each) => each.uuid === machine)
    expect(report()).toMatchObject({ status: 'cleaning', ssh_credentials: null })
    client.advance(600)
    expect(report()).toMatchObject({ status: 'available' })
  })

  it("[METAL-21 platform] fail to end with 'Too soon to release machine' within an hour", async () => {
    const client = openSandbox()
    const { uuid } = (await lease(client)).body
    client.advance(hour - 1)
    const early = await release(client, uuid)
    expect([early.status, early.body]).toEqual([500, { errors: { Error: 'Too soon to release machine' } }])
    client.advance(1)
    expect((await release(client, uuid)).status).toBe(200)
  })

  it('[METAL-21 platform] fail by name', async () => {
    const client = openSandbox()
    const failing = async (display_name: string): Promise<string> =>
      errorText(await lease(client, { display_name }))
    expect(await failing('fail-machines')).toBe('No available machines')
    expect(await failing('fail-create')).toBe('There was an error while creating your resource.')
    const early = (await lease(client, { display_name: 'fail-release' })).body
    const never = (await lease(client, { display_name: 'fail-delete' })).body
    client.advance(hour)
    expect(errorText(await release(client, early.uuid))).toBe('Too soon to release machine')
    expect(errorText(await release(client, never.uuid))).toBe('Error performing action')
  })
})

describe('leases and keys', () => {
  it('a restricted key reaches those of its billing account only', async () => {
    const client = openSandbox()
    const call = { key: 'demo-restricted' }
    expect((await leases(client, call)).map((each) => each.display_name)).toEqual(['lab-metal'])
    const { uuid } = await named(client, 'build-metal-01')
    expect((await release(client, uuid, call)).status).toBe(404)
  })

  it('others see their own, and a new customer none', async () => {
    const client = openSandbox()
    expect((await leases(client, { key: 'demo-indebted' })).map((each) => each.display_name)).toEqual([
      'pagar-metal',
    ])
    expect(await leases(client, { key: 'demo-empty' })).toEqual([])
    const { uuid } = await named(client, 'build-metal-01')
    expect((await release(client, uuid, { key: 'demo-empty' })).status).toBe(404)
  })

  it('[IMPERSONATE-11 platform] a delegate is named in the history', async () => {
    const client = openSandbox()
    const { body } = await lease(client, {}, { key: 'demo-delegate' })
    expect(body).toMatchObject({ user_id: 20417, state_history: [{ acting_user_id: 20457 }] })
  })

  it('an administrator leases a hidden spec and reads the notes', async () => {
    const client = openSandbox()
    const call = { key: 'demo-admin' }
    const answer = await lease(client, { spec_uuid: retired, billing_account_id: 120100 }, call)
    expect([answer.status, answer.body.machine?.admin_notes]).toEqual([200, ''])
  })
})
