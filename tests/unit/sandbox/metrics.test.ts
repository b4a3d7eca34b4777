import { describe, expect, it } from 'vitest'
import { type Client, openSandbox, runningVm, vmNamed } from './support'

interface Row {
  readonly metric: Record<string, string>
  readonly values: readonly [number, string][]
  readonly value: [number, string]
}

interface Envelope {
  readonly status: string
  readonly data: { readonly resultType: string; readonly result: readonly Row[] }
  readonly errorType?: string
  readonly error?: string
}

const seconds = (client: Client): number => client.sandbox.clock.now() / 1000

async function ask(
  client: Client,
  parameters: Record<string, string | number>,
  { key = 'demo-customer' as string | null, call = 'query_range', method = 'GET' } = {},
): Promise<{ status: number; body: Envelope }> {
  const query = new URLSearchParams(Object.entries(parameters).map(([name, value]) => [name, String(value)]))
  const isPost = method === 'POST'
  const request = new Request(`http://sandbox.test/prometheus/api/v1/${call}${isPost ? '' : `?${query}`}`, {
    method,
    headers: key === null ? {} : { apikey: key },
    ...(isPost ? { body: query } : {}),
  })
  const answer = await client.sandbox.metrics(request)
  return { status: answer.status, body: (await answer.json()) as Envelope }
}

async function range(client: Client, query: string, back: number, step: number): Promise<readonly Row[]> {
  const end = seconds(client)
  const { status, body } = await ask(client, { query, start: end - back, end, step })
  expect(status, body.error).toBe(200)
  return body.data.result
}

describe('the source of metrics', () => {
  it('[VM-10 platform] follows the life of a machine: nothing while it is stopped, counters begin anew', async () => {
    const client = openSandbox()
    const { uuid } = await runningVm(client)
    client.advance(1800)
    await client.post('/tll/user-resource/vm/stop', { uuid, force: true })
    client.advance(1800)
    await client.post('/tll/user-resource/vm/start', { uuid })
    client.advance(1805)
    const [cpus] = await range(client, `libvirt_domain_info_virtual_cpus{domain="${uuid}"}`, 7200, 60)
    const times = (cpus?.values ?? []).map(([at]) => at)
    const gaps = times.filter((at, index) => index > 0 && at - (times[index - 1] ?? 0) > 60)
    expect(gaps).toHaveLength(1)
    expect(times[0]).toBeGreaterThan(seconds(client) - 5500)
    expect(times).not.toContain(seconds(client) - 2400)
    const [traffic] = await range(
      client,
      `rate(libvirt_domain_interface_stats_receive_bytes_total{domain=~"${uuid}"}[2m])`,
      7200,
      60,
    )
    const rates = (traffic?.values ?? []).map(([, value]) => Number(value))
    expect(rates.length).toBeGreaterThan(50)
    expect(Math.min(...rates)).toBeGreaterThanOrEqual(0)
    expect(traffic?.metric).not.toHaveProperty('__name__')
  })

  it('[VM-10 platform] evaluates sums, shares and rates as they add up', async () => {
    const client = openSandbox()
    const { uuid } = await vmNamed(client, 'web-prod-01')
    const at = async (query: string): Promise<number> => {
      const { body } = await ask(client, { query }, { call: 'query', method: 'POST' })
      return Number(body.data.result[0]?.value[1])
    }
    const domain = `{domain="${uuid}"}`
    const share = await at(
      `100 * sum(rate(libvirt_domain_info_cpu_time_seconds_total${domain}[5m])) / max(libvirt_domain_info_virtual_cpus${domain})`,
    )
    expect(share).toBeGreaterThan(0)
    expect(share).toBeLessThan(100)
    const grown = await at(`increase(libvirt_domain_interface_stats_receive_bytes_total${domain}[10m])`)
    const speed = await at(`rate(libvirt_domain_interface_stats_receive_bytes_total${domain}[10m])`)
    expect(grown / 600).toBeCloseTo(speed, 3)
    expect(await at(`libvirt_domain_info_maximum_memory_bytes${domain}`)).toBe(8 * 1024 ** 3)
    expect(await at('(1 + 2) * 3 - 4 / 2')).toBe(7)
    const { body } = await ask(
      client,
      { query: `sum by (domain) (rate(libvirt_domain_info_cpu_time_seconds_total[5m]))` },
      { call: 'query' },
    )
    expect(body.data.result.length).toBeGreaterThan(5)
    expect(Object.keys(body.data.result[0]?.metric ?? {})).toEqual(['domain'])
  })

  it('[VM-10 platform] shows a caller nothing of others, whatever the labels ask', async () => {
    const client = openSandbox()
    const { uuid } = await vmNamed(client, 'web-prod-01')
    for (const query of [
      `libvirt_domain_info_virtual_cpus{domain="${uuid}"}`,
      'libvirt_domain_info_virtual_cpus{domain=~".*"}',
    ]) {
      const own = await ask(client, { query }, { call: 'query' })
      expect(own.body.data.result.some(({ metric }) => metric.domain === uuid)).toBe(true)
      const other = await ask(client, { query }, { call: 'query', key: 'demo-indebted' })
      expect(other.body.data.result.some(({ metric }) => metric.domain === uuid)).toBe(false)
    }
    expect((await ask(client, { query: 'up' }, { call: 'query', key: null })).status).toBe(401)
    expect((await ask(client, { query: 'up' }, { call: 'query', key: 'nobody' })).status).toBe(403)
  })

  it.each([
    [
      'a query that is none',
      { query: 'rate(' },
      400,
      'bad_data',
      /invalid parameter "query": 1:6: parse error/,
    ],
    ['an end before the start', { end: 1 }, 400, 'bad_data', /end timestamp must not be before start time/],
    ['no step', { step: 0 }, 400, 'bad_data', /zero or negative query resolution step widths/],
    ['a step that is none', { step: 'x' }, 400, 'bad_data', /cannot parse "x" to a valid duration/],
    ['a time that is none', { start: 'x' }, 400, 'bad_data', /invalid parameter "start": cannot parse "x"/],
    ['too many steps', { step: 0.1 }, 400, 'bad_data', /exceeded maximum resolution of 11,000 points/],
    [
      'a pattern that is none',
      { query: 'libvirt_domain_info_virtual_cpus{domain=~"("}' },
      400,
      'bad_data',
      /invalid parameter "query": error parsing regexp/,
    ],
  ])('[VM-10 platform] refuses %s as Prometheus does', async (_, changes, status, errorType, text) => {
    const client = openSandbox()
    const end = seconds(client)
    const answer = await ask(client, { query: 'up', start: end - 3600, end, step: 15, ...changes })
    expect(answer).toMatchObject({
      status,
      body: { status: 'error', errorType, error: expect.stringMatching(text) },
    })
  })

  it('measures load balancers, buckets and machines of services', async () => {
    const client = openSandbox()
    for (const query of ['haproxy_frontend_current_sessions', 'radosgw_usage_bucket_bytes'])
      expect((await range(client, query, 3600, 300)).length).toBeGreaterThan(0)
    const [media] = await range(client, 'radosgw_usage_bucket_bytes{bucket="shop-media"}', 3600, 300)
    expect(Number(media?.values.at(-1)?.[1])).toBeGreaterThan(1e9)
  })
})
