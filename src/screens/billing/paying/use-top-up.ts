import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { operationQuery } from '../../../api/queries'
import { payPath } from '../../../lib/pay-path'
import { useScreenTexts } from '../../../platform/i18n/use-texts'
import { leaveFor } from '../../../platform/leave-for'
import { shownDigits } from '../../../lib/money'
import { linkMethodsOf } from '../../../platform/account/link-methods'
import { knownBalance, type BillingAccount } from '../../../platform/account/use-billing-account'
import { usePlatform } from '../../../platform/platform'
import type { NumberValue } from '../../../ui/form-controls/NumberInput'
import { methodsIn } from '../payment-method'
import { useDistinctMethods } from '../use-distinct-methods'
import { amountProblem, owedAmount, presetAmounts, withOwed, type AmountProblem } from './amount'
import { topUpDraft, useForgottenDraft } from './top-up-draft'
import { agreedPrice, topUpPrice, type TopUpPrice } from './top-up-price'
import { useFinalAmount, type FinalAmount } from './use-final-amount'
import { useSend, type Sending } from './use-send'
import { withFields } from './fields-ways'
import { orderWays } from './order-ways'
import { offeredWays, type OfferedWay } from './ways'

/** State of a top-up form. Amounts are major units of the site's currency. */
export interface TopUp extends Omit<Sending, 'send'> {
  readonly amount: NumberValue
  readonly setAmount: (amount: NumberValue) => void
  readonly presets: readonly number[]
  readonly minimum: number
  readonly digits: number
  /** Problem of the amount, also before it is shown. */
  readonly problem: AmountProblem | 'noNumber' | undefined
  /** Undefined while the saved methods are unknown. */
  readonly ways: readonly OfferedWay[] | undefined
  /** How many of them are shown at once. */
  readonly firstWays: number
  readonly waysFailure: unknown
  readonly retryWays: () => void
  readonly way: OfferedWay | undefined
  /** The chosen way is no longer offered. Another one is used only when it is chosen. */
  readonly isWayGone: boolean
  readonly setWay: (id: string) => void
  /** In minor units; undefined without an amount. */
  readonly price: TopUpPrice | undefined
  /** Whether the lines of `price` add up to what the platform charges. */
  readonly agreed: boolean
  readonly final: FinalAmount
  /** Currency of the charge. */
  readonly chargeCurrency: string
  /** Pays despite the rivals on the screen. */
  readonly pay: () => Promise<void>
}

const noMoney = (amount: NumberValue): boolean => typeof amount === 'string'

/** State of the top-up form of an account (requirements PAYMENT-27 to PAYMENT-32). */
export function useTopUp(account: BillingAccount): TopUp {
  const platform = usePlatform()
  const { client, site, session, now, basePath } = platform
  const t = useScreenTexts('payments')
  const { paymentProcessors = [], minimumTopupAmount, siteCurrency } = site.config
  const minimum = minimumTopupAmount ?? 0
  const digits = shownDigits(siteCurrency)
  const owed = owedAmount(knownBalance(account), digits)
  const presets = withOwed(presetAmounts(minimum, digits), owed, minimum)
  const draft = useMemo(() => topUpDraft(session, account.id), [session, account.id])
  const [kept] = useState(() => draft.read())
  const [amount, setAmount] = useState<NumberValue>(() =>
    typeof kept?.amount === 'number' || typeof kept?.amount === 'string'
      ? kept.amount
      : presets.at(owed === undefined ? -2 : 0),
  )
  const [wayId, setWay] = useState(() => (typeof kept?.way === 'string' ? kept.way : undefined))
  const { send, ...sending } = useSend(account.id)
  useForgottenDraft(sending.sent)

  useEffect(() => {
    draft.write({
      ...(amount === undefined ? {} : { amount }),
      ...(wayId === undefined ? {} : { way: wayId }),
    })
  }, [draft, amount, wayId])

  const cards = useQuery(operationQuery(client, 'listCards', { query: { billing_account_id: account.id } }))
  const methods = methodsIn(cards.data)
  const { nameOf } = useDistinctMethods(methods)
  const offered = cards.isSuccess
    ? withFields(offeredWays(paymentProcessors, methods, nameOf, now()), (name) => t('cardBy', { name }))
    : undefined
  const { ways, first } = orderWays(offered ?? [], linkMethodsOf(account))
  const found = ways.find(({ id }) => id === wayId)
  const isWayGone = ways.length > 0 && wayId !== undefined && found === undefined
  const way = isWayGone ? undefined : (found ?? ways[0])

  const number = typeof amount === 'number' ? amount : undefined
  const problem = noMoney(amount) ? 'noNumber' : amountProblem(number, minimum, digits)
  const valid = problem === undefined ? number : undefined
  const final = useFinalAmount(account.id, way?.processor.keyword, valid)
  const chargeCurrency = way?.processor.charge_currency_conversion?.to_currency ?? siteCurrency
  const factor = 10 ** digits
  const estimate =
    valid === undefined || way === undefined
      ? undefined
      : topUpPrice(Math.round(valid * factor), way.processor.service_fee, account.vat_percentage ?? 0, digits)
  const agreedLines =
    estimate && final.amount !== undefined && chargeCurrency === siteCurrency
      ? agreedPrice(estimate, Math.round(final.amount * factor))
      : undefined
  const pay = async (): Promise<void> => {
    if (valid === undefined || way === undefined || final.amount === undefined) return
    if (way.way.kind === 'link' && way.way.fields) {
      // The fields run the vendor's script in a separate document; the draft is kept for coming back.
      leaveFor(payPath(basePath, way.way.processor, account.id, valid))
      return
    }
    // Whoever pays has chosen it, also if it was the first one.
    setWay(way.id)
    const payment = { way: way.way, amount: valid, final: final.amount, currency: chargeCurrency }
    await send(payment)
  }

  return {
    amount,
    setAmount,
    presets,
    minimum,
    digits,
    problem,
    ways: offered && ways,
    firstWays: first,
    waysFailure: cards.error,
    retryWays: () => void cards.refetch(),
    way,
    isWayGone,
    setWay,
    price: agreedLines ?? estimate,
    agreed: agreedLines !== undefined || chargeCurrency !== siteCurrency || final.amount === undefined,
    final,
    chargeCurrency,
    ...sending,
    pay,
  }
}
