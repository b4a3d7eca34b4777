import type { Metric } from '../../src/manifest/words/metrics'

const balancer = 'proxy=~"$record"'

/** Metrics of a load balancer from HAProxy, by its name there. */
export const metrics = [
  { id: 'sessions', unit: 'count', values: { open: `sum(haproxy_frontend_current_sessions{${balancer}})` } },
  {
    id: 'requests',
    unit: 'perSecond',
    values: { all: `sum(rate(haproxy_frontend_http_requests_total{${balancer}}[$w]))` },
  },
  {
    id: 'traffic',
    unit: 'bitsPerSecond',
    values: {
      in: `8 * sum(rate(haproxy_frontend_bytes_in_total{${balancer}}[$w]))`,
      out: `8 * sum(rate(haproxy_frontend_bytes_out_total{${balancer}}[$w]))`,
    },
  },
] as const satisfies readonly Metric[]
