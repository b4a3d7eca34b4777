import { useState } from 'react'
import {
  accountName,
  useBillingAccounts,
  type BillingAccount,
  type BillingAccounts,
} from './use-billing-account'

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
