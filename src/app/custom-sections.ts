import type { ComponentType } from 'react'
import type { CustomProps, LoadCustom } from '../engine/record/custom-context'
import type { CustomName } from '../manifest/names'
import type { ScreenName } from '../platform/i18n/texts'
import { lazy } from '../ui/lazy'

/** A custom component and the screen whose texts it uses. */
interface CustomCode {
  texts: ScreenName
  code: () => Promise<ComponentType<CustomProps>>
}

/** Billing sections share a chunk, because several are on one page. */
const billing = (
  name: keyof typeof import('../screens/billing/billing-sections').billingSections,
): CustomCode => ({
  texts: 'billing',
  code: async () => (await import('../screens/billing/billing-sections')).billingSections[name],
})

/** Metrics of a record. Charts and tiles have separate chunks, because only the charts need a library. */
const metrics = (code: CustomCode['code']): CustomCode => ({ texts: 'metrics', code })

/** Code of every custom component a manifest may name; a missing one does not compile. */
const customCode: Readonly<Record<CustomName, CustomCode>> = {
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
}

/** Loads a custom component and its texts, once. */
export const loadCustom: LoadCustom = lazy(async (name, texts) => {
  const { texts: screen, code } = customCode[name]
  const [component] = await Promise.all([code(), texts.loadScreen(screen)])
  return component
})
