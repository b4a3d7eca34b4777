import { describe, expect, it } from 'vitest'
import { createFrozenClock } from '../../../sandbox/clock'
import { createSandbox } from '../../../sandbox/create-sandbox'
import { isRecord } from '../../../src/lib/is-record'

const clock = createFrozenClock(Date.parse('2026-11-20T12:00:00Z'))
const places = ['tll', 'trtu', 'jhv', 'jkt01']
const everywhere = (path: string): string[] => places.map((place) => `/${place}/${path}`)
const lists = [
  everywhere('network/load_balancers'),
  everywhere('network/firewalls'),
  ['/payment/billing_account/list'],
  ['/user-resource/impersonation'],
  everywhere('storage/disks'),
  everywhere('network/ip_addresses'),
  everywhere('network/networks'),
  ['/user-resource/service/packages'],
  ['/storage/bucket/list'],
  ['/metal/leases'],
  ['/user-resource/token/list'],
  ['/user-resource/access_group'],
  ['/user-resource/ssh_keys'],
]

const worlds = [
  ['with so many records of every kind', { rows: 40 }],
  ['with so many machines and records of every kind', { rows: 40, vms: 60 }],
] as const

/** All answers of the ordinary customer's lists at these paths. */
async function listed(
  sandbox: ReturnType<typeof createSandbox>,
  paths: readonly string[],
): Promise<unknown[]> {
  const found: unknown[] = []
  for (const path of paths) {
    const answer = await sandbox.fetch(
      new Request(`http://sandbox/v1${path}`, { headers: { apikey: 'demo-customer' } }),
    )
    expect(answer.status).toBe(200)
    const list: unknown = await answer.json()
    found.push(...(Array.isArray(list) ? list : []))
  }
  return found.filter(isRecord)
}

describe.each(worlds)('a world %s', (_, world) => {
  it.each(lists.map((paths) => [paths[0], paths] as const))('answers as many at %s', async (_path, paths) => {
    const sandbox = createSandbox({ ...world, clock })
    const found = await listed(sandbox, paths)
    sandbox.close()
    expect(found.length).toBeGreaterThanOrEqual(40)
  })
})

describe('a number of machines', () => {
  it.each([[{ vms: 60 }], [{ vms: 60, rows: 40 }]])(
    'is what there is, whatever else is asked for: %j',
    async (world) => {
      const sandbox = createSandbox({ ...world, clock })
      const found = await listed(sandbox, everywhere('user-resource/vm/list'))
      sandbox.close()
      expect(found).toHaveLength(60)
    },
  )

  it('leaves one default network at a place', async () => {
    const sandbox = createSandbox({ vms: 60, rows: 40, clock })
    const networks = await listed(sandbox, ['/tll/network/networks'])
    sandbox.close()
    expect(networks.filter((network) => isRecord(network) && network.is_default === true)).toHaveLength(1)
  })
})

describe('a number of records', () => {
  it('refuses what is no number of records', () => {
    expect(() => createSandbox({ rows: 60_000 })).toThrow('from 0 to 50000')
  })
})
