import { useMemo } from 'react'
import { enabledTypes } from '../../engine/data/enabled-types'
import { spendingPerHour } from '../../engine/data/spending-per-hour'
import { useAllRecords } from '../../engine/data/use-all-records'
import { useDetail } from '../../engine/record/detail-context'
import { discounted } from '../../platform/account/account-forecast'
import type { BillingAccount } from '../../platform/account/use-billing-account'
import { usePlatform } from '../../platform/platform'

/**
 * What everything an account pays for costs per hour now, after discount and before VAT; undefined while it is unknown.
 * Reads all lists, and suspends until their types are loaded.
 */
export function useSpending(account: BillingAccount): number | undefined {
  const { site } = usePlatform()
  const { resource } = useDetail()
  const types = useMemo(() => enabledTypes(site).map(({ type }) => type), [site])
  const { lists } = useAllRecords(types)
  const perHour = spendingPerHour(lists, resource.type, account.id)
  return perHour && discounted(account, perHour)
}
