import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { operationQuery } from '../../api/queries'
import type { CustomQuestionProps } from '../../engine/actions/custom-contexts'
import { ReadState } from '../../engine/record/ReadState'
import { accountIn, accountName, type BillingAccount } from '../../platform/account/use-billing-account'
import { useScreenTexts, useTexts } from '../../platform/i18n/use-texts'
import { useMoney } from '../../platform/money/use-money'
import { usePlatform } from '../../platform/platform'
import { useOneCall } from '../../platform/use-one-call'
import { Notice } from '../../ui/feedback/Notice'
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog'
import { AutomaticSums } from './AutomaticRuns'
import { useFinalAmount } from './paying/use-final-amount'
import { methodsIn, primaryOf } from './payment-method'
import { supportsAutoTopUp } from './supports-auto-top-up'
import { useDistinctMethods } from './use-distinct-methods'

interface QuestionProps extends Pick<CustomQuestionProps, 'button' | 'onConfirm' | 'onClose'> {
  readonly account: BillingAccount
  /** Balance below which the account is topped up, in major units of the site's currency. */
  readonly threshold: number
  /** Credit per top-up, in the same units. */
  readonly amount: number
}

function Question({ account, threshold, amount, button, onConfirm, onClose }: QuestionProps) {
  const platform = usePlatform()
  const t = useScreenTexts('billing')
  const { t: word } = useTexts()
  const money = useMoney()
  const cards = useQuery(
    operationQuery(platform.client, 'listCards', { query: { billing_account_id: account.id } }),
  )
  const methods = methodsIn(cards.data)
  const { nameOf } = useDistinctMethods(methods)
  const card = primaryOf(methods)
  const method = card && nameOf(card)
  const keyword = card?.processor?.keyword
  const final = useFinalAmount(account.id, keyword, amount)
  const balance = account.running_totals?.ongoing
  const isLow = balance !== undefined && balance < threshold
  const refused = !cards.isSuccess
    ? undefined
    : card === undefined
      ? t('topUp.noMethod')
      : !supportsAutoTopUp(card, platform.site)
        ? t('topUp.unsupported', { method: method ?? '' })
        : undefined
  const isPriced = cards.isSuccess && (keyword === undefined || final.amount !== undefined)
  const isUnknown = cards.isError || final.failure != null
  const { pending, run } = useOneCall()
  const [isChanged, setChanged] = useState(false)
  /** The platform charges the primary method, which may be another one since the question was opened. */
  const confirm = (): Promise<void> =>
    run(async () => {
      const now = await cards.refetch()
      const isSame = primaryOf(methodsIn(now.data))?.id === card?.id
      setChanged(!isSame)
      if (isSame && now.isSuccess) onConfirm()
    })
  return (
    <ConfirmDialog
      title={t('topUp.ask', { account: accountName(account) })}
      description={refused === undefined && t('topUp.askText', { threshold: money.format(threshold) })}
      refused={refused}
      waits={isPriced ? undefined : t(isUnknown ? 'topUp.notCalculated' : 'topUp.calculating')}
      confirm={{ label: isLow ? t('topUp.saveAndCharge') : button, danger: false }}
      cancelLabel={word('action.cancel')}
      closeLabel={word('action.close')}
      pending={pending}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <ReadState
        title={t('methods.title')}
        elements={{
          odd: 0,
          pending: cards.isPending,
          failure: cards.error ?? undefined,
          refetch: () => void cards.refetch(),
        }}
      >
        {card && method !== undefined && refused === undefined && (
          <AutomaticSums account={account} card={card} method={method} amount={amount} />
        )}
      </ReadState>
      {isChanged && method !== undefined && (
        <Notice tone="warning" strong={t('topUp.methodChanged', { method })} />
      )}
      {isLow && <Notice tone="warning" strong={t('topUp.atOnce', { balance: money.format(balance) })} />}
    </ConfirmDialog>
  )
}

/**
 * Asks before an automatic top-up is saved. Shows the amount and method of each charge, and warns if saving charges at
 * once because the balance is already below the threshold (platform facts, section 13).
 */
export function AutomaticQuestion({ target, values, ...props }: CustomQuestionProps) {
  const { client } = usePlatform()
  const row = accountIn(target.row.record)
  const { data } = useQuery({
    ...operationQuery(client, 'getBillingAccount', { query: { billing_account_id: row?.id ?? 0 } }),
    enabled: row !== undefined,
  })
  const account = accountIn(data) ?? row
  const threshold = values['recurring_payment_threshold']
  const amount = values['recurring_payment_amount']
  if (!account || typeof threshold !== 'number' || typeof amount !== 'number') return null
  return <Question account={account} threshold={threshold} amount={amount} {...props} />
}
