import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { isDescribed } from '../../api/reads'
import { operationQuery } from '../../api/queries'
import { shape } from '../../generated/answers/listBillingAccounts'
import type { components } from '../../generated/api-types'
import { decode, decodeItems } from '../../lib/answer-shape'
import { usePlatform } from '../platform'
import { useStore } from '../use-store'
import { restrictionOf } from './restriction'

export type BillingAccount = components['schemas']['BillingAccount']

/** A billing account as the payer, for code without knowledge of resource types. */
export type Payer = BillingAccount

/** Operation that lists the accounts. */
export const accountsOperation = 'listBillingAccounts'

/** Billing accounts a customer may use, and the current one. */
export interface BillingAccounts {
  accounts: readonly BillingAccount[]
  current: BillingAccount | undefined
  /** The id chosen last in this browser; 0 if none was. */
  wished: number
  choose: (id: number) => void
  /** False until the list has answered. */
  known: boolean
  /** The list failed. */
  failed: boolean
}

/** The account in an answer; undefined if it cannot be used. */
export function accountIn(answer: unknown): BillingAccount | undefined {
  return decode(shape, answer).value
}

const isId = (value: unknown): value is number => typeof value === 'number'

/** Name of an account: its title, company, person or number. */
export function accountName(account: BillingAccount): string {
  return account.title || account.company_name || account.customer_name || String(account.id)
}

/** Balance before VAT: credit less the current month's usage; undefined if the account lacks data. */
export function knownBalance(account: BillingAccount): number | undefined {
  return account.running_totals?.ongoing ?? account.precalc_ongoing ?? undefined
}

/** Best known balance before VAT; negative if money is owed. */
export function accountBalance(account: BillingAccount): number {
  return knownBalance(account) ?? account.running_totals?.credit_available ?? account.credit_amount ?? 0
}

/** Whether an account may pay for new records, by status and restriction level (specification section 4). */
export function isAccountOpen(account: BillingAccount | undefined): boolean {
  if (!account || account.is_deleted) return false
  const restriction = restrictionOf(account)
  return restriction === undefined || restriction === 'limited'
}

/** Whether an account is limited to small machines (specification section 3, limitedBillingAccountConfig). */
export function isAccountLimited(account: BillingAccount): boolean {
  return account.restriction_level === 'LIMITED'
}

/** Accounts of an answer that are not deleted. */
export function accountsIn(answer: unknown): readonly BillingAccount[] {
  return decodeItems(shape, answer).items.filter((account) => !account.is_deleted)
}

/** The account with this id, otherwise the default or first one. */
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

/** Billing accounts with the stored or default one as current. */
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
  const chosen = useMemo(() => chosenAccount(accountsIn(query.data), wished), [query.data, wished])
  const known = !exist || query.data !== undefined
  return { ...chosen, wished, choose: store.set, known, failed: !known && query.isError }
}

/** The account that a form charges. */
export interface ChargedAccount extends BillingAccounts {
  /**
   * Name of the account that was to be charged, if the current one has replaced it without being chosen: it was deleted, or
   * another one became the default.
   */
  replaced: string | undefined
}

/** The account to charge, as it was when the form opened or was chosen since: who pays is never guessed. */
export function useChargedAccount(): ChargedAccount {
  const accounts = useBillingAccounts()
  const { current, wished } = accounts
  const [seen, setSeen] = useState<{ account: BillingAccount; wished: number }>()
  if (current && seen?.wished !== wished) setSeen({ account: current, wished })
  const expected = wished || seen?.account.id
  const isReplaced = current !== undefined && expected !== undefined && current.id !== expected
  const name = seen?.account.id === expected && seen ? accountName(seen.account) : String(expected)
  return { ...accounts, replaced: isReplaced ? name : undefined }
}
