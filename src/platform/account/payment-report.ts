import type { components } from '../../generated/api-types'
import { isRecord } from '../../lib/is-record'
import { createStore } from '../../lib/store'

type Answer = components['schemas']['RecurringPaymentAnswer']

/** What an automatic top-up did when its settings were saved (requirement BILLING-30). */
export type PaymentReport = components['schemas']['PaymentReport']

/** Reports since this page was loaded, by account. */
export const paymentReports = createStore<ReadonlyMap<number, PaymentReport>>(new Map())

function isAnswer(value: unknown): value is Answer {
  if (!isRecord(value) || !isRecord(value.account) || !isRecord(value.payment_report)) return false
  return typeof value.account.id === 'number' && Array.isArray(value.payment_report.errors)
}

/** Keeps the report of an answer to saved settings; a malformed one is none. */
export function notePaymentReport(answer: unknown): void {
  if (!isAnswer(answer)) return
  const { account, payment_report: report } = answer
  paymentReports.set(new Map(paymentReports.get()).set(account.id, report))
}
