import { Hono } from 'hono'
import { choose } from '../charging/online-payment'
import type { Work } from '../context'
import { paymentPath } from '../http/payment-path'
import { runInTransaction } from '../run-in-transaction'
import type { Runtime } from '../runtime'
import type { PayerChoice } from '../store/kinds'
import { goBack, paymentPages, unknownPage, walletPage } from './pages'

const choices: readonly PayerChoice[] = ['success', 'failure', 'pending', 'cancel']

/**
 * Simulated pages of payment processors and banks: the visitor with a payment's identifier chooses its outcome and
 * returns to the console. One transaction per page, in the same database.
 */
export function createPaymentPages(runtime: Runtime): (request: Request) => Promise<Response> {
  const app = new Hono().basePath(paymentPath)
  const within = (work: (present: Work) => Response): Response => runInTransaction(runtime, work)
  app.get('/:id', (c) =>
    within(({ records, catalogue }) => {
      const key = c.req.param('id')
      const payment = records.find('payment', { key })
      if (payment) return paymentPages(payment, catalogue)
      const ticket = records.find('ticket', { key })
      return ticket?.state.purpose === 'wallet' ? walletPage(key) : unknownPage()
    }),
  )
  app.on(['GET', 'POST'], '/:id/:choice', (c) =>
    within((work) => {
      const key = c.req.param('id')
      const choice = choices.find((known) => known === c.req.param('choice'))
      return choice === undefined ? unknownPage() : answer(work, c.req.method, key, choice)
    }),
  )
  app.notFound(unknownPage)
  app.onError((error) => {
    throw error
  })
  return async (request) => app.fetch(request)
}

function answer(work: Work, method: string, key: string, choice: PayerChoice): Response {
  const { records } = work
  const payment = records.find('payment', { key })
  if (payment) {
    choose(work, payment, choice)
    const { billing_account_id: account, identifier } = payment.document
    const { returnUrl, card } = payment.state
    return goBack(method, returnUrl, {
      billing_account_id: `${account}`,
      identifier,
      ...(card === null ? {} : { payment_object_id: `${card}` }),
      result: choice,
    })
  }
  const ticket = records.find('ticket', { key })
  if (ticket?.state.purpose !== 'wallet') return unknownPage()
  const { state } = ticket
  const isOpen = state.answer === null || state.answer === 'pending'
  if (isOpen) records.save({ ...ticket, state: { ...state, answer: choice } })
  return goBack(method, state.returnUrl, { session_id: state.session, setup_token: key, result: choice })
}
