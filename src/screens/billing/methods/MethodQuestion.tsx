import { formatMoney } from '../../../lib/money'
import type { BillingAccount } from '../../../platform/account/use-billing-account'
import { addsFee } from '../../../platform/account/use-owed-words'
import { useScreenTexts, useTexts } from '../../../platform/i18n/use-texts'
import { useMoney } from '../../../platform/money/use-money'
import { usePlatform } from '../../../platform/platform'
import { AutomaticSums } from '../AutomaticRuns'
import type { Card } from '../payment-method'
import { supportsAutoTopUp } from '../supports-auto-top-up'
import { MethodDialog } from './MethodDialog'
import { useMethodCall } from './use-method-call'
import { verifierOf } from './use-method-entries'
import { useVerifyMethod } from './use-verify-method'

export interface MethodQuestionProps {
  readonly account: BillingAccount
  readonly kind: 'verify' | 'primary' | 'remove'
  readonly card: Card
  /** Unambiguous name of the card. */
  readonly name: string
  readonly onClose: () => void
}

/** Asks before a payment method is verified, removed, or made the primary one, which automatic top-up charges. */
export function MethodQuestion({ account, kind, card, name, onClose }: MethodQuestionProps) {
  const t = useScreenTexts('methods')
  const billing = useScreenTexts('billing')
  const money = useMoney()
  const { locale } = useTexts()
  const { site } = usePlatform()
  const { pending, call } = useMethodCall()
  const { pending: verifyPending, verify } = useVerifyMethod()
  if (kind === 'verify') {
    const processor = verifierOf(card, site.config.paymentProcessors)
    if (processor === undefined) return null
    const amount = formatMoney(processor.verification_amount ?? 0, {
      locale,
      currency: site.config.siteCurrency,
    })
    return (
      <MethodDialog
        title={t('verifyTitle', { name })}
        text={t(card.is_verification_pending === true ? 'verifyAgainText' : 'verifyText', { amount })}
        confirm={{ label: t('verifyNow'), danger: false }}
        pending={verifyPending}
        onConfirm={() => verify(card, processor, t('verified', { name }))}
        onClose={onClose}
      />
    )
  }
  const wanted = { payment_object_id: card.id }
  if (kind === 'primary') {
    const amount = account.recurring_payment_amount ?? 0
    const isCharged = supportsAutoTopUp(card, site)
    const rule = billing(addsFee(site.config) ? 'topUp.onWithFee' : 'topUp.on', {
      threshold: money.format(account.recurring_payment_threshold ?? 0),
      amount: money.format(amount),
      method: name,
    })
    return (
      <MethodDialog
        title={t('primaryTitle', { name })}
        text={isCharged ? `${t('primaryChargesText')} ${rule}` : t('primaryEndsText', { name })}
        confirm={{ label: t('makePrimary'), danger: false }}
        pending={pending}
        onConfirm={() => call('setPrimaryCard', wanted, t('madePrimary', { name }))}
        onClose={onClose}
      >
        {isCharged && <AutomaticSums {...{ account, card, amount }} method={name} />}
      </MethodDialog>
    )
  }
  return (
    <MethodDialog
      title={t('removeTitle', { name })}
      text={t(card.is_primary ? 'removePrimaryText' : 'removeText')}
      confirm={{ label: t('removeNow'), danger: true }}
      pending={pending}
      onConfirm={() => call('deleteCard', wanted, t('removed', { name }))}
      onClose={onClose}
    />
  )
}
