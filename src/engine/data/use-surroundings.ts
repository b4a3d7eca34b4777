import { useMemo } from 'react'
import type { Surroundings } from '../../manifest/subject'
import { isAccountOpen, useBillingAccounts } from '../../platform/account/use-billing-account'
import { usePlatform } from '../../platform/platform'

/** What every condition may ask about besides a record. Only reveals controls; the server decides. */
export function useSurroundings(options: { administrator?: boolean; accounts?: boolean } = {}): Surroundings {
  const { site } = usePlatform()
  const { current, known } = useBillingAccounts(options.accounts ?? true)
  const administrator = options.administrator ?? false
  return useMemo(
    () => ({
      site: site.config,
      feature: site.feature,
      administrator,
      billingAccount: current?.id ?? null,
      billingAccountOpen: !known || isAccountOpen(current),
      locationOpen: true,
    }),
    [site, current, known, administrator],
  )
}
