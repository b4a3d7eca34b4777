import { describe, expect, it } from 'vitest'
import type { VmInterface, VmSubinterface } from '../../../sandbox/entities'
import { errorText, only, openSandbox, vmNamed } from './support'

const vm = '7c1e40f2-5b0d-4a7e-9a43-11f0d2c7b93a'
const card = 'a41c7e05-83d2-4b9f-b6f0-27c95d08e1ba'
const payments = '0d58b3f7-46c1-4e9a-92b7-e8a1d05c6f34'
const machines = '/tll/network/virtual-machines'
const add = `${machines}/${vm}/interfaces/${card}/subinterfaces`

describe('network interfaces', () => {
  it('[VM-08 platform] [VM-47 platform] lists those of all machines and of one', async () => {
    const client = openSandbox()
    const all = (await client.get<VmInterface[]>(`${machines}/interfaces`)).body
    const own = (await client.get<VmInterface[]>(`${machines}/${vm}/interfaces`)).body
    expect(all).toHaveLength(5)
    expect(own).toEqual([only(all, ({ vm_uuid: uuid }) => uuid === vm)])
    expect(own[0]).toMatchObject({
      vmi_uuid: card,
      vmi_mac: '52:54:00:8a:1f:0c',
      private_ip_address: '10.84.12.11',
      public_ipv6_address: '2a0b:4880:12::e',
      network: { name: 'prod-tll', subnet: '10.84.12.0/24' },
      subinterfaces: [{ vlan_tag: 120, ip_address: '10.120.0.4', network: { name: 'payments' } }],
    })
  })

  it('[VM-48 platform] adds a VLAN sub-interface, parameters in the query', async () => {
    const client = openSandbox()
    const answer = await client.post<VmSubinterface>(
      add,
      { network_uuid: payments, vlan_tag: 130 },
      { as: 'query' },
    )
    expect(answer.body).toMatchObject({
      vlan_tag: 130,
      mac_addr: '52:54:00:8a:1f:0c',
      network: { uuid: payments },
    })
    const own = (await client.get<VmInterface[]>(`${machines}/${vm}/interfaces`)).body
    expect(own[0]?.subinterfaces).toHaveLength(2)
  })

  it.each([0, 4095, 1.5, 'ten'])('[VM-51 platform] refuses VLAN %s', async (tag) => {
    const client = openSandbox()
    const answer = await client.post(add, { network_uuid: payments, vlan_tag: tag }, { as: 'query' })
    expect([answer.status, answer.body]).toMatchObject([400, { errors: { vlan_tag: expect.any(String) } }])
  })

  it.each([1, 4094])('[VM-51 platform] takes VLAN %s', async (tag) => {
    const client = openSandbox()
    expect((await client.post(add, { network_uuid: payments, vlan_tag: tag }, { as: 'query' })).status).toBe(
      200,
    )
  })

  it('uses a VLAN once on an interface', async () => {
    const client = openSandbox()
    const answer = await client.post(add, { network_uuid: payments, vlan_tag: 120 }, { as: 'query' })
    expect([answer.status, errorText(answer)]).toEqual([409, 'VLAN 120 is already in use'])
  })

  it('[VM-49 platform] removes a sub-interface and answers 204 without a body', async () => {
    const client = openSandbox()
    const path = `${machines}/${vm}/subinterfaces/6e2d90b4-fa18-4c73-85d6-1b0f7c39e5a8`
    const answer = await client.del(path)
    expect([answer.status, answer.text]).toEqual([204, ''])
    expect((await client.del(path)).status).toBe(404)
  })

  it('goes with its machine', async () => {
    const client = openSandbox()
    await client.del('/tll/user-resource/vm', { uuid: vm })
    expect((await client.get(`${machines}/interfaces`)).text).not.toContain(vm)
    await expect(vmNamed(client, 'web-prod-01')).rejects.toThrow()
  })
})
