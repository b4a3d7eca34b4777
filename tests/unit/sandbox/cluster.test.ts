import { describe, expect, it } from 'vitest'
import type { ClusterCondition, ManagedService } from '../../../sandbox/entities'
import {
  activeService,
  holding,
  order,
  packages,
  parts,
  pool,
  power,
  readService,
  shopCluster,
  shopDb,
  wantedCluster,
} from './services'
import { type Answered, type Client, errorText, openSandbox } from './support'

const day = 24 * 3600

const conditionOf = (service: ManagedService, type: ClusterCondition['type']): ClusterCondition | undefined =>
  service.properties?.status?.conditions.find((condition) => condition.type === type)

describe('ordering a cluster', () => {
  it('[K8S-01 platform] [K8S-02 platform] [K8S-03 platform] completes what was ordered', async () => {
    const { status, body } = await order(openSandbox(), wantedCluster([pool({ name: undefined })]))
    expect(status).toBe(200)
    const worker = {
      name: 'pool-1',
      machine: { cpu: 2, ram: 4 },
      min: 2,
      max: 4,
      maxSurge: 1,
      volume: { size: 60 },
      zones: ['tll-a'],
    }
    const maintenance = { autoUpdate: true, timeWindow: { begin: '030000+0000', end: '040000+0000' } }
    expect(body.properties).toMatchObject({
      location: 'tll',
      cluster_name: `new-cluster-${body.uuid.slice(0, 6)}`,
      spec: { maintenance, provider: { workers: [worker] } },
      workers: [worker],
      maintenance,
    })
    expect(body.properties).not.toHaveProperty('sql_user')
  })

  it('[SERVICE-03 platform] [K8S-02 platform] has the fewest nodes of every pool, an address, its network and a token', async () => {
    const pools = [
      pool({ name: 'general', min: 2 }),
      pool({ name: 'builds', min: 0, machine: { cpu: 8, ram: 16 }, volume: { size: 160 } }),
      pool({ name: 'data', min: 1, machine: { cpu: 4, ram: 8 }, volume: { size: 80 } }),
    ]
    const { body } = await order(openSandbox(), wantedCluster(pools))
    expect(
      parts(body, 'vm').map(({ resource_allocation: has }) => [has.vcpu, has.memory, has.storage?.[0]?.size]),
    ).toEqual([
      [2, 4096, 60],
      [2, 4096, 60],
      [4, 8192, 80],
    ])
    for (const type of ['virtual_ip', 'network', 'kong_token'] as const)
      expect(parts(body, type)).toHaveLength(1)
  })

  it('[K8S-06 platform] becomes ready one condition after the other', async () => {
    const client = openSandbox()
    const { uuid } = (await order(client, wantedCluster())).body
    const seen = [holding(await readService(client, uuid))]
    for (let step = 0; step < 5; step += 1) {
      client.advance(29)
      const before = await readService(client, uuid)
      expect([before.status, holding(before)]).toEqual(['requested', seen.at(-1)])
      client.advance(1)
      seen.push(holding(await readService(client, uuid)))
    }
    const all = [
      'ControlPlaneHealthy',
      'APIServerAvailable',
      'EveryNodeReady',
      'SystemComponentsHealthy',
      'ObservabilityComponentsHealthy',
    ]
    expect(seen).toEqual([0, 1, 2, 3, 4, 5].map((count) => all.slice(0, count)))
    expect((await readService(client, uuid)).status).toBe('active')
  })

  it('[K8S-06 platform] says why a condition does not hold yet, and since when it does', async () => {
    const client = openSandbox()
    const { body } = await order(client, wantedCluster())
    expect(conditionOf(body, 'ControlPlaneHealthy')).toEqual({
      type: 'ControlPlaneHealthy',
      status: 'Progressing',
      reason: 'ControlPlanePending',
      message: 'The control plane is being made.',
      lastTransitionTime: '2026-11-21T08:46:00.000Z',
    })
    client.advance(600)
    expect(conditionOf(await readService(client, body.uuid), 'ControlPlaneHealthy')).toMatchObject({
      status: 'True',
      lastTransitionTime: '2026-11-21T08:46:30.000Z',
    })
  })

  it.each([
    ['no pool', []],
    ['no pool that keeps a node', [pool({ min: 0 }), pool({ name: 'other', min: 0 })]],
    ['a maximum below the minimum', [pool({ min: 3, max: 2 })]],
    ['a machine that is in no package', [pool({ machine: { cpu: 3, ram: 4 } })]],
    ['a machine that is disabled', [pool({ machine: { cpu: 16, ram: 64 } })]],
    ['a volume that is too small', [pool({ volume: { size: 5 } })]],
    ['two pools of one name', [pool(), pool()]],
    ['a zone of another location', [pool({ zones: ['trtu-a'] })]],
    ['a wrong name', [pool({ name: 'General' })]],
    ['a pool without a machine', [pool({ machine: undefined })]],
  ])('[K8S-05 platform] refuses %s', async (_, workers) => {
    const answer = await order(openSandbox(), wantedCluster(workers))
    expect([answer.status, answer.body]).toMatchObject([
      400,
      { errors: { package_parameters: expect.any(String) } },
    ])
  })

  it('[K8S-05 platform] takes a pool without a minimum beside one that has it', async () => {
    const workers = [pool({ min: 0 }), pool({ name: 'kept', min: 1 })]
    expect((await order(openSandbox(), wantedCluster(workers))).status).toBe(200)
  })

  it('[SERVICE-10 platform] wants to know what the cluster is to be', async () => {
    const client = openSandbox()
    const without = wantedCluster([], { package_parameters: { location: 'tll' } })
    expect(errorText(await order(client, without))).toContain('vm_cpu')
    const sizes = { vm_cpu: 2, vm_ram: 4096, vm_disk_gb: 60 }
    expect(errorText(await order(client, { ...without, ...sizes }))).toContain('package_parameters.spec')
  })

  it('[BILLING-13 platform] measures every node against a limited account', async () => {
    const answer = await order(openSandbox(), wantedCluster([pool()], { billing_account_id: 120351 }))
    expect(errorText(answer)).toBe('Resource is larger than the billing account allows')
  })
})

