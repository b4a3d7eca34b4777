import type { components } from '../../generated/api-types'
import { isRecord } from '../../lib/is-record'
import { createStore } from '../../lib/store'
import type { Platform } from '../platform'
import { accountName } from './use-billing-account'

type Answer = components['schemas']['RecurringPaymentAnswer']

/** What an automatic top-up did when its settings were saved (requirement BILLING-30). */
export type PaymentReport = components['schemas']['PaymentReport']

/** Reports since this page was loaded, by account. */
export const paymentReports = createStore<ReadonlyMap<number, PaymentReport>>(new Map())

function isAnswer(value: unknown): value is Answer {
  if (!isRecord(value) || !isRecord(value.account) || !isRecord(value.payment_report)) return false
  return typeof value.account.id === 'number' && Array.isArray(value.payment_report.errors)
}

/**
 * Keeps the report of an answer to saved settings; a malformed one is none. A failed top-up is a message as well, which
 * stays among the notifications: the platform lists no tries that failed.
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
