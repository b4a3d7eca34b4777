import { describe, expect, it } from 'vitest'
import type { Disk, MetalLease, VirtualMachine } from '../../../sandbox/entities'
import { type Client, openSandbox, vmNamed, wantedVm } from './support'
import { order, packages, wantedDatabase } from './services'

const vm = '/tll/user-resource/vm'
const now = (client: Client): string => client.sandbox.control.state().now

describe('a sandbox that blocks', () => {
  it('[VM-17 platform] answers a creation when the machine runs, at the time it then is', async () => {
    const client = openSandbox({ blocking: true })
    const before = Date.parse(now(client))
    const answer = await client.post<VirtualMachine>(vm, wantedVm())
    expect([answer.status, answer.body.status]).toEqual([200, 'running'])
    expect(Date.parse(now(client)) - before).toBe(40_000)
    expect(answer.body).toEqual(await vmNamed(client, 'new-machine'))
  })

  it('[VM-40 platform] answers power calls in the state they lead to', async () => {
    const client = openSandbox({ blocking: true })
    const { body } = await client.post<VirtualMachine>(vm, wantedVm({ name: 'stubborn-one' }))
    const call = async (path: string): Promise<string> =>
      (await client.post<VirtualMachine>(`${vm}${path}`, { uuid: body.uuid })).body.status
    const before = Date.parse(now(client))
    expect(await call('/stop')).toBe('stopped')
    expect(Date.parse(now(client)) - before).toBe(120_000)
    expect([await call('/start'), await call('/reinstall')]).toEqual(['running', 'running'])
  })

  it('[DISK-04 platform] answers a disk that is filled', async () => {
    const client = openSandbox({ blocking: true })
    const answer = await client.post<Disk>('/tll/storage/disks', {
      size_gb: 20,
      source_image_type: 'OS_BASE',
      source_image: 'ubuntu_24.04',
      billing_account_id: 120348,
    })
    expect([answer.status, answer.body.status]).toEqual([201, 'Active'])
  })

  it('answers a service that is active and gives its password away', async () => {
    const client = openSandbox({ blocking: true })
    const answer = await order(client, wantedDatabase())
    expect(answer.body.status).toBe('active')
    expect((await client.get(`${packages}/${answer.body.uuid}/secrets`)).status).toBe(200)
  })

  it('answers a server that is set up, and does not wait for one that is erased', async () => {
    const client = openSandbox({ blocking: true })
    const answer = await client.post<MetalLease>(
      '/metal/leases',
      {
        spec_uuid: '8f1c3b52-07ae-4d96-b2e8-4a6f90c15d37',
        display_name: 'build-metal-02',
        requested_os_id: 'debian-12',
        billing_account_id: 120348,
      },
      { as: 'json' },
    )
    expect([answer.status, answer.body.status], answer.text).toEqual([200, 'in_use'])
    expect(answer.body.state_history?.map(({ status }) => status)).toEqual(['pending', 'in_use'])
    client.advance(3600)
    const before = now(client)
    expect((await client.del(`/metal/leases/${answer.body.uuid}`)).status).toBeLessThan(300)
    expect(now(client)).toBe(before)
  })

  it('does not wait for unrelated work: reads, and the nightly backup', async () => {
    const client = openSandbox({ blocking: true })
    const { body } = await client.post<VirtualMachine>(vm, wantedVm({ backup: true }))
    const before = now(client)
    await client.get(`${vm}/list`)
    await client.patch(vm, { uuid: body.uuid, name: 'other-name' })
    await client.post(`${vm}/replica`, { uuid: body.uuid })
    expect(now(client)).toBe(before)
  })

  it('answers a repeated creation as it answered the first', async () => {
    const client = openSandbox({ blocking: true })
    const headers = { 'idempotency-key': 'once' }
    const first = await client.post<VirtualMachine>(vm, wantedVm(), { headers })
    const again = await client.post<VirtualMachine>(vm, wantedVm(), { headers })
    expect([again.text, again.body.status]).toEqual([first.text, 'running'])
  })

  it('is asked to block, and to stop it, by the control', async () => {
    const client = openSandbox()
    const create = async (name: string): Promise<string> =>
      (await client.post<VirtualMachine>(vm, wantedVm({ name }))).body.status
    expect(await create('first-one')).toBe('creating')
    client.sandbox.control.setBlocking(true)
    expect([await create('second-one'), client.sandbox.control.state().blocking]).toEqual(['running', true])
    client.sandbox.control.setBlocking(false)
    expect(await create('third-one')).toBe('creating')
  })

  it('refuses what it would refuse, without moving the clock', async () => {
    const client = openSandbox({ blocking: true })
    const before = now(client)
    const answer = await client.post(vm, wantedVm({ os_name: 'plan9' }))
    expect([answer.status, now(client)]).toEqual([400, before])
  })
})