describe('the nodes of a cluster', () => {
  const nodes = async (client: Client): Promise<string[]> =>
    parts(await readService(client, shopCluster), 'vm').map(({ resource_id: id }) => id)

  it('[K8S-06 platform] [SERVICE-21 platform] are not all ready while one is off', async () => {
    const client = openSandbox()
    const [first] = await nodes(client)
    const at = `${packages}/${shopCluster}/resources/${first}`
    await client.post(`${at}/stop`)
    client.advance(8)
    expect(conditionOf(await readService(client, shopCluster), 'EveryNodeReady')).toEqual({
      type: 'EveryNodeReady',
      status: 'False',
      reason: 'NodeNotReady',
      message: '1 of 2 nodes is switched off.',
      lastTransitionTime: '2026-11-21T08:46:00.000Z',
    })
    await client.post(`${at}/start`)
    client.advance(4)
    expect(conditionOf(await readService(client, shopCluster), 'EveryNodeReady')).toMatchObject({
      status: 'True',
      lastTransitionTime: '2026-11-21T08:46:12.000Z',
    })
  })

  it('[K8S-06 platform] leave the other conditions as they are', async () => {
    const client = openSandbox()
    const [first] = await nodes(client)
    await client.post(`${packages}/${shopCluster}/resources/${first}/stop`)
    expect(holding(await readService(client, shopCluster))).toHaveLength(4)
  })
})

describe('maintenance', () => {
  const change = (
    client: Client,
    maintenance: unknown,
    uuid = shopCluster,
  ): Promise<Answered<ManagedService>> =>
    client.patch<ManagedService>(`${packages}/${uuid}/properties`, { maintenance }, { as: 'json' })

  const early = { autoUpdate: true, timeWindow: { begin: '233000+0200', end: '003000+0200' } }

  it('[SERVICE-24 platform] [K8S-03 platform] is changed in both places', async () => {
    const client = openSandbox()
    const { status, body } = await change(client, early)
    expect(status).toBe(200)
    expect([body.properties?.maintenance, body.properties?.spec?.maintenance]).toEqual([early, early])
    expect(body.properties?.spec?.provider?.workers).toEqual(body.properties?.workers)
    expect(holding(body)).toHaveLength(5)
  })

  it.each([
    ['nothing', undefined],
    ['no window', { autoUpdate: true }],
    ['another notation', { autoUpdate: true, timeWindow: { begin: '03:00', end: '04:00' } }],
    ['an hour too many', { autoUpdate: true, timeWindow: { begin: '240000+0000', end: '040000+0000' } }],
  ])('[SERVICE-24 platform] is refused with %s', async (_, maintenance) => {
    const answer = await change(openSandbox(), maintenance)
    expect([answer.status, answer.body]).toMatchObject([400, { errors: { maintenance: {} } }])
  })

  it('[SERVICE-24 platform] is none of a database', async () => {
    const answer = await change(openSandbox(), early, shopDb)
    expect([answer.status, errorText(answer)]).toEqual([400, 'Only clusters have maintenance.'])
  })

  const older = (maintenance: object): object =>
    wantedCluster([pool()], {
      version: '1.31.2',
      package_parameters: { location: 'tll', spec: { maintenance, provider: { workers: [pool()] } } },
    })

  it('[K8S-03 platform] installs the newest patch on a Wednesday in the window, one node after the other', async () => {
    const client = openSandbox()
    const { uuid } = await activeService(client, older(early))
    const see = async (): Promise<unknown[]> => {
      const service = await readService(client, uuid)
      return [service.version, ...power(service), conditionOf(service, 'EveryNodeReady')?.status]
    }
    client.advance(4 * day + 12 * 3600 + 34 * 60 - 1)
    expect(await see()).toEqual(['1.31.2', 'running', 'running', 'True'])
    client.advance(1)
    expect(await see()).toEqual(['1.31.4', 'creating', 'creating', 'Progressing'])
    client.advance(60)
    expect(await see()).toEqual(['1.31.4', 'running', 'creating', 'Progressing'])
    client.advance(60)
    expect(await see()).toEqual(['1.31.4', 'running', 'running', 'True'])
  })

  it('[K8S-03 platform] installs nothing where that is not wanted, until it is', async () => {
    const client = openSandbox()
    const { uuid } = await activeService(client, older({ ...early, autoUpdate: false }))
    client.advance(30 * day)
    expect((await readService(client, uuid)).version).toBe('1.31.2')
    await change(client, early, uuid)
    client.advance(7 * day)
    expect((await readService(client, uuid)).version).toBe('1.31.4')
  })

  it('[K8S-03 platform] stays within the version', async () => {
    const client = openSandbox()
    const { uuid } = await activeService(client, wantedCluster([pool()], { version: '1.30.8' }))
    client.advance(30 * day)
    expect((await readService(client, uuid)).version).toBe('1.30.8')
  })
})
