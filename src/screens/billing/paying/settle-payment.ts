import { isOpen, type Intent, type IntentEvent, type Way } from '../../../platform/payments/intent'
import type { Intents } from '../../../platform/payments/intents'
import { amountOf, invoiceStatus, type Invoice } from '../../../platform/account/invoice'
import type { HistoryEntry } from '../history'
import { sumOf } from './invoices-to-pay'
import type { PaymentCalls } from './payment-calls'

/** Ways to pay that leave no entry of their amount in the balance history. */
const aboutInvoices: ReadonlySet<Way['kind']> = new Set(['invoice', 'invoices', 'request'])

/**
 * What a balance history says of a payment whose answer was lost: paid, when it has an entry that is newer than the payment,
 * of its amount, and not the proof of another. Payments that were answered have an entry too, without knowing which; those at
 * the page of a bank may have one, so that nothing is known (`waiting`) until they are decided.
 */
function readHistory(
  intent: Intent,
  entries: readonly HistoryEntry[],
  intents: readonly Intent[],
): IntentEvent {
  const { id, account, amount, begun, baseline = Infinity } = intent
  const others = intents.filter(
    (each) => each.id !== id && each.account === account && !aboutInvoices.has(each.way.kind),
  )
  const proofs = new Set(others.map(({ entry }) => entry))
  const [proof, ...more] = entries.filter(
    (entry) => entry.id > baseline && entry.amount === amount && !proofs.has(entry.id),
  )
  if (!proof) return { kind: 'notFound' }
  const alike = others.filter((each) => each.entry === undefined && each.amount === amount)
  const paid = alike.filter(({ step, changed }) => step === 'done' && changed >= begun).length
  const undecided = alike.filter(({ step }) => step === 'away' || step === 'pending').length
  if (more.length >= paid + undecided) return { kind: 'paid', entry: proof.id }
  return undecided > 0 ? { kind: 'waiting' } : { kind: 'notFound' }
}

/**
 * What the invoices say of a payment whose answer was lost: which of those it was for are paid, or whether one was made
 * that is not the proof of another request.
 */
function readInvoices(intent: Intent, invoices: readonly Invoice[], intents: readonly Intent[]): IntentEvent {
  const { id: own, way, amount, currency, baseline = Infinity } = intent
  const numbered = invoices.flatMap((invoice) =>
    typeof invoice.id === 'number' ? [{ ...invoice, id: invoice.id }] : [],
  )
  if (way.kind === 'invoices') {
    const paid = numbered.filter(
      ({ id, status }) => status === invoiceStatus.paid && way.invoices.includes(id),
    )
    return paid.length === 0 ? { kind: 'notFound' } : { kind: 'paid', final: sumOf(paid, currency) }
  }
  const proofs = new Set(
    intents.flatMap((each) => (each.id !== own && each.way.kind === 'request' ? (each.entry ?? []) : [])),
  )
  const made = numbered.find(
    (invoice) =>
      invoice.id > baseline &&
      !proofs.has(invoice.id) &&
      invoice.type === 'credit_topup' &&
      invoice.status === invoiceStatus.unpaid &&
      amountOf(invoice) === amount,
  )
  return made ? { kind: 'paid', entry: made.id } : { kind: 'notFound' }
}

async function readStanding(calls: PaymentCalls, intents: Intents, intent: Intent): Promise<IntentEvent> {
  const { step, way, account, identifier, charge } = intent
  if (step === 'unknown' && way.kind === 'invoice')
    return (await calls.isInvoicePaid(account, way.invoice)) ? { kind: 'paid' } : { kind: 'notFound' }
  if (step === 'unknown' && aboutInvoices.has(way.kind))
    return readInvoices(intent, await calls.invoices(account), intents.get())
  if (step === 'unknown') return readHistory(intent, await calls.history(account), intents.get())
  if (identifier === undefined) return { kind: 'refused' }
  if (way.kind === 'link') return calls.result(account, identifier)
  // A charge its holder has confirmed waits until it is closed. Before the holder is back it is not touched.
  return step === 'pending' && way.kind === 'method' && charge !== undefined
    ? calls.close(intent, charge, way.method)
    : calls.data(account, identifier)
}

/**
 * Reads how an open payment stands and stores it. A payment that is being sent belongs to its tab; when that tab is gone,
 * its answer is lost.
 * @throws ApiError when it cannot be read, the payment is as before then; or when a verified method cannot be made primary
 */
export async function settlePayment(
  intents: Intents,
  calls: PaymentCalls,
  id: string,
): Promise<Intent | undefined> {
  const intent = intents.find(id)
  if (intent?.step === 'sending') {
    // Whoever gets the lock of the account knows that no tab is sending.
    const lost = () => Promise.resolve(intents.apply(id, { kind: 'lost' }))
    return (await intents.alone(String(intent.account), lost)) ?? intent
  }
  if (intent === undefined || !isOpen(intent)) return intent
  const after = intents.apply(id, await readStanding(calls, intents, intent))
  if (after?.step !== 'done') return after
  calls.refresh()
  const { way } = after
  if (way.kind === 'verification' && way.makesPrimary) await calls.makePrimary(way.method)
  return after
}
