import { describe, expect, it } from 'vitest'
import { createFrozenClock } from '../../../sandbox/clock'
import { createSandbox } from '../../../sandbox/create-sandbox'
import type {
  Disk,
  Firewall,
  IpAddress,
  LoadBalancer,
  Network,
  VirtualMachine,
} from '../../../sandbox/entities'
import { type Client, only, openSandbox, start, vmsIn } from './support'

const locations = ['tll', 'trtu', 'jhv', 'jkt01']

async function everywhere<T>(client: Client, path: string): Promise<T[]> {
  const lists = await Promise.all(locations.map((slug) => client.get<T[]>(`/${slug}/${path}`)))
  return lists.flatMap(({ body }) => body)
}

describe('the small world', () => {
  it('has exactly the machines of the design', async () => {
    const client = openSandbox()
    const rows: string[] = []
    for (const slug of locations) {
      const addresses = (await client.get<IpAddress[]>(`/${slug}/network/ip_addresses`)).body
      for (const vm of await vmsIn(client, slug)) {
        const ip = addresses.find(({ assigned_to: to }) => to === vm.uuid)?.address ?? '—'
        const size = `${vm.vcpu} ${vm.memory / 1024} GB ${vm.storage[0]?.size} GB`
        rows.push(
          `${vm.name} ${vm.status} ${slug} ${size} ${ip} ${vm.private_ipv4} ${vm.os_name} ${vm.os_version}`,
        )
      }
    }
    expect(rows.sort()).toEqual([
      'api-gateway running tll 2 4 GB 60 GB 185.7.252.31 10.84.12.20 debian 12',
      'bastion running tll 1 1 GB 20 GB 185.7.252.2 10.84.12.2 rocky 9',
      'ci-runner-03 creating trtu 8 16 GB 120 GB — 10.91.3.24 ubuntu 24.04',
      'erp-legacy stopping jhv 4 16 GB 250 GB 194.204.60.18 10.77.0.31 windows 2022',
      'grafana running jhv 2 4 GB 80 GB 194.204.60.12 10.77.0.19 debian 12',
      'mail-relay running tll 1 1 GB 20 GB 185.7.252.90 10.84.12.44 debian 11',
      'pg-replica-a running trtu 8 32 GB 480 GB — 10.91.3.8 debian 12',
      'staging-shop stopped jhv 2 2 GB 50 GB 194.204.60.7 10.77.0.15 almalinux 9',
      'vpn-edge running trtu 1 2 GB 20 GB 91.240.16.41 10.91.3.2 debian 12',
      'web-prod-01 running tll 4 8 GB 160 GB 185.7.252.14 10.84.12.11 ubuntu 24.04',
      'web-prod-02 running tll 4 8 GB 160 GB 185.7.252.15 10.84.12.12 ubuntu 24.04',
    ])
  })

  it('has the counts of the dashboard', async () => {
    const client = openSandbox()
    expect(await everywhere(client, 'storage/disks')).toHaveLength(18)
    expect(await everywhere(client, 'network/ip_addresses')).toHaveLength(11)
    expect(await everywhere(client, 'network/networks')).toHaveLength(4)
    expect(await everywhere(client, 'network/load_balancers')).toHaveLength(1)
    expect(await everywhere(client, 'network/firewalls')).toHaveLength(4)
  })

  it('lets the machines that are under way arrive', async () => {
    const client = openSandbox()
    client.advance(150)
    const statuses = new Map(
      (await everywhere<VirtualMachine>(client, 'user-resource/vm/list')).map((vm) => [vm.name, vm.status]),
    )
    expect([statuses.get('ci-runner-03'), statuses.get('erp-legacy')]).toEqual(['running', 'stopped'])
  })

  it('has six replicas and a data disk on web-prod-01', async () => {
    const client = openSandbox()
    const vm = (await vmsIn(client)).find(({ name }) => name === 'web-prod-01')
    expect(vm?.storage.map(({ name, size, pool, replica }) => [name, size, pool, replica?.length])).toEqual([
      ['vda', 160, 'Performance NVMe', 6],
      ['vdb', 500, 'Standard SSD', 0],
    ])
  })
})

