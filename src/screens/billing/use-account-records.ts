import { useMemo } from 'react'
import { enabledTypes } from '../../platform/site/enabled-types'
import { useAllRecords } from '../../engine/data/use-all-records'
import { useDetail } from '../../engine/record/detail-context'
import { subjectPath } from '../../manifest/routes'
import type { BillingAccount } from '../../platform/account/use-billing-account'
import { usePlatform } from '../../platform/platform'
import type { NamedRecord } from './usage-month'
import { spendingOf, type Spending } from './use-spending'

/** A record with its page. */
export interface LinkedRecord extends NamedRecord {
  href: string | undefined
}

/** Records an account may pay for, and their cost. */
export interface AccountRecords extends Spending {
  records: readonly LinkedRecord[]
  byId: ReadonlyMap<string, LinkedRecord>
}

/** Value while the records load. */
export const noRecords: AccountRecords = { records: [], byId: new Map(), perHour: undefined, isLoading: true }

/** All priced records of the customer; reads all lists. */
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
    const byId = new Map(records.map((record) => [record.id, record]))
    return { records, byId, ...spendingOf(lists, resource.type, account) }
  }, [items, lists, resource.type, account])
}
