import { useMemo } from 'react'
import { enabledTypes } from '../../engine/data/enabled-types'
import { spendingPerHour } from '../../engine/data/spending-per-hour'
import { useAllRecords } from '../../engine/data/use-all-records'
import { useDetail } from '../../engine/record/detail-context'
import { subjectPath } from '../../engine/routing/routes'
import { discounted } from '../../platform/account/account-forecast'
import type { BillingAccount } from '../../platform/account/use-billing-account'
import { usePlatform } from '../../platform/platform'
import type { NamedRecord } from './usage-month'

/** A record with its page. */
export interface LinkedRecord extends NamedRecord {
  href: string | undefined
}

/** Records an account may pay for. */
export interface AccountRecords {
  records: readonly LinkedRecord[]
  byId: ReadonlyMap<string, LinkedRecord>
  /** Current spending per hour after discount, before VAT; undefined while unknown. */
  perHour: number | undefined
}

/** No records, while they are read. */
export const noRecords: AccountRecords = { records: [], byId: new Map(), perHour: undefined }

/** The records of the customer with a price, which reads all lists. */
export function useAccountRecords(account: BillingAccount): AccountRecords {
  const { site } = usePlatform()
  const { resource } = useDetail()
  const types = useMemo(() => enabledTypes(site).map(({ type }) => type), [site])
  const { lists, items } = useAllRecords(types)
  return useMemo(() => {
    const records = items
      .filter(({ resource: { price } }) => price.length > 0)
      .map(({ row, title, resource: own, subject }) => ({
        id: row.id,
        title,
        location: row.location,
        href: subjectPath(own, subject),
      }))
    const perHour = spendingPerHour(lists, resource.type, account.id)
    return {
      records,
      byId: new Map(records.map((record) => [record.id, record])),
      perHour: perHour && discounted(account, perHour),
    }
  }, [items, lists, resource.type, account])
}
