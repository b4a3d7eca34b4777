import { formatMoney } from '../../../lib/money'
import type { Intent } from '../../../platform/payments/intent'
import type { Platform } from '../../../platform/platform'
import { outcomeOf } from './outcome'

/** Shows the outcome of a followed payment as a toast; the notification centre keeps it. */
export function announcePayment(platform: Platform, intent: Intent): void {
  const { texts, toasts, site } = platform
  const { way, final, amount, reason } = intent
  const money = (value: number): string =>
    formatMoney(value, { locale: texts.language.get().formats, currency: site.config.siteCurrency })
  const t = (key: Parameters<typeof texts.screen<'payments'>>[1]): string =>
    texts.screen('payments', key, {
      amount: money(amount),
      paid: money(final ?? amount),
      name: way.name,
      number: way.kind === 'invoice' ? way.number : '',
      count: way.kind === 'invoices' ? way.invoices.length : 1,
      reason: reason ?? '',
    })
  const say = (tone: 'success' | 'error' | 'info', title: string, text?: string): void =>
    void toasts.add({ tone, title, text, reference: intent.reference, closes: tone !== 'error' })
  const because = (): string => t(reason === undefined ? 'toast.failedPlain' : 'toast.failedText')
  const kind = outcomeOf(intent, false)
  switch (kind) {
    case 'done':
    case 'invoicePaid':
    case 'invoicesPaid':
      say('success', t(`outcome.${kind}`), t('toast.doneText'))
      break
    case 'verified':
    case 'requested':
      say('success', t(`outcome.${kind}`))
      break
    case 'invoicesPartly':
      say('error', t('outcome.invoicesPartly'), t('outcome.invoicesPartlyText'))
      break
    case 'cancelled':
      say('info', t('outcome.cancelled'), t('toast.cancelledText'))
      break
    case 'verifyCancelled':
      say('info', t('outcome.verifyCancelled'), t('outcome.verifyCancelledText'))
      break
    case 'failed':
    case 'verifyFailed':
    case 'invoiceFailed':
    case 'invoicesFailed':
    case 'requestFailed':
      say('error', t(`outcome.${kind}`), because())
  }
}