describe.each(['small', 'busy', 'indebted', 'delegate'])('the world %s', (seed) => {
  it('fits together: disks, addresses, networks and firewalls name what exists', async () => {
    const client = openSandbox({ seed })
    const vms = await everywhere<VirtualMachine>(client, 'user-resource/vm/list')
    const disks = await everywhere<Disk>(client, 'storage/disks')
    const networks = await everywhere<Network>(client, 'network/networks')
    const addresses = await everywhere<IpAddress>(client, 'network/ip_addresses')
    const firewalls = await everywhere<Firewall>(client, 'network/firewalls')
    const balancers = await everywhere<LoadBalancer>(client, 'network/load_balancers')
    const uuids = vms.map(({ uuid }) => uuid)
    const sizes = new Map(disks.map((disk) => [disk.uuid, disk.size_gb]))

    expect(new Set(vms.map(({ name }) => name)).size).toBe(vms.length)
    expect(new Set(vms.map(({ private_ipv4: ip }) => ip)).size).toBe(vms.length)
    expect(networks.flatMap((network) => network.vm_uuids).sort()).toEqual([...uuids].sort())
    for (const vm of vms) {
      expect(vm.storage.filter(({ primary }) => primary)).toHaveLength(1)
      for (const entry of vm.storage) expect(sizes.get(entry.uuid)).toBe(entry.size)
    }
    const holders = [...uuids, ...balancers.map(({ uuid }) => uuid)]
    for (const { assigned_to: to } of addresses) if (typeof to === 'string') expect(holders).toContain(to)
    for (const { network_uuid: uuid, targets } of balancers) {
      const network = only(networks, (candidate) => candidate.uuid === uuid)
      for (const target of targets) expect(network.vm_uuids).toContain(target.target_uuid)
    }
    const privateAddresses = [
      ...vms.map(({ private_ipv4: ip }) => ip),
      ...balancers.map((balancer) => balancer.private_address),
    ]
    expect(new Set(privateAddresses).size).toBe(privateAddresses.length)
    for (const { resources_assigned: assigned } of firewalls) {
      for (const { resource_uuid: uuid } of assigned) expect(uuids).toContain(uuid)
    }
  })
})

describe('worlds of chosen size', () => {
  it('[LIST] spread their machines evenly and name them with six digits in shuffled order', async () => {
    const client = openSandbox({ vms: 100 })
    const lists = await Promise.all(locations.map((slug) => vmsIn(client, slug)))
    expect(lists.map((list) => list.length)).toEqual([25, 25, 25, 25])
    const names = lists.flat().map(({ name }) => name)
    expect([...names].sort()[0]).toBe('vm-000001')
    expect([...names].sort()[99]).toBe('vm-000100')
    expect(names).not.toEqual([...names].sort())
  })

  it('are the same each time', async () => {
    const list = async (): Promise<string> =>
      (await openSandbox({ vms: 40 }).get('/trtu/user-resource/vm/list')).text
    expect(await list()).toBe(await list())
  })

  it('take new machines with addresses of their own', async () => {
    const client = openSandbox({ vms: 40 })
    const body = { name: 'one-more', vcpu: 1, ram: 1024, disks: 10, billing_account_id: 120348 }
    const created = await client.post<VirtualMachine>('/tll/user-resource/vm', body)
    const others = (await vmsIn(client)).filter(({ uuid }) => uuid !== created.body.uuid)
    expect(others.map(({ private_ipv4: ip }) => ip)).not.toContain(created.body.private_ipv4)
  })

  it.each([50_001, -1, 1.5])('refuse %s machines', (vms) => {
    expect(() => createSandbox({ vms, clock: createFrozenClock(start) })).toThrow(RangeError)
  })

  it('refuse an unknown world', () => {
    expect(() => createSandbox({ seed: 'nowhere' })).toThrow('There is no world "nowhere"')
  })
})

describe('the empty world', () => {
  it('has accounts but no resources', async () => {
    const client = openSandbox({ seed: 'empty' })
    for (const list of [
      'user-resource/vm/list',
      'storage/disks',
      'network/ip_addresses',
      'network/networks',
      'network/load_balancers',
      'network/firewalls',
    ]) {
      expect((await client.get(`/tll/${list}`)).text).toBe('[]')
    }
    expect((await client.get<unknown[]>('/payment/billing_account/list')).body).toHaveLength(2)
  })
})
