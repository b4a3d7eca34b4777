import { expect, it } from 'vitest'
import { notePaymentReport, paymentReports } from '../../../../src/platform/account/payment-report'
import { createToastStore } from '../../../../src/ui/feedback/toast-store'
import { english } from '../stand'

const page = async () => ({ texts: await english(), toasts: createToastStore() })
const declined = { triggered: true, errors: ['Card was declined'] }

it('[BILLING-30] a report is kept by account, the last one', async () => {
  const { texts, toasts } = await page()
  await notePaymentReport({ texts, toasts }, { account: { id: 7 }, payment_report: declined })
  expect(paymentReports.get().get(7)).toEqual(declined)
  const idle = { triggered: false, errors: [] }
  await notePaymentReport({ texts, toasts }, { account: { id: 7 }, payment_report: idle })
  expect(paymentReports.get().get(7)).toEqual(idle)
})

it('[BILLING-30] a top-up that failed is a message that stays, one that was made is none', async () => {
  const { texts, toasts } = await page()
  const done = { triggered: true, errors: [] }
  await notePaymentReport({ texts, toasts }, { account: { id: 7 }, payment_report: done })
  expect(toasts.snapshot()).toEqual([])
  await notePaymentReport({ texts, toasts }, { account: { id: 7 }, payment_report: declined })
  const title = 'Error: The automatic top-up of “7” failed.'
  expect(toasts.snapshot()).toMatchObject([
    { tone: 'error', title, text: 'Card was declined', closes: false },
  ])
})

it.for([[undefined], [{}], [{ account: { id: 8 } }], [{ payment_report: { triggered: true, errors: [] } }]])(
  'an answer like %j has none',
  async ([answer]) => {
    const before = paymentReports.get()
    await notePaymentReport(await page(), answer)
    expect(paymentReports.get()).toBe(before)
  },
)
