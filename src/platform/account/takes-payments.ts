import type { SiteConfig } from '../site/site'

/** Whether a site has any way to pay; elsewhere accounts are settled by contract. */
export function takesPayments({ config }: { config: Pick<SiteConfig, 'paymentProcessors'> }): boolean {
  return (config.paymentProcessors ?? []).length > 0
}

/** What says whether balances are topped up by themselves. */
export type AutomaticConfig = Pick<SiteConfig, 'recurringPaymentsEnabled' | 'paymentProcessors'>

/** Whether a site tops up balances by itself: it says so, and has a way to pay. */
export function topsUpByItself(config: AutomaticConfig): boolean {
  return config.recurringPaymentsEnabled === true && takesPayments({ config })
}
