import { describe, expect, it } from 'vitest'
import type { Disk, IpAddress, Network, VirtualMachine } from '../../../sandbox/entities'
import { type Answered, type Client, errorText, only, openSandbox, vmNamed, vmsIn, wantedVm } from './support'

const create = (client: Client, changes: object = {}, location = 'tll'): Promise<Answered<VirtualMachine>> =>
  client.post(`/${location}/user-resource/vm`, wantedVm(changes))

describe('creating a machine', () => {
  it('[VM-01 platform] [VM-35 platform] answers the machine as it was ordered', async () => {
    const client = openSandbox()
    const { status, body } = await create(client, {
      description: 'Third shop',
      public_key: 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIGm0c4d5kq9fS2vXyT8wLrJ6nPzQe1hUoKb3aVcMiYtZ kadri',
    })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      name: 'new-machine',
      hostname: 'new-machine',
      description: 'Third shop',
      status: 'creating',
      vcpu: 2,
      memory: 2048,
      os_name: 'ubuntu',
      os_version: '24.04',
      username: 'kadri',
      billing_account: 120348,
      designated_pool_name: 'Performance NVMe',
      backup: false,
    })
    expect(body).not.toHaveProperty('password')
    expect(body.storage).toMatchObject([{ name: 'vda', size: 50, primary: true, replica: [] }])
  })

  it('[VM-36 platform] reserves and assigns a floating IP unless disabled', async () => {
    const client = openSandbox()
    const withIp = (await create(client)).body
    const without = (await create(client, { name: 'second-machine', reserve_public_ip: false })).body
    const addresses = (await client.get<IpAddress[]>('/tll/network/ip_addresses')).body
    expect(addresses.filter(({ assigned_to: to }) => to === withIp.uuid)).toMatchObject([
      { name: '', assigned_to_private_ip: withIp.private_ipv4, assigned_to_resource_type: 'virtual_machine' },
    ])
    expect(addresses.filter(({ assigned_to: to }) => to === without.uuid)).toEqual([])
  })

  it('joins the default network and takes a private address in it', async () => {
    const client = openSandbox()
    const { body } = await create(client)
    const networks = (await client.get<Network[]>('/tll/network/networks')).body
    const network = only(networks, (candidate) => candidate.is_default)
    expect(network.vm_uuids).toContain(body.uuid)
    expect(body.private_ipv4).toMatch(/^10\.84\.12\.\d+$/)
    expect(body.public_ipv6).toMatch(/^2a0b:4880:12::/)
  })

  it('joins the network named, and makes a default one where there is none', async () => {
    const client = openSandbox()
    const networks = (await client.get<Network[]>('/tll/network/networks')).body
    const payments = only(networks, ({ name }) => name === 'payments')
    expect((await create(client, { network_uuid: payments.uuid })).body.private_ipv4).toMatch(/^10\.120\.0\./)
    const first = wantedVm({ billing_account_id: 120611, vcpu: 1 })
    const answer = await client.post('/tll/user-resource/vm', first, { key: 'demo-empty' })
    expect(answer.status).toBe(200)
    const made = (await client.get<Network[]>('/tll/network/networks', { key: 'demo-empty' })).body
    expect(made).toMatchObject([{ is_default: true, resources_count: 1 }])
  })

  it('refuses an unknown network in the words of the platform', async () => {
    const client = openSandbox()
    const answer = await create(client, { network_uuid: '00000000-0000-4000-8000-000000000000' })
    expect([answer.status, answer.text]).toEqual([400, '{"message":"Network UUID is invalid."}'])
  })

  it('[VM-24 platform] needs disks or disk_uuid', async () => {
    const client = openSandbox()
    const answer = await client.post('/tll/user-resource/vm', {
      name: 'no-disk',
      vcpu: 1,
      ram: 1024,
      billing_account_id: 120348,
    })
    expect([answer.status, answer.text]).toEqual([
      400,
      '{"errors":{"disks":"Required parameter \'disks\' not supplied","disk_uuid":"Required parameter \'disk_uuid\' not supplied"}}',
    ])
  })

  it('[VM-24 platform] boots from an existing disk that nothing holds', async () => {
    const client = openSandbox()
    const disks = (await client.get<Disk[]>('/tll/storage/disks')).body
    const archive = only(disks, (disk) => disk.display_name === 'archive')
    const body = {
      name: 'from-disk',
      vcpu: 1,
      ram: 1024,
      disk_uuid: archive.uuid,
      billing_account_id: 120348,
    }
    const created = await client.post<VirtualMachine>('/tll/user-resource/vm', body)
    expect(created.body.storage).toMatchObject([{ uuid: archive.uuid, size: 250, primary: true }])
    const again = await client.post('/tll/user-resource/vm', { ...body, name: 'from-disk-2' })
    expect([again.status, errorText(again)]).toEqual([409, 'Disk is already attached'])
  })

  it('fills the disk from a replica of another machine, its user included', async () => {
    const client = openSandbox()
    const web = await vmNamed(client, 'web-prod-01')
    const [replica] = web.storage[0]?.replica ?? []
    const created = await create(client, {
      os_name: '',
      os_version: '',
      username: '',
      source_uuid: web.uuid,
      source_replica: replica?.uuid,
      disks: 10,
    })
    expect(created.status, created.text).toBe(200)
    expect(created.body).toMatchObject({ os_name: 'ubuntu', os_version: '24.04', username: web.username })
    expect(created.body.storage[0]?.size).toBe(160)
  })

  it('[VM-25 platform] sizes are at least 1', async () => {
    const client = openSandbox()
    const answer = await create(client, { vcpu: 0, ram: 0, disks: 0 })
    expect(answer.status).toBe(400)
    expect(answer.body).toEqual({
      errors: {
        vcpu: "Parameter 'vcpu' must be at least 1",
        ram: "Parameter 'ram' must be at least 1",
        disks: "Parameter 'disks' must be at least 1",
      },
    })
  })

  it.each([
    ['name', { name: 'ab' }],
    ['name', { name: '-begins-wrong' }],
    ['username', { username: 'Kadri Saar' }],
    ['password', { password: 'nouppercase1' }],
    ['os_version', { os_version: '20.04' }],
    ['os_name', { os_name: 'templeos', os_version: '5' }],
    ['vcpu', { vcpu: 33 }],
    ['vcpu', { os_name: 'windows', os_version: '2022', vcpu: 1, disks: 60 }],
    ['disks', { os_name: 'windows', os_version: '2022', disks: 20 }],
    ['ram', { ram: 256 }],
    ['designated_pool_uuid', { designated_pool_uuid: '00000000-0000-4000-8000-000000000000' }],
  ])(
    '[VM-06 platform] [VM-07 platform] refuses a wrong %s by the rules it publishes',
    async (field, changes) => {
      const client = openSandbox()
      const answer = await create(client, changes)
      expect(answer.status).toBe(400)
      expect(answer.body).toHaveProperty(`errors.${field}`)
      expect(await vmsIn(client)).toHaveLength(5)
    },
  )

  it('[VM-07 platform] needs a user on every system but Windows', async () => {
    const client = openSandbox()
    const { username: _, ...anonymous } = { username: '', ...wantedVm() }
    const linux = await client.post('/tll/user-resource/vm', anonymous)
    expect(errorText(linux)).toBe("Required parameter 'username' not supplied")
    const windows = { ...anonymous, os_name: 'windows', os_version: '2022', disks: 60 }
    const created = await client.post<VirtualMachine>('/tll/user-resource/vm', windows)
    expect([created.status, created.body.license_type]).toEqual([200, 'WINDOWS'])
  })

  it('[VM-26 platform] names a wrong SSH key with the catalogued text', async () => {
    const client = openSandbox()
    const answer = await create(client, { public_key: 'not a key' })
    expect([answer.status, errorText(answer)]).toEqual([400, 'SSH key does not match required pattern'])
  })

  it('[VM-55 platform] is out of capacity where the location takes no new resources', async () => {
    const client = openSandbox()
    const answer = await create(client, {}, 'jkt01')
    expect(answer.status).toBe(500)
    expect(errorText(answer)).toBe(
      'Compute resources temporarily unavailable due to high demand. If possible, choose a different region or location.',
    )
  })

  it('[VM-09 platform] takes the limits of the host pool named', async () => {
    const client = openSandbox()
    const answer = await create(client, {
      designated_pool_uuid: 'd7a2c914-36fb-4b80-8e5d-2f9c60b1a3e7',
      vcpu: 16,
    })
    expect(answer.text).toBe('{"errors":{"vcpu":"Parameter \'vcpu\' must be at most 8"}}')
  })

  it('gives addresses again once a network has been through its range', async () => {
    const client = openSandbox({ seed: 'small' })
    const networks = (await client.get<Network[]>('/tll/network/networks')).body
    const { uuid: network } = only(networks, ({ name }) => name === 'payments')
    const addresses: string[] = []
    for (let number = 10; number < 63 + 7; number += 1) {
      const { body } = await create(client, {
        name: `machine-${number}`,
        network_uuid: network,
        reserve_public_ip: false,
      })
      addresses.push(body.private_ipv4 ?? '')
    }
    expect(new Set(addresses).size).toBe(addresses.length)
    expect(addresses).not.toContain('10.120.0.4')
    const full = await create(client, { name: 'one-too-many', network_uuid: network })
    expect([full.status, errorText(full)]).toEqual([400, 'Network has no free addresses'])
  })
})
