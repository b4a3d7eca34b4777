import { describe, expect, it } from 'vitest'
import type {
  Disk,
  IpAddress,
  LoadBalancer,
  MetalLease,
  MetalSpec,
  Network,
  UsageItem,
  VirtualMachine,
} from '../../../../sandbox/entities'
import { type Client, only, openSandbox, runningVm, vmNamed } from '../support'
import { expectBalanced, readBooks } from './books'

const hour = 3600
const lab = 120351

async function usageOf(client: Client, id = 120348): Promise<readonly UsageItem[]> {
  return (await readBooks(client, id)).usage
}

const named = (usage: readonly UsageItem[], text: string): UsageItem =>
  only(usage, ({ description }) => description.includes(text))

describe('usage', () => {
  it('[BILLING-20 platform] [BILLING-33 platform] charges a machine, its disk and its address by the hour', async () => {
    const client = openSandbox({ seed: 'empty' })
    const vm = await runningVm(client, { vcpu: 2, ram: 4096, disks: 50 })
    client.advance(100 * hour - 60)
    const usage = await usageOf(client)
    const machine = only(usage, ({ uuid }) => uuid === vm.uuid)
    expect(machine).toMatchObject({
      owner_uuid: vm.uuid,
      billing_account_id: 120348,
      user_id: 20417,
      description: 'new-machine, 2 CPUs, 4 GB RAM',
      hours: 100,
      price: 0.0208219178,
      price_unit: 'h',
      cost: 2.08,
      uptime_types: ['VM_COMPUTE', 'VM_RUNNING'],
      configurations: [{ vm_name: 'new-machine', cpus: 2, ram_MB: 4096 }],
    })
    expect(usage.map(({ description, cost }) => `${description}: ${cost}`)).toEqual([
      'new-machine disk, 50 GB disk: 0.55',
      'new-machine, 2 CPUs, 4 GB RAM: 2.08',
      expect.stringMatching(/^new-machine 185\..*, in use: 0\.33$/),
    ])
  })

  it('charges Windows for its licence', async () => {
    const client = openSandbox({ seed: 'empty' })
    await runningVm(client, { os_name: 'windows', os_version: '2022', vcpu: 4, ram: 4096, disks: 60 })
    const machine = named(await usageOf(client), '4 CPUs')
    expect(machine.price).toBeCloseTo((16 + 7.2 + 18) / 730, 6)
    expect(machine.uptime_types).toContain('LICENSE')
  })

  it('takes the price row of the greatest threshold', async () => {
    const client = openSandbox({ seed: 'empty' })
    await runningVm(client, { vcpu: 16, ram: 1024, disks: 20 })
    expect(named(await usageOf(client), '16 CPUs').price).toBeCloseTo((16 * 3.6 + 1.8) / 730, 6)
  })

  it('stops charging processors and memory of a machine that is switched off, but not its disk', async () => {
    const client = openSandbox({ seed: 'empty' })
    const { uuid } = await runningVm(client, { reserve_public_ip: false })
    client.advance(hour - 60)
    await client.post('/tll/user-resource/vm/stop', { uuid, force: true })
    client.advance(9 * hour)
    const usage = await usageOf(client)
    expect(named(usage, '2 CPUs').hours).toBe(1)
    expect(named(usage, '50 GB disk').hours).toBe(10)
    await client.post('/tll/user-resource/vm/start', { uuid })
    client.advance(hour + 4)
    expect(named(await usageOf(client), '2 CPUs').hours).toBe(2)
  })

  it('is as exact whether or not anybody asks: what happened in between happened on time', async () => {
    const asked = openSandbox({ seed: 'empty' })
    const left = openSandbox({ seed: 'empty' })
    for (const client of [asked, left]) {
      const { uuid } = await runningVm(client, { name: 'stubborn-one' })
      await client.post('/tll/user-resource/vm/stop', { uuid, force: false })
    }
    for (let minute = 0; minute < 10; minute += 1) {
      asked.advance(60)
      await usageOf(asked)
    }
    left.advance(600)
    expect(await usageOf(left)).toEqual(await usageOf(asked))
    expect(named(await usageOf(left), '2 CPUs').hours).toBe(Math.round((180 / 3600) * 10_000) / 10_000)
  })

  it('lists a machine that was resized twice, and goes on with the first price when it is back', async () => {
    const client = openSandbox({ seed: 'empty' })
    const { uuid } = await runningVm(client, { reserve_public_ip: false })
    const resize = async (ram: number): Promise<void> => {
      await client.post('/tll/user-resource/vm/stop', { uuid, force: true })
      await client.patch('/tll/user-resource/vm', { uuid, ram })
      await client.post('/tll/user-resource/vm/start', { uuid })
      client.advance(4 + hour)
    }
    await resize(4096)
    await resize(2048)
    const machines = (await usageOf(client)).filter(({ uuid: each }) => each === uuid)
    expect(machines.map(({ description }) => description)).toEqual([
      'new-machine, 2 CPUs, 2 GB RAM',
      'new-machine, 2 CPUs, 4 GB RAM',
    ])
    expect(machines[1]?.hours).toBe(1)
  })

  it('charges snapshots and backups', async () => {
    const client = openSandbox({ seed: 'empty' })
    const { uuid } = await runningVm(client)
    await client.post('/tll/user-resource/vm/replica', { uuid })
    await client.post('/tll/user-resource/vm/backup', { uuid })
    client.advance(hour)
    const usage = await usageOf(client)
    expect(named(usage, '50 GB of snapshots').price).toBeCloseTo((50 * 0.08 + 50 * 0.02) / 730, 6)
    const machine = named(usage, 'with backups')
    expect(machine.price).toBeCloseTo((8 + 3.6 + 50 * 0.024) / 730, 6)
    expect(machine.uptime_types).toContain('BACKUP_STORAGE')
  })

  it('charges an address that is left over, and a disk apart', async () => {
    const client = openSandbox({ seed: 'empty' })
    const vm = await runningVm(client)
    await client.del('/tll/user-resource/vm', { uuid: vm.uuid })
    const body = { size_gb: 1000, display_name: 'archive', billing_account_id: lab }
    await client.post<Disk>('/tll/storage/disks', body)
    client.advance(10 * hour)
    const usage = await usageOf(client)
    expect(named(usage, 'not in use').hours).toBe(10)
    expect(named(usage, '2 CPUs').hours).toBeLessThan(0.02)
    expect(named(await usageOf(client, lab), 'archive').price).toBeCloseTo(80 / 730, 6)
  })

  it('charges a load balancer until it is deleted, which leaves its address', async () => {
    const client = openSandbox({ seed: 'empty' })
    const network = await client.post<Network>('/tll/network/network?name=front')
    const { body: balancer } = await client.post<LoadBalancer>('/tll/network/load_balancers', {
      display_name: 'front',
      billing_account_id: 120348,
      network_uuid: network.body.uuid,
      rules: [{ source_port: 80, target_port: 8080 }],
      targets: [],
      reserve_public_ip: true,
    })
    client.advance(2 * hour)
    await client.del(`/tll/network/load_balancers/${balancer.uuid}`)
    client.advance(hour)
    const usage = await usageOf(client)
    const item = named(usage, 'load balancer')
    expect(item).toMatchObject({ uuid: balancer.uuid, hours: 2, uptime_types: ['LOAD_BALANCER'] })
    expect(item.price).toBeCloseTo(11 / 730, 6)
    expect(named(usage, ', in use').hours).toBe(2)
    expect(named(usage, 'not in use').hours).toBe(1)
  })

  it('charges a leased server from the lease to the release', async () => {
    const client = openSandbox({ seed: 'empty' })
    const [spec] = (await client.get<MetalSpec[]>('/metal/specs')).body
    const { body: lease } = await client.post<MetalLease>('/metal/leases', {
      spec_uuid: spec?.uuid,
      display_name: 'iron',
      requested_os_id: 'debian-12',
      billing_account_id: 120348,
    })
    client.advance(3 * hour)
    await client.del(`/metal/leases/${lease.uuid}`)
    client.advance(hour)
    const item = named(await usageOf(client), 'leased server')
    expect(item).toMatchObject({ uuid: lease.uuid, hours: 3, cost: 0.49, uptime_types: ['BARE_METAL'] })
    expect(item.price).toBeCloseTo(119 / 730, 6)
  })

  it('follows a machine that is moved to another account, with its disks', async () => {
    const client = openSandbox({ seed: 'empty' })
    const { uuid } = await runningVm(client, { vcpu: 1, reserve_public_ip: false })
    client.advance(hour - 60)
    await client.post('/tll/user-resource/resource_billing', { uuid, billing_account_id: lab })
    client.advance(2 * hour)
    const [before, after] = [await usageOf(client), await usageOf(client, lab)]
    expect(before.map(({ hours }) => hours)).toEqual([1, 1])
    expect(after.map(({ hours }) => hours)).toEqual([2, 2])
  })

  it('costs nothing before anything exists, and leaves other accounts alone', async () => {
    const client = openSandbox({ seed: 'empty' })
    expect(await usageOf(client, lab)).toEqual([])
    const ip = { name: 'x', billing_account_id: 120348 }
    await client.post<IpAddress>('/tll/network/ip_addresses', ip)
    client.advance(hour)
    expect(await usageOf(client, lab)).toEqual([])
  })

  it('undoes what a refused request would have charged', async () => {
    const client = openSandbox({ seed: 'empty' })
    await client.post('/tll/user-resource/vm', { name: 'x' })
    client.advance(hour)
    expect(await usageOf(client)).toEqual([])
  })

  it('[BILLING-08 platform] of the small world agrees with its totals', async () => {
    const client = openSandbox()
    client.advance(5 * hour + 7)
    for (const id of [120348, 120351]) expectBalanced(await readBooks(client, id))
    const vm: VirtualMachine = await vmNamed(client, 'staging-shop', 'jhv')
    const usage = await usageOf(client)
    expect(
      only(usage, ({ owner_uuid: owner, description }) => owner === vm.uuid && description.includes('disk'))
        .description,
    ).toBe('staging-shop disk, 50 GB disk')
  })

  it('is for the key it belongs to', async () => {
    const client = openSandbox()
    const path = '/charging/usage?billing_account_id=120348'
    const other = await client.get(path, { key: 'demo-restricted' })
    expect([other.status, other.text]).toEqual([
      400,
      '{"errors":{"Error":"Provided billing account is incorrect."}}',
    ])
    const none = await client.get('/charging/usage')
    expect(none.text).toBe(`{"message":"'billing_account_id' is required if using a global API token"}`)
    const own = await client.get<UsageItem[]>('/charging/usage', { key: 'demo-restricted' })
    expect(new Set(own.body.map(({ billing_account_id: id }) => id))).toEqual(new Set([lab]))
  })
})
