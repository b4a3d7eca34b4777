import { describe, expect, it } from 'vitest'
import type { Disk, Firewall, IpAddress, LoadBalancer, VirtualMachine } from '../../../../sandbox/entities'
import { openClient } from './client'

/*
 * The habits of a reader that takes lists as evidence of what exists: every row has to have every member that a live platform
 * was seen to send, names and identities are unique, and no list is null.
 */
const canonicalUuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const text = expect.stringMatching(/\S/)
const uuid = expect.stringMatching(canonicalUuid)
const list = expect.any(Array)

const positive = (values: readonly (number | null | undefined)[]): boolean =>
  values.every((value) => Number.isInteger(value) && Number(value) > 0)

const areUnique = (values: readonly unknown[]): boolean => new Set(values).size === values.length

describe.each(['small', 'busy', 'indebted', 'empty'])('a strict reader of the world %s', (seed) => {
  it('takes the lists of every location', async () => {
    const { send, sandbox } = openClient('demo-customer', { seed })
    for (const { slug } of sandbox.control.state().locations) {
      const read = async <T>(path: string): Promise<T[]> => {
        const { status, body } = await send<T[]>('GET', `/${slug}/${path}`)
        expect(status).toBe(200)
        return body
      }
      const vms = await read<VirtualMachine>('user-resource/vm/list')
      for (const vm of vms)
        expect(vm).toMatchObject({ uuid, name: text, status: text, description: expect.any(String) })
      expect(areUnique(vms.map(({ uuid: own }) => own)) && areUnique(vms.map(({ name }) => name))).toBe(true)

      const addresses = await read<IpAddress>('network/ip_addresses')
      for (const address of addresses) {
        const { id, user_id: user, billing_account_id: account } = address
        expect(positive([id, user, account])).toBe(true)
        expect(address).toMatchObject({
          ...{ uuid, type: 'public', enabled: true, is_deleted: false, is_ipv6: false },
          ...{ name: expect.any(String), created_at: text, updated_at: text },
        })
        const isAssigned = address.assigned_to !== null
        if (isAssigned) expect(address).toMatchObject({ assigned_to: uuid, assigned_to_resource_type: text })
        else expect(Object.keys(address)).not.toContain('assigned_to_resource_type')
      }
      expect(areUnique(addresses.map(({ address }) => address))).toBe(true)

      const disks = await read<Disk>('storage/disks')
      for (const disk of disks) {
        expect(disk).toMatchObject({ uuid, read_only_bootable: false, snapshots: list })
        if ('display_name' in disk) expect(disk.display_name).toEqual(text)
        else {
          expect(positive([disk.user_id, disk.billing_account_id, disk.size_gb])).toBe(true)
          expect(disk).toMatchObject({
            ...{ status: 'Active', source_image_type: 'OS_BASE', source_image: text },
            ...{ storage_pool_uuid: uuid, created_at: text, updated_at: text },
          })
        }
      }

      const firewalls = await read<Firewall>('network/firewalls')
      for (const firewall of firewalls)
        expect(firewall).toMatchObject({ uuid, display_name: text, rules: list, resources_assigned: list })
      expect(areUnique(firewalls.map(({ display_name: name }) => name))).toBe(true)

      const balancers = await read<LoadBalancer>('network/load_balancers')
      for (const balancer of balancers)
        expect(balancer).toMatchObject({
          ...{ uuid, display_name: text, network_uuid: uuid, private_address: text },
          ...{ targets: list, forwarding_rules: list },
        })
    }
  })
})

describe('a strict reader', () => {
  it('takes the answer to a reservation, and to a change of an address that is not assigned', async () => {
    const { send } = openClient('demo-customer')
    const json = { name: 'owned', billing_account_id: 120348 }
    const made = await send<IpAddress>('POST', '/tll/network/ip_addresses', { json })
    const whole = {
      ...{ id: expect.any(Number), uuid, address: text, user_id: 20417, billing_account_id: 120348 },
      ...{ type: 'public', name: 'owned', enabled: true, is_deleted: false, is_ipv6: false },
      ...{ assigned_to: null, created_at: text, updated_at: text },
    }
    expect(made).toMatchObject({ status: 200, body: whole })
    const changed = await send('PATCH', `/tll/network/ip_addresses/${made.body.address}`, {
      json: { ...json, name: 'adopted' },
    })
    expect(changed).toMatchObject({ status: 200, body: { ...whole, id: made.body.id, name: 'adopted' } })
  })
})
