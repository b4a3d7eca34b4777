import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { isDescribed } from '../../api/reads'
import { operationQuery } from '../../api/queries'
import type { components } from '../../generated/api-types'
import { isRecord } from '../../lib/is-record'
import { usePlatform } from '../platform'
import { useStore } from '../use-store'

export type BillingAccount = components['schemas']['BillingAccount']

/** An account as what pays for things, for code that knows no types of resources. */
export type Payer = BillingAccount

/** The call that lists the accounts. */
export const accountsOperation = 'listBillingAccounts'

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

/** Whether a value can be shown as an account. */
export function isAccount(value: unknown): value is BillingAccount {
  return isRecord(value) && typeof value.id === 'number'
}

const isId = (value: unknown): value is number => typeof value === 'number'

/** What an account is called: its title, company, person, or number. */
export function accountName(account: BillingAccount): string {
  return account.title || account.company_name || account.customer_name || String(account.id)
}

/** The balance before VAT: credit less the use of the running month; undefined where the account does not say it. */
export function knownBalance(account: BillingAccount): number | undefined {
  return account.running_totals?.ongoing ?? account.precalc_ongoing ?? undefined
}

/** The balance before VAT as well as it is known; below zero is owed. */
export function accountBalance(account: BillingAccount): number {
  return knownBalance(account) ?? account.running_totals?.credit_available ?? account.credit_amount ?? 0
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
  const exist = isDescribed(accountsOperation)
  const query = useQuery({
    ...operationQuery(client, accountsOperation, {}),
    enabled: enabled && now && exist,
  })
  const store = preferences.of('billing-account', 0, isId)
  const wished = useStore(store)
  const accounts = useMemo(() => accountsIn(query.data), [query.data])
  const known = !exist || query.data !== undefined
  return { ...chosenAccount(accounts, wished), choose: store.set, known, failed: !known && query.isError }
}
