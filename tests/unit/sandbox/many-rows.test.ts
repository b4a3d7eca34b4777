import { describe, expect, it } from 'vitest'
import { createFrozenClock } from '../../../sandbox/clock'
import { createSandbox } from '../../../sandbox/create-sandbox'
import { isRecord } from '../../../src/lib/is-record'

const clock = createFrozenClock(Date.parse('2026-11-20T12:00:00Z'))
const lists = [
  ['/tll/storage/disks', '/trtu/storage/disks', '/jhv/storage/disks'],
  ['/tll/network/ip_addresses', '/trtu/network/ip_addresses', '/jhv/network/ip_addresses'],
  ['/tll/network/networks', '/trtu/network/networks', '/jhv/network/networks'],
  ['/user-resource/service/packages'],
  ['/storage/bucket/list'],
  ['/metal/leases'],
  ['/user-resource/token/list'],
  ['/user-resource/access_group'],
  ['/user-resource/ssh_keys'],
]

describe('a world with so many records of every kind', () => {
  it.each(lists.map((paths) => [paths[0], paths] as const))('answers as many at %s', async (_, paths) => {
    const sandbox = createSandbox({ rows: 40, clock })
    const found: unknown[] = []
    for (const path of paths) {
      const answer = await sandbox.fetch(
        new Request(`http://sandbox/v1${path}`, { headers: { apikey: 'demo-customer' } }),
      )
      expect(answer.status).toBe(200)
      const list: unknown = await answer.json()
      found.push(...(Array.isArray(list) ? list : []))
    }
    sandbox.close()
    expect(found.filter(isRecord).length).toBeGreaterThanOrEqual(40)
  })

  it('refuses what is no number of records', () => {
    expect(() => createSandbox({ rows: 60_000 })).toThrow('from 0 to 50000')
  })
})
