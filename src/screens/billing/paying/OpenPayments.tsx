import { useScreenTexts } from '../../../platform/i18n/use-texts'
import { isNotFound, isOpen, type Intent } from '../../../platform/payments/intent'
import { usePlatform } from '../../../platform/platform'
import { useStore } from '../../../platform/use-store'
import { useLazy } from '../../../ui/lazy'
import type { BillingAccount } from '../../../platform/account/use-billing-account'
import { loadPaymentTexts } from './load-texts'
import { PaymentNotice } from './PaymentNotice'
import { usePayments } from './use-payments'

function OpenPayment({ intent }: { readonly intent: Intent }) {
  const { texts } = usePlatform()
  useLazy(loadPaymentTexts, texts)
  const t = useScreenTexts('payments')
  const isDoubted = intent.step === 'unknown'
  const isMissing = isNotFound(intent)
  return (
    <PaymentNotice
      intent={intent}
      tone={isDoubted ? 'warning' : 'info'}
      icon={isDoubted ? 'circle-question-mark' : 'clock'}
      strong={(values) => t(isMissing ? 'open.notFound' : 'open.payment', values)}
      text={isMissing ? undefined : t(isDoubted ? 'open.doubt' : 'open.followed')}
    />
  )
}

/** Open payments of an account in this browser, which the balance does not include yet. */
export function OpenPayments({ account }: { readonly account: BillingAccount }) {
  const { intents } = usePayments()
  const open = useStore(intents).filter(
    (intent) =>
      intent.account === account.id &&
      isOpen(intent) &&
      // The form shows a payment being sent, the method its verification.
      intent.step !== 'sending' &&
      intent.way.kind !== 'verification',
  )
  return open.map((intent) => <OpenPayment key={intent.id} intent={intent} />)
}
