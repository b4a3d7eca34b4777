// @module-tag process
import { describe, expect, it } from 'vitest'
import { readFamilies, usualFamilies } from '../../../../gateway/metrics/families'
import { createGuard } from '../../../../gateway/metrics/guard'
import { openSandbox, vmsIn } from '../../sandbox/support'

const query = 'sum(rate(libvirt_domain_info_cpu_time_seconds_total{domain=~".*"}[5m]))'

/** A guard between the sandbox as the platform and a server of metrics that records its requests. */
function open() {
  const client = openSandbox()
  const forwarded: { call: string; parameters: URLSearchParams }[] = []
  let [asked, time] = [0, 0]
  const guard = createGuard({
    path: '/prometheus',
    families: usualFamilies,
    ask: async (path, headers) => {
      asked += 1
      return client.sandbox.fetch(new Request(`http://sandbox.test/v1${path}`, { headers }))
    },
    forward: async (call, parameters) => {
      forwarded.push({ call, parameters })
      return Response.json({ status: 'success', data: { resultType: 'matrix', result: [] } })
    },
    now: () => time,
  })
  return {
    client,
    forwarded,
    asked: () => asked,
    pass: (ms: number) => {
      time += ms
    },
    send: async (
      parameters: Record<string, string>,
      key: string | null = 'demo-customer',
      path = '/prometheus/api/v1/query_range',
    ) => {
      const answer = await guard(
        new Request(`http://guard.test${path}`, {
          method: 'POST',
          headers: key === null ? {} : { apikey: key },
          body: new URLSearchParams(parameters),
        }),
      )
      return { status: answer.status, body: (await answer.json()) as { status: string; error?: string } }
    },
  }
}

describe('the guard of metrics', () => {
  it('[VM-10 platform] narrows every selector to what the key owns, whatever it asks', async () => {
    const { client, forwarded, send } = open()
    const own = (await vmsIn(client)).map(({ uuid }) => uuid)
    expect((await send({ query, start: '1', end: '2', step: '1', 'match[]': 'up' })).status).toBe(200)
    const [{ call, parameters } = { call: '', parameters: new URLSearchParams() }] = forwarded
    expect(call).toBe('query_range')
    expect([...parameters.keys()].sort()).toEqual(['end', 'query', 'start', 'step'])
    const forced =
      /domain=~"\.\*",domain=~"([^"]+)"/.exec(parameters.get('query') ?? '')?.[1]?.split('|') ?? []
    expect(forced).toEqual(expect.arrayContaining(own))
    await send({ query }, 'demo-indebted')
    const theirs = forwarded[1]?.parameters.get('query') ?? ''
    for (const uuid of own) expect(theirs).not.toContain(uuid)
    await send({ query: 'radosgw_usage_bucket_bytes' }, 'demo-empty')
    expect(forwarded[2]?.parameters.get('query')).toBe(
      String.raw`radosgw_usage_bucket_bytes{bucket=~"[^\\s\\S]"}`,
    )
  })

  it.each([
    ['another metric', { query: 'up' }, 403, 'no access to the metric "up"'],
    ['nothing of anybody', { query: '1 + 1' }, 403, 'the query asks for no metric'],
    ['what cannot be read', { query: `${query} or up` }, 400, 'parse error'],
    ['an end of the label', { query: 'node_filesystem_size_bytes{a="x\\"} or up{"}' }, 200, ''],
  ])('[VM-10 platform] %s', async (_, parameters, status, text) => {
    const { forwarded, send } = open()
    const answer = await send(parameters)
    expect(answer.status).toBe(status)
    expect(answer.body.error ?? '').toContain(text)
    expect(forwarded).toHaveLength(status === 200 ? 1 : 0)
  })

  it('[VM-10 platform] refuses without a key, another path, and what the platform does not answer', async () => {
    const { forwarded, send } = open()
    expect((await send({ query }, null)).status).toBe(401)
    expect((await send({ query }, 'nobody')).status).toBe(403)
    expect(
      (await send({ query }, 'demo-customer', '/prometheus/api/v1/admin/tsdb/delete_series')).status,
    ).toBe(404)
    expect(forwarded).toEqual([])
  })

  it('[VM-10 platform] asks the platform at most every half minute, and each key for itself', async () => {
    const { asked, pass, send } = open()
    await send({ query })
    const once = asked()
    await send({ query })
    expect(asked()).toBe(once)
    await send({ query }, 'demo-indebted')
    expect(asked()).toBe(2 * once)
    pass(30_000)
    await send({ query })
    expect(asked()).toBe(3 * once)
  })

  it('[VM-10 platform] reads other names of metrics, and says which entry is none', () => {
    const family = { names: 'own_', label: 'vm', owned: 'machine' }
    expect(readFamilies([family])).toEqual([family])
    expect(() => readFamilies([family, { names: 'x', label: 'y', owned: 'all' }])).toThrow('entry 1 needs')
  })
})
