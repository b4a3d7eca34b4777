import type { Site } from '../site/site'

/** Whether a site has any way to pay; elsewhere accounts are settled by contract. */
export function takesPayments({ config }: Pick<Site, 'config'>): boolean {
  return (config.paymentProcessors ?? []).length > 0
}
