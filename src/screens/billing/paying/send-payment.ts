import type { Intent, IntentEvent } from '../../../platform/payments/intent'
import type { Intents } from '../../../platform/payments/intents'
import { newestId } from '../../../platform/payments/newest-id'
import { sendOnce, type SentOnce } from '../../../platform/payments/send-once'
import { payableInvoices, sumOf, unpaidInvoices } from './invoices-to-pay'
import type { PaymentCalls, Started } from './payment-calls'

function eventOf(started: Started): IntentEvent {
  return started.kind === 'paid' ? { kind: 'paid', final: started.final, reason: started.reason } : started
}

async function startOf(calls: PaymentCalls, intent: Intent): Promise<Started> {
  const { way } = intent
  if (way.kind === 'link') return calls.begin(intent, way.processor, way.option)
  if (way.kind === 'method') return calls.buy(intent, way.method, way.keyword)
  if (way.kind === 'invoice') return calls.payInvoice(intent, way.invoice)
  if (way.kind === 'invoices') return calls.payInvoices(intent, way.upTo)
  if (way.kind === 'request') return calls.requestInvoice(intent)
  throw new TypeError('A verification buys nothing')
}

/** Id of the newest entry or invoice before the call; newer ones settle a lost answer. */
async function baselineOf(calls: PaymentCalls, { way, account }: Intent): Promise<number | undefined> {
  if (way.kind === 'method') return newestId(await calls.history(account))
  return way.kind === 'request' ? newestId(await calls.invoices(account)) : undefined
}

/** Whether the platform would pay what the customer has agreed to. */
async function isAsAgreed(calls: PaymentCalls, { way, account, amount, currency }: Intent): Promise<boolean> {
  const isByInvoice = way.kind === 'invoice' || way.kind === 'invoices'
  if (isByInvoice && way.method !== undefined && (await calls.payer(account)) !== way.method) return false
  if (way.kind === 'invoice') return !(await calls.isInvoicePaid(account, way.invoice))
  if (way.kind !== 'invoices') return true
  const payable = payableInvoices(unpaidInvoices(await calls.invoices(account)), way.upTo, currency)
  return payable.map(({ id }) => id).join() === way.invoices.join() && sumOf(payable, currency) === amount
}

/**
 * Sends a payment of any kind once (`sendOnce`). Nothing is sent if the unpaid invoices, or the method that pays them,
 * differ from those on the screen.
 * @param press ms since 1970 when the form was opened, and ids of rivals the customer has accepted
 * @throws ApiError if balance history or invoices cannot be read, and PaymentNotStored; nothing was sent then
 */
export async function sendPayment(
  intents: Intents,
  calls: PaymentCalls,
  wanted: Intent,
  press: { readonly since: number; readonly inSpiteOf?: readonly string[] },
): Promise<SentOnce> {
  const sent = await sendOnce(intents, wanted, {
    ...press,
    isAsAgreed: () => isAsAgreed(calls, wanted),
    readBaseline: () => baselineOf(calls, wanted),
    start: async (): Promise<IntentEvent> => eventOf(await startOf(calls, wanted)),
  })
  if (sent.kind === 'sent' || sent.kind === 'changed') calls.refresh()
  return sent
}
