import { useMemo } from 'react'
import { enabledTypes } from '../../engine/data/enabled-types'
import { awaitsSpending, spendingPerHour } from '../../engine/data/spending-per-hour'
import { type RecordList, useAllRecords } from '../../engine/data/use-all-records'
import { useDetail } from '../../engine/record/detail-context'
import { discounted } from '../../platform/account/account-forecast'
import type { BillingAccount } from '../../platform/account/use-billing-account'
import { usePlatform } from '../../platform/platform'

/** What an account spends. */
export interface Spending {
  /** Per hour now, after discount and before VAT; undefined while it is unknown. */
  readonly perHour: number | undefined
  /** It is unknown only until lists that are being read have answered. */
  readonly isLoading: boolean
}

/** What everything an account pays for costs now, by the lists of all types; `type` is that of accounts. */
export function spendingOf(lists: readonly RecordList[], type: string, account: BillingAccount): Spending {
  const perHour = spendingPerHour(lists, type, account.id)
  return {
    perHour: perHour && discounted(account, perHour),
    isLoading: awaitsSpending(lists, type, account.id),
  }
}

/**
 * What everything an account pays for costs now. Reads all lists, and suspends until their types are loaded.
 */
export function useSpending(account: BillingAccount): Spending {
  const { site } = usePlatform()
  const { resource } = useDetail()
  const types = useMemo(() => enabledTypes(site).map(({ type }) => type), [site])
  const { lists } = useAllRecords(types)
  return useMemo(() => spendingOf(lists, resource.type, account), [lists, resource.type, account])
}
