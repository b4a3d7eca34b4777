import { describe, expect, it } from 'vitest'
import type { Firewall } from '../../../sandbox/entities'
import { serve } from './serve'
import { only } from './support'

const path = '/v1/tll/network/firewalls'
const webPublic = 'e02b71c8-6d4f-4a13-9b72-58c0d1ae44df'
const headers = { apikey: 'demo-customer', 'content-type': 'application/json' }

const rule = (port: number) => ({
  direction: 'inbound',
  protocol: 'tcp',
  port_start: port,
  endpoint_spec_type: 'any',
})

const ports = (firewall: Firewall): number[] => firewall.rules.map(({ port_start: port }) => port ?? 0)

async function read(origin: string): Promise<Firewall> {
  const list: Firewall[] = await (await fetch(`${origin}${path}`, { headers })).json()
  return only(list, ({ uuid }) => uuid === webPublic)
}

async function replace(origin: string, rules: readonly object[]): Promise<Response> {
  const body = JSON.stringify({ display_name: 'web-public', rules })
  return fetch(`${origin}${path}/${webPublic}`, { method: 'PUT', headers, body })
}

describe('writers of one firewall at the same time', () => {
  it.each([0, 5])(
    '[NET-FW-09 platform] report rules that were not applied, and keep the last applied ones (latency %s)',
    async (latency) => {
      const origin = await serve({ latency })
      const taken: number[] = []
      const refused: number[] = []
      await Promise.all(
        Array.from({ length: 40 }, async (_, index) => {
          const port = 1000 + index
          const answer = await replace(origin, [rule(port), rule(22)])
          if (answer.ok) {
            const firewall: Firewall = await answer.json()
            expect(ports(firewall).sort()).toEqual([port, 22].sort())
            taken.push(port)
          } else {
            expect([answer.status, await answer.json()]).toEqual([
              500,
              { message: 'Firewall is being changed' },
            ])
            refused.push(port)
          }
        }),
      )
      expect(taken.length).toBeGreaterThan(0)
      expect(refused.length).toBeGreaterThan(0)
      expect(taken.length + refused.length).toBe(40)
      expect(taken).toContain(Math.max(...ports(await read(origin))))
      expect(ports(await read(origin))).toHaveLength(2)
    },
  )

  it('[NET-FW-10 platform] do not undo each other: rules and machines are kept apart', async () => {
    const origin = await serve({ latency: 3 })
    const vms: { uuid: string }[] = await (
      await fetch(`${origin}/v1/tll/user-resource/vm/list`, { headers })
    ).json()
    const outcomes = await Promise.all([
      replace(origin, [rule(8443)]),
      ...vms.map(({ uuid }) =>
        fetch(`${origin}${path}/${webPublic}/vms?vm_uuid=${uuid}`, { method: 'POST', headers }),
      ),
    ])
    const after = await read(origin)
    const assigned = after.resources_assigned.map(({ resource_uuid: uuid }) => uuid)
    for (const [index, { uuid }] of vms.entries())
      if (outcomes[index + 1]?.ok) expect(assigned).toContain(uuid)
    if (outcomes[0]?.ok) expect(ports(after)).toEqual([8443])
    else expect(ports(after)).not.toContain(8443)
    expect(outcomes.filter(({ ok }) => !ok).map(({ status }) => status)).toEqual(
      outcomes.filter(({ ok }) => !ok).map(() => 500),
    )
  })

  it('do not block changes of another firewall', async () => {
    const origin = await serve({ latency: 5 })
    const create = (name: string): Promise<Response> => {
      const body = JSON.stringify({ display_name: name, billing_account_id: 120348, rules: [] })
      return fetch(`${origin}${path}`, { method: 'POST', headers, body })
    }
    const [one, other]: Firewall[] = await Promise.all([
      create('one').then((answer) => answer.json()),
      create('other').then((answer) => answer.json()),
    ])
    const body = JSON.stringify({ display_name: 'renamed', rules: [] })
    const answers = await Promise.all(
      [one, other].map((firewall) =>
        fetch(`${origin}${path}/${firewall?.uuid}`, { method: 'PUT', headers, body }),
      ),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
  })
})
