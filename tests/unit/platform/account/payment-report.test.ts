import { expect, it } from 'vitest'
import { notePaymentReport, paymentReports } from '../../../../src/platform/account/payment-report'

it('[BILLING-30] a report is kept by account, the last one', () => {
  notePaymentReport({
    account: { id: 7 },
    payment_report: { triggered: true, errors: ['Card was declined'] },
  })
  expect(paymentReports.get().get(7)).toEqual({ triggered: true, errors: ['Card was declined'] })
  notePaymentReport({ account: { id: 7 }, payment_report: { triggered: false, errors: [] } })
  expect(paymentReports.get().get(7)).toEqual({ triggered: false, errors: [] })
})

it.for([[undefined], [{}], [{ account: { id: 8 } }], [{ payment_report: { triggered: true, errors: [] } }]])(
  'an answer like %j has none',
  ([answer]) => {
    const before = paymentReports.get()
    notePaymentReport(answer)
    expect(paymentReports.get()).toBe(before)
  },
)
