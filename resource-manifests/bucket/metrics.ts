import type { Metric } from '../../src/manifest/words/metrics'

const named = 'bucket=~"$record"'

/** Metrics of a bucket, from the object storage. */
export const metrics = [
  { id: 'size', unit: 'bytes', values: { used: `sum(radosgw_usage_bucket_bytes{${named}})` } },
  { id: 'objects', unit: 'count', values: { kept: `sum(radosgw_usage_bucket_objects{${named}})` } },
  {
    id: 'traffic',
    unit: 'bytesPerSecond',
    values: {
      in: `sum(rate(radosgw_usage_received_bytes_total{${named}}[$w]))`,
      out: `sum(rate(radosgw_usage_sent_bytes_total{${named}}[$w]))`,
    },
  },
  {
    id: 'calls',
    unit: 'perSecond',
    values: { all: `sum(rate(radosgw_usage_ops_total{${named}}[$w]))` },
  },
] as const satisfies readonly Metric[]
