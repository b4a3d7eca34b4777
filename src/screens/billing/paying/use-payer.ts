import { useQuery } from '@tanstack/react-query'
import { operationQuery } from '../../../api/queries'
import { limitOf, limitTexts, useKeyKinds } from '../../../platform/account/key-limit'
import type { BillingAccount } from '../../../platform/account/use-billing-account'
import type { operations } from '../../../generated/operations'
import { useScreenTexts, useTexts } from '../../../platform/i18n/use-texts'
import { usePlatform } from '../../../platform/platform'
import { methodsIn, payingMethod } from '../payment-method'
import { useDistinctMethods } from '../use-distinct-methods'

/** Method an account pays its invoices with. */
export interface Payer {
  /** Its id and unambiguous name. */
  readonly method: PayingMethod | undefined
  /** Why nothing can be paid; false if it can. */
  readonly refused: string | false
  /** The account has no method it can pay with. */
  readonly isMissing: boolean
}

/** A payment method by which invoices are paid. */
export interface PayingMethod {
  readonly id: number
  readonly name: string
}

/** The method `operation` charges invoices to. The payment texts must be loaded. */
export function usePayer(account: BillingAccount, operation: keyof typeof operations): Payer {
  const { client } = usePlatform()
  const t = useScreenTexts('payments')
  const { t: word } = useTexts()
  const limit = limitOf(useKeyKinds(), operation)
  const { data, isSuccess } = useQuery(
    operationQuery(client, 'listCards', { query: { billing_account_id: account.id } }),
  )
  const methods = methodsIn(data)
  const { nameOf } = useDistinctMethods(methods)
  const card = payingMethod(methods)
  const refused = limit ? word(limitTexts[limit]) : !card && t(isSuccess ? 'noWay' : 'calculating')
  const isMissing = isSuccess && !card
  return { method: card && { id: card.id, name: nameOf(card) }, refused, isMissing }
}
