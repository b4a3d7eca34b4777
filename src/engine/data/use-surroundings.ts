import { useMemo } from 'react'
import type { CompiledResource } from '../../manifest/compiled'
import type { Surroundings } from '../../manifest/subject'
import {
  isAccountLimited,
  isAccountOpen,
  useBillingAccounts,
  type BillingAccounts,
} from '../../platform/account/use-billing-account'
import { useAdministrator } from '../../platform/account/use-user'
import { usePlatform } from '../../platform/platform'
import type { Site } from '../../platform/site/site'

/**
 * What every condition may ask about besides a record. Only reveals controls; the server decides, so an account that is
 * not known counts as open.
 */
export function surroundingsOf(
  site: Site,
  { accounts, current, known }: Pick<BillingAccounts, 'accounts' | 'current' | 'known'>,
  administrator: boolean,
): Surroundings {
  const closed = new Set<unknown>(accounts.filter((account) => !isAccountOpen(account)).map(({ id }) => id))
  return {
    site: site.config,
    feature: site.feature,
    administrator,
    billingAccount: current?.id ?? null,
    billingAccountOpen: !known || isAccountOpen(current),
    accountOpen: (id) => !closed.has(id),
    accountLimited: (id) => accounts.some((account) => account.id === id && isAccountLimited(account)),
    locationOpen: (slug) => site.location(slug)?.create_resource_disabled !== true,
  }
}

/**
 * What surrounds the records of a screen, kept until the site, the accounts or the user change. What the user is, is asked
 * only for a `resource` whose conditions speak of it.
 */
export function useSurroundings(
  options: { resource?: Pick<CompiledResource, 'asksRole'>; accounts?: boolean } = {},
): Surroundings {
  const { site } = usePlatform()
  const { accounts, current, known } = useBillingAccounts(options.accounts ?? true)
  const administrator = useAdministrator(options.resource?.asksRole ?? false)
  return useMemo(
    () => surroundingsOf(site, { accounts, current, known }, administrator),
    [site, accounts, current, known, administrator],
  )
}
