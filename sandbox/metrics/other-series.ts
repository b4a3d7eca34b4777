import type { Bucket, LoadBalancer } from '../entities'
import { readPlatformTime } from '../format-time'
import { createRandom } from '../random'
import { createLoad } from './load'
import type { Run, Series } from './series'

/** Names of the labels that identify a load balancer and a bucket. */
export const balancerLabel = 'proxy'
export const bucketLabel = 'bucket'

/** Counters that grow by simulated traffic while a resource exists. */
function counters(
  labels: Record<string, string>,
  run: Run,
  means: Readonly<Record<string, number>>,
): Series[] {
  return Object.entries(means).map(([name, mean]) => {
    const load = createLoad(`${JSON.stringify(labels)}:${name}`, mean)
    return { name, labels, runs: [run], value: (at) => Math.floor(load.between(run.from, at)) }
  })
}

/** Series of a load balancer; without targets it has no traffic. */
export function balancerSeries({ uuid, created_at, targets }: LoadBalancer): Series[] {
  const run: Run = { from: readPlatformTime(created_at ?? '2026-01-01 00:00:00') / 1000, to: null }
  const labels = { [balancerLabel]: uuid }
  const traffic = targets.length === 0 ? 0 : 5e5 + 3e6 * createRandom(`balancer:${uuid}`)()
  const sessions = createLoad(`${uuid}:sessions`, traffic / 30_000)
  return [
    {
      name: 'haproxy_frontend_current_sessions',
      labels,
      runs: [run],
      value: (at) => Math.round(sessions.at(at)),
    },
    ...counters(labels, run, {
      haproxy_frontend_bytes_in_total: traffic * 0.2,
      haproxy_frontend_bytes_out_total: traffic,
      haproxy_frontend_http_requests_total: traffic / 20_000,
    }),
  ]
}

/** Series of a bucket: its size, which grows every hour from its creation to the present one, and its traffic. */
export function bucketSeries({ name, created_at, size_bytes, num_objects }: Bucket, now: number): Series[] {
  const from = Date.parse(created_at) / 1000
  const run: Run = { from, to: null }
  const labels = { [bucketLabel]: name }
  const hours = (at: number): number => Math.floor(at / 3600) * 3600
  const grown = (at: number): number =>
    Math.min(1, Math.max(0, (hours(at) - from) / Math.max(1, hours(now) - from)))
  const gauge = (metric: string, most: number): Series => ({
    name: metric,
    labels,
    runs: [run],
    value: (at) => Math.round(most * (0.55 + 0.45 * grown(at))),
  })
  const traffic = num_objects === 0 ? 0 : 2e4 + 3e5 * createRandom(`bucket:${name}`)()
  return [
    gauge('radosgw_usage_bucket_bytes', size_bytes),
    gauge('radosgw_usage_bucket_objects', num_objects),
    ...counters(labels, run, {
      radosgw_usage_received_bytes_total: traffic * 0.3,
      radosgw_usage_sent_bytes_total: traffic,
      radosgw_usage_ops_total: traffic / 40_000,
    }),
  ]
}
