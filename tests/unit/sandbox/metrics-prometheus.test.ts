// @module-tag process
import { expect, it } from 'vitest'
import { seconds } from '../../run/time-limits'
import { detail as bucket } from '../../../src/generated/details/bucket'
import { detail as balancer } from '../../../src/generated/details/load-balancer'
import { detail as service } from '../../../src/generated/details/managed-service'
import { detail as machine } from '../../../src/generated/details/virtual-machine'
import { resource as machines } from '../../../src/generated/resources/virtual-machine'
import { fillQuery } from '../../../src/platform/metrics/fill-query'
import { rateWindow } from '../../../src/platform/metrics/metric-window'
import { needs } from '../../run/needs'
import { type Sample, startPrometheus } from './prometheus'
import { openSandbox } from './support'

const scrape = 15
const step = 60
const span = 3600
/** Seconds beside the samples, because versions of Prometheus differ in whether a window includes the sample at its beginning. */
const beside = 7

/** Queries of a type, the label that names its records, and a series that each record has. */
const types = [
  {
    metrics: machine.metrics,
    list: machines.list.metric?.each,
    ...{ label: 'domain', every: 'libvirt_domain_info_virtual_cpus' },
  },
  {
    metrics: service.metrics,
    list: undefined,
    ...{ label: 'domain', every: 'libvirt_domain_info_virtual_cpus' },
  },
  {
    metrics: balancer.metrics,
    list: undefined,
    ...{ label: 'proxy', every: 'haproxy_frontend_current_sessions' },
  },
  { metrics: bucket.metrics, list: undefined, ...{ label: 'bucket', every: 'radosgw_usage_bucket_objects' } },
]

interface Asked {
  readonly query: string
  readonly from: number
  readonly to: number
  readonly step: number
}

async function rowsIn(answer: Response): Promise<readonly Sample[]> {
  const body = (await answer.json()) as {
    status: string
    data: { resultType: string; result: Sample[] }
    error?: string
  }
  expect(body.error).toBeUndefined()
  expect([answer.status, body.status, body.data.resultType]).toEqual([200, 'success', 'matrix'])
  return body.data.result
}

const formOf = ({ query, from, to, step: seconds }: Asked): URLSearchParams =>
  new URLSearchParams({ query, start: `${from}`, end: `${to}`, step: `${seconds}` })

/** Rows in an order that does not depend on the server, with values rounded to nine digits. */
function comparable(rows: readonly Sample[]) {
  return rows
    .map(({ metric, values }) => ({
      labels: JSON.stringify(Object.entries(metric).sort()),
      times: values.map(([at]) => at),
      values: values.map(([, value]) => Number(Number(value).toPrecision(9))),
    }))
    .sort((one, other) => (one.labels < other.labels ? -1 : 1))
}

it(
  '[VM-10 platform] Prometheus takes every query of the manifests and answers what the sandbox does',
  { ...needs('prometheus'), timeout: seconds(120) },
  async () => {
    const { sandbox } = openSandbox()
    const to = Math.floor(sandbox.clock.now() / 1000 / step) * step
    const here = async (asked: Asked): Promise<readonly Sample[]> => {
      const headers = { apikey: 'demo-customer' }
      const address = `http://sandbox.test/prometheus/api/v1/query_range?${formOf(asked)}`
      return rowsIn(await sandbox.metrics(new Request(address, { headers })))
    }
    const queries: string[] = []
    for (const { metrics = [], list, label, every } of types) {
      const present = await here({ query: every, from: to - 2 * span, to, step })
      const lasting = present.filter(({ values }) => values.length === (2 * span) / step + 1)
      const records = lasting.flatMap(({ metric }) => metric[label] ?? []).slice(0, 3)
      expect(records.length, label).toBeGreaterThan(0)
      const asks = metrics.flatMap(({ values, most, each }) => [...Object.values(values), most, each])
      for (const query of [...asks, list])
        if (typeof query === 'string')
          queries.push(fillQuery(query, { records, step, window: rateWindow(step, scrape) }))
    }
    const selectors = new Set(queries.flatMap((query) => query.match(/\w+\{[^}]*\}/g) ?? []))
    const series: Sample[] = []
    for (const query of selectors)
      series.push(...(await here({ query, from: to - 2 * span, to, step: scrape })))
    const origin = await startPrometheus(series)
    for (const query of new Set(queries)) {
      const asked = { query, from: to - span - beside, to: to - beside, step }
      const there = await rowsIn(
        await fetch(`${origin}/api/v1/query_range`, { method: 'POST', body: formOf(asked) }),
      )
      expect(there.length, query).toBeGreaterThan(0)
      expect(comparable(there), query).toEqual(comparable(await here(asked)))
    }
    const much = formOf({ query: 'up', from: 0, to: 11_001, step: 1 })
    const refusals = [
      await fetch(`${origin}/api/v1/query_range`, { method: 'POST', body: much }),
      await sandbox.metrics(
        new Request(`http://sandbox.test/prometheus/api/v1/query_range?${much}`, {
          headers: { apikey: 'demo-customer' },
        }),
      ),
    ]
    const [theirs, ours] = await Promise.all(refusals.map(async (each) => [each.status, await each.json()]))
    expect(ours).toEqual(theirs)
  },
)
