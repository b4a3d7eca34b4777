import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { isDescribed } from '../../api/reads'
import { operationQuery } from '../../api/queries'
import type { components } from '../../generated/api-types'
import { isRecord } from '../../lib/is-record'
import { usePlatform } from '../platform'
import { useStore } from '../use-store'

export type BillingAccount = components['schemas']['BillingAccount']

/** The accounts a customer may charge, and the one new things are charged to. */
export interface BillingAccounts {
  accounts: readonly BillingAccount[]
  current: BillingAccount | undefined
  choose: (id: number) => void
  /** False until the list has answered. */
  known: boolean
  /** The list was asked for and did not answer. */
  failed: boolean
}

function isAccount(value: unknown): value is BillingAccount {
  return isRecord(value) && typeof value.id === 'number'
}

const isId = (value: unknown): value is number => typeof value === 'number'

/** What an account is called: its title, company, person, or number. */
export function accountName(account: BillingAccount): string {
  return account.title || account.company_name || account.customer_name || String(account.id)
}

/** The balance before VAT, in its currency: the credit less the use of the running month; below zero is owed. */
export function accountBalance({ running_totals: totals, credit_amount: credit }: BillingAccount): number {
  return totals?.ongoing ?? totals?.credit_available ?? credit ?? 0
}

/** Whether an account may pay for new things: its status and restriction level decide (specification section 4). */
export function isAccountOpen(account: BillingAccount | undefined): boolean {
  if (!account || account.is_deleted) return false
  if (account.status === 'SUSPENDED' || account.status === 'PENDING_VALIDATION') return false
  return account.restriction_level !== 'FROZEN' && account.restriction_level !== 'TERMINATED'
}

/** Whether an account may have only small machines (specification section 3, limitedBillingAccountConfig). */
export function isAccountLimited(account: BillingAccount): boolean {
  return account.restriction_level === 'LIMITED'
}

/** The accounts of an answer that are not deleted. */
export function accountsIn(answer: unknown): readonly BillingAccount[] {
  return Array.isArray(answer) ? answer.filter(isAccount).filter((account) => !account.is_deleted) : []
}

/** The account of this number, else the default one, else the first. */
export function chosenAccount(
  accounts: readonly BillingAccount[],
  wished?: number,
): Pick<BillingAccounts, 'accounts' | 'current'> {
  const current =
    accounts.find((account) => account.id === wished) ??
    accounts.find((account) => account.is_default) ??
    accounts[0]
  return { accounts, current }
}

/** The billing accounts, with the remembered or default one as current. */
export function useBillingAccounts(enabled = true): BillingAccounts {
  const { client, preferences, started } = usePlatform()
  const now = useStore(started)
  const exist = isDescribed('listBillingAccounts')
  const query = useQuery({
    ...operationQuery(client, 'listBillingAccounts', {}),
    enabled: enabled && now && exist,
  })
  const store = preferences.of('billing-account', 0, isId)
  const wished = useStore(store)
  const accounts = useMemo(() => accountsIn(query.data), [query.data])
  const known = !exist || query.data !== undefined
  return { ...chosenAccount(accounts, wished), choose: store.set, known, failed: !known && query.isError }
}
