import { describe, expect, it } from 'vitest'
import { createFrozenClock } from '../../../sandbox/clock'
import type {
  Disk,
  Firewall,
  IpAddress,
  Network,
  VirtualMachine,
  VmReplica,
  VmStorage,
} from '../../../sandbox/entities'
import { type Answered, errorText, only, openSandbox, runningVm, stoppedVm, vmNamed, vmsIn } from './support'

const vmPath = '/tll/user-resource/vm'

describe('changing a machine', () => {
  it('[VM-19 platform] [VM-37 platform] changes memory and processors while it is stopped', async () => {
    const client = openSandbox()
    const { uuid } = await stoppedVm(client)
    const answer = await client.patch<VirtualMachine>(vmPath, { uuid, vcpu: 4, ram: 8192 })
    expect(answer.body).toMatchObject({ vcpu: 4, memory: 8192, status: 'stopped' })
  })

  it('[VM-19 platform] [VM-52 platform] refuses that while it runs', async () => {
    const client = openSandbox()
    const { uuid } = await runningVm(client)
    const answer = await client.patch(vmPath, { uuid, ram: 8192 })
    expect([answer.status, answer.text]).toEqual([
      500,
      '{"errors":{"Error":"Failed to update virtual machine"}}',
    ])
  })

  it('[VM-37 platform] renames a running machine; the host name stays', async () => {
    const client = openSandbox()
    const { uuid } = await runningVm(client)
    const answer = await client.patch<VirtualMachine>(vmPath, { uuid, name: 'renamed' })
    expect(answer.body).toMatchObject({ name: 'renamed', hostname: 'new-machine' })
    expect((await client.patch(vmPath, { uuid, name: '-' })).body).toHaveProperty('errors.name')
  })

  it('keeps to the limits of its host pool', async () => {
    const client = openSandbox()
    const { uuid } = await stoppedVm(client)
    expect((await client.patch(vmPath, { uuid, vcpu: 64 })).text).toContain('must be at most 32')
  })

  it('[VM-20 platform] [VM-21 platform] [VM-45 platform] sets a password only while it runs', async () => {
    const client = openSandbox()
    const { uuid } = await runningVm(client)
    const body = { uuid, username: 'admin', password: 'Lootus-2026' }
    expect((await client.patch(`${vmPath}/user`, body)).text).toBe('{"success":true}')
    await client.post(`${vmPath}/stop`, { uuid, force: true })
    const refused = await client.patch(`${vmPath}/user`, body)
    expect([refused.status, errorText(refused)]).toEqual([500, 'Failed to update virtual machine'])
  })

  it('[VM-45 platform] refuses a weak password', async () => {
    const client = openSandbox()
    const { uuid } = await runningVm(client)
    const answer = await client.patch(`${vmPath}/user`, { uuid, username: 'kadri', password: 'alllowercase' })
    expect([answer.status, answer.body]).toMatchObject([400, { errors: { password: expect.any(String) } }])
  })

  it('[VM-46 platform] moves to another billing account with its disks', async () => {
    const client = openSandbox()
    const { uuid, storage } = await runningVm(client)
    const path = '/tll/user-resource/resource_billing'
    expect((await client.post(path, { uuid, billing_account_id: 120351 })).text).toBe('{"success":true}')
    expect((await vmNamed(client, 'new-machine')).billing_account).toBe(120351)
    const disk = await client.get<Disk>(`/tll/storage/disks/${storage[0]?.uuid}`)
    expect(disk.body.billing_account_id).toBe(120351)
    const wrong = await client.post(path, { uuid, billing_account_id: 1 })
    expect([wrong.status, errorText(wrong)]).toEqual([400, 'Provided billing account is incorrect.'])
  })

  it('[VM-41 platform] reinstalls: a fresh primary disk without replicas, other disks untouched', async () => {
    const client = openSandbox()
    const before = await vmNamed(client, 'web-prod-01')
    const answer = await client.post<VirtualMachine>(`${vmPath}/reinstall`, {
      uuid: before.uuid,
      os_name: 'debian',
      os_version: '12',
    })
    expect(answer.body).toMatchObject({ status: 'creating', os_name: 'debian', os_version: '12' })
    const [root, data] = answer.body.storage
    expect(root).toMatchObject({ uuid: before.storage[0]?.uuid, size: 160, replica: [] })
    expect(data).toEqual(before.storage[1])
    const disk = (await client.get<Disk>(`/tll/storage/disks/${root?.uuid}`)).body
    expect(disk).toMatchObject({ source_image: 'debian_12', snapshots: [] })
    client.advance(60)
    expect((await vmNamed(client, 'web-prod-01')).status).toBe('running')
  })

  it('[VM-41 platform] reinstalls the same system when none is named, and refuses an unknown one', async () => {
    const client = openSandbox()
    const { uuid } = await runningVm(client)
    expect(
      (await client.post(`${vmPath}/reinstall`, { uuid, os_name: 'nope', os_version: '1' })).status,
    ).toBe(400)
    const answer = await client.post<VirtualMachine>(`${vmPath}/reinstall`, { uuid })
    expect(answer.body).toMatchObject({ os_name: 'ubuntu', os_version: '24.04', status: 'creating' })
  })

  it('[VM-38 platform] clones: new identity and addresses, copies of all disks, no replicas', async () => {
    const client = openSandbox()
    const source = await vmNamed(client, 'web-prod-01')
    const answer = await client.post<VirtualMachine>(`${vmPath}/clone`, {
      uuid: source.uuid,
      name: 'web-copy',
    })
    const copy = answer.body
    expect(copy).toMatchObject({
      name: 'web-copy',
      hostname: 'web-copy',
      status: 'creating',
      vcpu: 4,
      backup: false,
    })
    expect(copy.uuid).not.toBe(source.uuid)
    expect(copy.mac).not.toBe(source.mac)
    expect(copy.private_ipv4).not.toBe(source.private_ipv4)
    expect(copy.storage.map(({ name, size, replica }) => [name, size, replica])).toEqual([
      ['vda', 160, []],
      ['vdb', 500, []],
    ])
    const addresses = (await client.get<IpAddress[]>('/tll/network/ip_addresses')).body
    expect(addresses.some(({ assigned_to: to }) => to === copy.uuid)).toBe(false)
  })

  it('[VM-39 platform] goes back to a replica of its own, of the type named', async () => {
    const client = openSandbox()
    const { uuid, storage } = await vmNamed(client, 'web-prod-01')
    const backup = storage[0]?.replica?.find(({ type }) => type === 'backup')?.uuid
    const answer = await client.post<VirtualMachine>(`${vmPath}/rebuild`, {
      uuid,
      replica_uuid: backup,
      type: 'backup',
    })
    expect(answer.body.status).toBe('creating')
    client.advance(60)
    const wrong = await client.post(`${vmPath}/rebuild`, { uuid, replica_uuid: backup, type: 'snapshot' })
    expect([wrong.status, errorText(wrong)]).toEqual([500, 'Failed to rebuild virtual machine'])
  })

  it('[VM-37 platform] takes its disks along when deleted, and leaves its floating IP unassigned', async () => {
    const client = openSandbox()
    const { uuid } = await vmNamed(client, 'web-prod-01')
    expect((await client.del(vmPath, { uuid })).text).toBe('{"success":true}')
    expect(await vmsIn(client)).toHaveLength(4)
    const disks = (await client.get<Disk[]>('/tll/storage/disks')).body
    expect(disks.some((disk) => disk.display_name === 'data')).toBe(false)
    const addresses = (await client.get<IpAddress[]>('/tll/network/ip_addresses')).body
    const ip = only(addresses, ({ address }) => address === '185.7.252.14')
    expect(ip).toMatchObject({ assigned_to: null })
    expect(ip).not.toHaveProperty('assigned_to_private_ip')
    expect(ip).not.toHaveProperty('assigned_to_resource_type')
    expect(ip.unassigned_at).toBe('2026-11-21 08:46:00')
    const networks = (await client.get<Network[]>('/tll/network/networks')).body
    expect(networks.flatMap((network) => network.vm_uuids)).not.toContain(uuid)
    const firewalls = (await client.get<Firewall[]>('/tll/network/firewalls')).body
    expect(JSON.stringify(firewalls)).not.toContain(uuid)
    const again = await client.del(vmPath, { uuid })
    expect([again.status, errorText(again)]).toEqual([400, `No such virtual machine exists: ${uuid}`])
  })
})

