import type { CustomProps } from '../engine/record/custom-context'
import type { CustomName } from '../manifest/names'
import { loaderOf, type PartCode } from './load-named-part'

/** Billing sections share a chunk, because several are on one page. */
const billing = (
  name: keyof typeof import('../screens/billing/billing-sections').billingSections,
): PartCode<CustomProps> => ({
  texts: 'billing',
  code: async () => (await import('../screens/billing/billing-sections')).billingSections[name],
})

/** Metrics of a record. Charts and tiles have separate chunks, because only the charts need a library. */
const metrics = (code: PartCode<CustomProps>['code']): PartCode<CustomProps> => ({ texts: 'metrics', code })

/** Loads a custom component a section may name; a missing one does not compile. */
export const loadCustom = loaderOf<CustomName, CustomProps>({
  'billing-balance': billing('balance'),
  'billing-latest-invoices': billing('latestInvoices'),
  'billing-invoices': billing('invoices'),
  'billing-usage': billing('usage'),
  'billing-history': billing('history'),
  'billing-prices': billing('prices'),
  'billing-methods': billing('methods'),
  'billing-method-list': billing('methodList'),
  'billing-top-up': billing('topUp'),
  'billing-promotions': billing('promotions'),
  'billing-referral': billing('referral'),
  files: {
    texts: 'files',
    code: async () => (await import('../screens/files/FilesSection')).FilesSection,
  },
  metrics: metrics(async () => (await import('../screens/metrics/MetricsTab')).MetricsTab),
  'metric-tiles': metrics(async () => (await import('../screens/metrics/MetricTiles')).MetricTiles),
})
