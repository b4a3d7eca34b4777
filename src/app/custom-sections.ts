import type { ComponentType } from 'react'
import type { CustomProps, LoadCustom } from '../engine/record/custom-context'
import type { CustomName } from '../manifest/names'
import type { ScreenName } from '../platform/i18n/texts'
import { lazy } from '../ui/lazy'

/** The code of a component and the screen whose texts it uses. */
interface CustomCode {
  texts: ScreenName
  code: () => Promise<ComponentType<CustomProps>>
}

/** The sections of billing are one file: several of them stand on one page. */
const billing = (
  name: keyof typeof import('../screens/billing/billing-sections').billingSections,
): CustomCode => ({
  texts: 'billing',
  code: async () => (await import('../screens/billing/billing-sections')).billingSections[name],
})

/** The code behind every component a manifest may name; a name without code does not compile. */
const customCode: Readonly<Record<CustomName, CustomCode>> = {
  'billing-balance': billing('balance'),
  'billing-latest-invoices': billing('latestInvoices'),
  'billing-invoices': billing('invoices'),
  'billing-usage': billing('usage'),
  'billing-history': billing('history'),
  'billing-methods': billing('methods'),
  'billing-top-up': billing('topUp'),
  'billing-promotions': billing('promotions'),
}

/** Fetches a component and its texts, once. */
export const loadCustom: LoadCustom = lazy(async (name, texts) => {
  const { texts: screen, code } = customCode[name]
  const [component] = await Promise.all([code(), texts.loadScreen(screen)])
  return component
})
