import type { SiteConfig } from '../site/site'

/** Whether a site has a payment processor; without one, accounts are settled by contract. */
export function takesPayments({ config }: { config: Pick<SiteConfig, 'paymentProcessors'> }): boolean {
  return (config.paymentProcessors ?? []).length > 0
}

/** Members of the site configuration that decide about automatic top-ups. */
export type AutomaticConfig = Pick<SiteConfig, 'recurringPaymentsEnabled' | 'paymentProcessors'>

/** Whether a site offers automatic top-ups: they are enabled, and it takes payments. */
export function topsUpByItself(config: AutomaticConfig): boolean {
  return config.recurringPaymentsEnabled === true && takesPayments({ config })
}
