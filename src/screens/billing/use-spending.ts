import { useMemo } from 'react'
import { enabledTypes } from '../../platform/site/enabled-types'
import { awaitsSpending, spendingPerHour } from '../../engine/data/spending-per-hour'
import { type RecordList, useAllRecords } from '../../engine/data/use-all-records'
import { useDetail } from '../../engine/record/detail-context'
import { discounted } from '../../platform/account/account-forecast'
import type { BillingAccount } from '../../platform/account/use-billing-account'
import { usePlatform } from '../../platform/platform'

/** Spending of an account. */
export interface Spending {
  /** Per hour now, after discount and before VAT; undefined while it is unknown. */
  readonly perHour: number | undefined
  /** Unknown only because lists are still loading. */
  readonly isLoading: boolean
}

/** Current cost of all records an account pays for, from the lists of all types; `type` is the account type. */
export function spendingOf(lists: readonly RecordList[], type: string, account: BillingAccount): Spending {
  const perHour = spendingPerHour(lists, type, account.id)
  return {
    perHour: perHour && discounted(account, perHour),
    isLoading: awaitsSpending(lists, type, account.id),
  }
}

/** Current cost of all records an account pays for. Reads all lists, and suspends until their types are loaded. */
export function useSpending(account: BillingAccount): Spending {
  const { site } = usePlatform()
  const { resource } = useDetail()
  const types = useMemo(() => enabledTypes(site).map(({ type }) => type), [site])
  const { lists } = useAllRecords(types)
  return useMemo(() => spendingOf(lists, resource.type, account), [lists, resource.type, account])
}
