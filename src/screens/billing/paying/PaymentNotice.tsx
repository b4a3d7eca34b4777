import { paymentParameter, paymentReturnPath } from '../../../lib/payment-paths'
import { useScreenTexts } from '../../../platform/i18n/use-texts'
import type { Intent } from '../../../platform/payments/intent'
import { usePlatform } from '../../../platform/platform'
import { Notice } from '../../../ui/feedback/Notice'
import { LinkButton } from '../../../ui/form-controls/LinkButton'
import { useChargeMoney } from './use-charge-money'

interface PaymentNoticeProps extends Pick<Parameters<typeof Notice>[0], 'tone' | 'icon' | 'text'> {
  readonly intent: Intent
  /** Title; gets the amount and the name of the way to pay. */
  readonly strong: (values: { amount: string; name: string }) => string
}

/** Notice about a payment, with a link to its page. */
export function PaymentNotice({ intent, strong, ...notice }: PaymentNoticeProps) {
  const { site } = usePlatform()
  const t = useScreenTexts('payments')
  const { money } = useChargeMoney()
  const { id, way, final, amount } = intent
  // `final` is less if some invoices were refused.
  const credit = way.kind === 'invoices' ? (final ?? amount) : amount
  return (
    <Notice
      {...notice}
      strong={strong({ amount: money(credit, site.config.siteCurrency), name: way.name })}
      action={
        <LinkButton size="sm" href={`${paymentReturnPath}?${paymentParameter}=${id}`}>
          {t('rival.see')}
        </LinkButton>
      }
    />
  )
}
