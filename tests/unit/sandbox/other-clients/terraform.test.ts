import { describe, expect, it } from 'vitest'
import type { Disk, IpAddress, Network, VirtualMachine, VmStorage } from '../../../../sandbox/entities'
import { openClient, type Send } from './client'

/*
 * The habits of the vendor's Terraform provider: it does not wait, so writes have to block; it sends computed attributes as
 * empty fields; it identifies addresses by their number and looks for them in the list; it destroys in the order of
 * dependencies, without unassigning. Its token reaches one billing account, so it names none.
 */
const key = 'demo-restricted'

const machine = {
  name: 'tf-machine',
  os_name: 'ubuntu',
  os_version: '24.04',
  disks: 20,
  vcpu: 1,
  ram: 1024,
  reserve_public_ip: false,
  backup: false,
  username: 'user',
  password: 'zK7&{x!q Lootus-2026',
  cloud_init: '{"runcmd":["echo 1"]}',
}

const createMachine = async (send: Send): Promise<VirtualMachine> => {
  const { status, body } = await send<VirtualMachine>('POST', '/tll/user-resource/vm', { json: machine })
  expect(status, JSON.stringify(body)).toBe(200)
  return body
}

const addressNumbered = async (send: Send, id: number): Promise<IpAddress | undefined> =>
  (await send<IpAddress[]>('GET', '/tll/network/ip_addresses')).body.find(
    (address) => address.enabled === true && address.id === id,
  )

describe('a Terraform provider', () => {
  it('makes a machine, and in the next call a disk that it attaches', async () => {
    const { send } = openClient(key, { blocking: true })
    const vm = await createMachine(send)
    expect(vm.status).toBe('running')
    const disk = await send<Disk>('POST', '/tll/storage/disks', {
      form: { size_gb: '10', source_image: '', source_image_type: '' },
    })
    expect(disk).toMatchObject({ status: 201, body: { size_gb: 10, source_image_type: 'EMPTY' } })
    const form = { uuid: vm.uuid, storage_uuid: disk.body.uuid }
    const attached = await send<VmStorage>('POST', '/tll/user-resource/vm/storage/attach', { form })
    expect(attached).toMatchObject({ status: 200, body: { uuid: disk.body.uuid, primary: false } })

    const read = await send<VirtualMachine>('GET', '/tll/user-resource/vm', { query: { uuid: vm.uuid } })
    expect(read.body.storage.map(({ uuid }) => uuid)).toContain(disk.body.uuid)
    const alias = `/tll/storage/disk/${disk.body.uuid}`
    expect((await send<Disk>('GET', alias)).body).toMatchObject({ status: 'Active', size_gb: 10 })

    expect((await send('POST', '/tll/user-resource/vm/storage/detach', { form })).status).toBe(200)
    expect((await send('DELETE', alias)).status).toBe(204)
    expect((await send('GET', alias)).status).toBe(404)
  })

  it('finds an address again by its number, assigns it and gives it back without unassigning', async () => {
    const { send } = openClient(key, { blocking: true })
    const vm = await createMachine(send)
    const others = (await send<IpAddress[]>('GET', '/tll/network/ip_addresses')).body
    const path = '/tll/network/ip_addresses'
    const made = await send<IpAddress>('POST', path, { json: { name: 'tf-address' } })
    expect(made.status).toBe(200)
    const { id, address } = made.body
    expect(others.map((other) => other.id)).not.toContain(id)
    const assigned = await send<IpAddress>('POST', `${path}/${address}/assign`, {
      json: { vm_uuid: vm.uuid },
    })
    expect(assigned).toMatchObject({ status: 200, body: { id, assigned_to: vm.uuid } })

    // The second plan: the list has the created address under its number.
    expect(await addressNumbered(send, id)).toEqual(assigned.body)
    const networks = (await send<Network[]>('GET', '/tll/network/networks')).body
    expect(networks.filter(({ vm_uuids: uuids }) => uuids.includes(vm.uuid))).toHaveLength(1)

    // The destruction: the address before the machine it depends on.
    const found = await addressNumbered(send, id)
    expect((await send('DELETE', `${path}/${found?.address}/`)).status).toBe(200)
    expect(await addressNumbered(send, id)).toBeUndefined()
    expect((await send<IpAddress[]>('GET', path)).body).toEqual(others)
    expect((await send('DELETE', '/tll/user-resource/vm', { form: { uuid: vm.uuid } })).status).toBe(200)
  })

  it('moves an address by unassigning with an empty object', async () => {
    const { send } = openClient(key, { blocking: true })
    const vm = await createMachine(send)
    const path = '/tll/network/ip_addresses'
    const { address } = (await send<IpAddress>('POST', path, { json: { name: 'tf-address' } })).body
    await send('POST', `${path}/${address}/assign`, { json: { vm_uuid: vm.uuid } })
    const unassigned = await send<IpAddress>('POST', `${path}/${address}/unassign`, { json: {} })
    expect(unassigned).toMatchObject({ status: 200, body: { assigned_to: null } })
  })

  it('makes, reads and removes a network, with a slash at the end', async () => {
    const { send } = openClient(key, { blocking: true })
    const made = await send<Network>('POST', '/tll/network/network', { query: { name: 'tf-network' } })
    expect(made).toMatchObject({ status: 200, body: { name: 'tf-network' } })
    const path = `/tll/network/network/${made.body.uuid}/`
    expect((await send<Network>('GET', path)).body.uuid).toBe(made.body.uuid)
    expect((await send('DELETE', path)).status).toBe(200)
  })

  it('reads locations and images with the location in front', async () => {
    const { send } = openClient(key)
    expect((await send('GET', '/tll/config/locations')).status).toBe(200)
    const images = await send<{ icon: unknown }[]>('GET', '/tll/config/vm_images')
    expect(images.body.every(({ icon }) => typeof icon === 'string' && icon !== '')).toBe(true)
  })
})
