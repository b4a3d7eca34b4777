import { describe, expect, it } from 'vitest'
import type { Disk, Firewall, IpAddress, VirtualMachine, VmStorage } from '../../../../sandbox/entities'
import { openClient, type Send } from './client'

/*
 * The habits of a TypeScript client made from the vendor's documentation: forms for machines and disks, JSON for networks,
 * parameters that are left out when they are undefined, and no kind of a replica.
 */
const account = { billing_account_id: 120348 }

const createMachine = async (send: Send): Promise<VirtualMachine> => {
  const form = {
    ...{ name: 'js-machine', os_name: 'debian', os_version: '12', disks: '20', vcpu: '1', ram: '1024' },
    ...{ username: 'someone', password: 'Lootus-2026-Tuul', billing_account_id: '120348', backup: 'false' },
  }
  const { status, body } = await send<VirtualMachine>('POST', '/tll/user-resource/vm', { form })
  expect(status, JSON.stringify(body)).toBe(200)
  return body
}

describe('a TypeScript client', () => {
  it('reserves, changes, assigns and gives back an address', async () => {
    const { send } = openClient('demo-customer', { blocking: true })
    const vm = await createMachine(send)
    const list = '/tll/network/ip_addresses'
    const made = await send<IpAddress>('POST', `${list}/`, { json: { ...account, name: 'js-address' } })
    expect(made).toMatchObject({ status: 200, body: { id: expect.any(Number), assigned_to: null } })
    const path = `${list}/${made.body.address}`
    const json = { assigned_to: vm.uuid, assigned_to_resource_type: 'virtual_machine' }
    expect((await send<IpAddress>('POST', `${path}/assign`, { json })).body.assigned_to).toBe(vm.uuid)
    const renamed = await send<IpAddress>('PATCH', path, { json: { name: 'js-renamed' } })
    expect(renamed.body).toMatchObject({ id: made.body.id, name: 'js-renamed', assigned_to: vm.uuid })
    const ofMachine = await send<IpAddress[]>('GET', list, { query: { vm_uuid: vm.uuid } })
    expect(ofMachine.body.map(({ id }) => id)).toContain(made.body.id)
    expect(await send('DELETE', path)).toEqual({ status: 200, body: true })
  })

  it('takes, restores and removes a snapshot by its uuid alone', async () => {
    const { send } = openClient('demo-customer', { blocking: true })
    const { uuid } = await createMachine(send)
    const vm = '/tll/user-resource/vm'
    const taken = await send<VmStorage>('POST', `${vm}/replica`, { form: { uuid } })
    const replica_uuid = taken.body.replica?.[0]?.uuid ?? ''
    expect(await send('POST', `${vm}/rebuild`, { form: { uuid, replica_uuid } })).toMatchObject({
      status: 200,
      body: { uuid, status: 'running' },
    })
    expect((await send('DELETE', `${vm}/replica`, { form: { replica_uuid } })).body).toEqual({
      success: true,
    })
  })

  it('starts a machine from the recovery system without naming an image', async () => {
    const { send } = openClient('demo-customer', { blocking: true })
    const { uuid } = await createMachine(send)
    const vm = '/tll/user-resource/vm'
    expect((await send('POST', `${vm}/stop`, { form: { uuid, force: 'true' } })).status).toBe(200)
    const form = { uuid, boot_image_repository: 'platform' }
    const booted = await send<VirtualMachine>('POST', `${vm}/boot_iso_media`, { form })
    expect(booted).toMatchObject({ status: 200, body: { status: 'running' } })
  })

  it('replaces the rules of a firewall without its name', async () => {
    const { send } = openClient('demo-customer')
    const rule = { protocol: 'tcp', direction: 'inbound', endpoint_spec_type: 'any', port_end: null }
    const body = { display_name: 'js-firewall', ...account, rules: [{ ...rule, port_start: 22 }] }
    const made = await send<Firewall>('POST', '/tll/network/firewalls', { json: body })
    const path = `/tll/network/firewalls/${made.body.uuid}`
    const rules = [80, 443].map((port) => ({ ...rule, port_start: port }))
    const changed = await send<Firewall>('PUT', path, { json: { rules } })
    expect(changed).toMatchObject({ status: 200, body: { display_name: 'js-firewall' } })
    expect(changed.body.rules.map(({ port_start: port }) => port).sort()).toEqual([443, 80])
  })

  it('keeps machines from writing to a disk, and lists such disks alone', async () => {
    const { send } = openClient('demo-customer')
    const list = async (value: string): Promise<Disk[]> =>
      (await send<Disk[]>('GET', '/tll/storage/disks', { query: { read_only_bootable: value } })).body
    expect(await list('true')).toEqual([])
    const form = { size_gb: '10', display_name: 'js-disk', billing_account_id: '120348' }
    const { uuid } = (await send<Disk>('POST', '/tll/storage/disks', { form })).body
    expect((await list('false')).map((disk) => disk.uuid)).toContain(uuid)
    const changed = await send<Disk>('PATCH', `/tll/storage/disks/${uuid}`, {
      form: { read_only_bootable: 'true' },
    })
    expect(changed.body).toMatchObject({ display_name: 'js-disk', read_only_bootable: true })
    expect((await list('true')).map((disk) => disk.uuid)).toEqual([uuid])
  })
})
