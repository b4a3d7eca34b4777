import type { components } from '../../generated/api-types'
import { isRecord } from '../../lib/is-record'
import { createStore } from '../../lib/store'
import type { Platform } from '../platform'
import { accountName } from './use-billing-account'

type Answer = components['schemas']['RecurringPaymentAnswer']

/** Result of the automatic top-up that saving its settings can start (requirement BILLING-30). */
export type PaymentReport = components['schemas']['PaymentReport']

/** Reports since this page was loaded, by account. */
export const paymentReports = createStore<ReadonlyMap<number, PaymentReport>>(new Map())

function isAnswer(value: unknown): value is Answer {
  if (!isRecord(value) || !isRecord(value.account) || !isRecord(value.payment_report)) return false
  return typeof value.account.id === 'number' && Array.isArray(value.payment_report.errors)
}

/**
 * Stores the report in the answer to saved settings; ignores a malformed one. A failed top-up is also a toast, which
 * stays in the notifications: the platform does not list failed attempts.
 */
export async function notePaymentReport(
  { texts, toasts }: Pick<Platform, 'texts' | 'toasts'>,
  answer: unknown,
): Promise<void> {
  if (!isAnswer(answer)) return
  const { account, payment_report: report } = answer
  paymentReports.set(new Map(paymentReports.get()).set(account.id, report))
  if (!report.triggered || report.errors.length === 0) return
  await texts.loadScreen('billing')
  const message = texts.screen('billing', 'topUp.failed', { account: accountName(account) })
  toasts.add({
    tone: 'error',
    title: texts.t('toast.errorPrefix', { message }),
    text: report.errors.join(' '),
    closes: false,
  })
}