describe('snapshots and backups of a machine', () => {
  const toggle = async (
    client: ReturnType<typeof openSandbox>,
    uuid: string,
  ): Promise<Answered<VirtualMachine>> => client.post(`${vmPath}/backup`, { uuid })

  it('[VM-38 platform] plans the first backup for the next two o’clock, not for the one that strikes', async () => {
    const client = openSandbox({ clock: createFrozenClock(Date.UTC(2026, 10, 21, 1, 59)) })
    const { uuid } = await runningVm(client)
    expect(client.sandbox.control.state().now).toBe('2026-11-21T02:00:00.000Z')
    expect((await toggle(client, uuid)).body.backup).toBe(true)
    const backups = async (): Promise<(string | undefined)[]> => {
      const list = await client.get<VmReplica[]>(`${vmPath}/replica?uuid=${uuid}&r_type=backup`)
      return list.body.map(({ created_at: created }) => created)
    }
    expect(await backups()).toEqual([])
    client.advance(24 * 3600)
    expect(await backups()).toEqual([expect.stringMatching(/^2026-11-22 02:00:00/)])
  })

  it('[VM-38 platform] turns backups on and off with the same call', async () => {
    const client = openSandbox()
    const { uuid } = await runningVm(client)
    expect((await toggle(client, uuid)).body.backup).toBe(true)
    expect((await toggle(client, uuid)).body.backup).toBe(false)
  })

  it('[VM-03 platform] [VM-29 platform] takes a backup a week and keeps four', async () => {
    const client = openSandbox()
    const { uuid, name } = await runningVm(client)
    await toggle(client, uuid)
    const week = 7 * 24 * 3600
    client.advance(week)
    expect((await vmNamed(client, name)).storage[0]?.replica).toHaveLength(1)
    client.advance(6 * week)
    const replicas = (await vmNamed(client, name)).storage[0]?.replica ?? []
    expect(replicas.map(({ type, created_at: taken }) => [type, taken])).toEqual([
      ['backup', '2026-12-13 02:00:00.000000'],
      ['backup', '2026-12-20 02:00:00.000000'],
      ['backup', '2026-12-27 02:00:00.000000'],
      ['backup', '2027-01-03 02:00:00.000000'],
    ])
  })

  it('[VM-42 platform] takes a snapshot and answers the disk with all its replicas', async () => {
    const client = openSandbox()
    const { uuid } = await vmNamed(client, 'web-prod-01')
    const answer = await client.post<VmStorage>(`${vmPath}/replica`, { uuid })
    expect(answer.body).toMatchObject({ name: 'vda', primary: true })
    expect(answer.body.replica).toHaveLength(7)
    expect(answer.body.replica?.at(-1)).toMatchObject({
      type: 'snapshot',
      master_uuid: answer.body.uuid,
      size: 160,
    })
    const disk = await client.get<Disk>(`/tll/storage/disks/${answer.body.uuid}`)
    expect(disk.body.snapshots).toHaveLength(3)
  })

  it('[VM-42 platform] takes a snapshot of another disk of the machine when its uuid is given', async () => {
    const client = openSandbox()
    const answer = await client.post<VmStorage>(`${vmPath}/replica`, {
      uuid: '9d04e6b1-72c8-4f35-a0be-3c5d18f7e264',
    })
    expect(answer.body).toMatchObject({ name: 'vdb', replica: [{ type: 'snapshot', size: 500 }] })
  })

  it('[VM-42 platform] [VM-53 platform] removes a replica once', async () => {
    const client = openSandbox()
    const { storage } = await vmNamed(client, 'web-prod-01')
    const snapshot = storage[0]?.replica?.find(({ type }) => type === 'snapshot')?.uuid
    const body = { replica_uuid: snapshot, type: 'snapshot' }
    expect((await client.del(`${vmPath}/replica`, body)).text).toBe('{"success":true}')
    expect((await vmNamed(client, 'web-prod-01')).storage[0]?.replica).toHaveLength(5)
    const again = await client.del(`${vmPath}/replica`, body)
    expect([again.status, errorText(again)]).toEqual([500, 'Failed to delete snapshot'])
  })

  it('[VM-52 platform] [VM-53 platform] refuses these while the machine is being created', async () => {
    const client = openSandbox()
    const { uuid } = (await client.get<VirtualMachine[]>('/trtu/user-resource/vm/list')).body[0] ?? {
      uuid: '',
    }
    const backup = await client.post('/trtu/user-resource/vm/backup', { uuid })
    const snapshot = await client.post('/trtu/user-resource/vm/replica', { uuid })
    expect([errorText(backup), errorText(snapshot)]).toEqual([
      'Failed to enable/disable backup',
      'Failed to create snapshot of virtual machine',
    ])
  })

  it('[VM-53 platform] takes no snapshot of a machine that is shutting down', async () => {
    const client = openSandbox()
    const { uuid } = await vmNamed(client, 'erp-legacy', 'jhv')
    const snapshot = await client.post('/jhv/user-resource/vm/replica', { uuid })
    expect([snapshot.status, errorText(snapshot)]).toEqual([
      500,
      'Failed to create snapshot of virtual machine',
    ])
  })
})
