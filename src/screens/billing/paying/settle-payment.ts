import { isOpen, type Intent, type IntentEvent, type Way } from '../../../platform/payments/intent'
import type { Intents } from '../../../platform/payments/intents'
import { amountOf, invoiceStatus, type Invoice } from '../../../platform/account/invoice'
import type { HistoryEntry } from '../history'
import { payableInvoices, sumOf, type NumberedInvoice } from './invoices-to-pay'
import type { PaymentCalls } from './payment-calls'

/** Ways to pay that leave no entry of their amount in the balance history. */
const aboutInvoices: ReadonlySet<Way['kind']> = new Set(['invoice', 'invoices', 'request'])

/**
 * Settles a payment whose answer was lost, by the balance history: paid if an entry is newer, has its amount and does not
 * prove another payment. Answered payments of that amount also have an entry, but it is unknown which; those at a bank's page
 * may have one, so the result is `waiting` until they are decided.
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

/** Ids of the invoices a way pays, in order of payment. */
const invoicesOf = (way: Way): readonly number[] =>
  way.kind === 'invoice' ? [way.invoice] : way.kind === 'invoices' ? way.invoices : []

/** Invoices paid by a payment; if less was charged than requested, the first ones that the charge covers. */
function paidBy({ way, step, final, currency }: Intent, known: ReadonlyMap<number, NumberedInvoice>) {
  if (step !== 'done') return []
  const wanted = invoicesOf(way).flatMap((id) => known.get(id) ?? [])
  return way.kind === 'invoices' ? payableInvoices(wanted, final, currency) : wanted
}

/** Invoices closed by the platform, which have an id; the running month's invoice has none. */
const numbered = (invoices: readonly Invoice[]): readonly NumberedInvoice[] =>
  invoices.flatMap((invoice) => (typeof invoice.id === 'number' ? [{ ...invoice, id: invoice.id }] : []))

/** Settles an invoice payment whose answer was lost: its invoices that are paid, and not by another payment. */
function readPaid(intent: Intent, invoices: readonly Invoice[], intents: readonly Intent[]): IntentEvent {
  const { id: own, account, way, currency } = intent
  const known = new Map(numbered(invoices).map((invoice) => [invoice.id, invoice]))
  const others = intents.filter((each) => each.id !== own && each.account === account)
  const taken = new Set(others.flatMap((each) => paidBy(each, known)))
  const paid = invoicesOf(way)
    .flatMap((id) => known.get(id) ?? [])
    .filter((invoice) => invoice.status === invoiceStatus.paid && !taken.has(invoice))
  if (paid.length === 0) return { kind: 'notFound' }
  return { kind: 'paid', final: way.kind === 'invoices' ? sumOf(paid, currency) : undefined }
}

/** Settles an invoice request whose answer was lost: a new matching invoice that does not prove another request. */
function readMade(intent: Intent, invoices: readonly Invoice[], intents: readonly Intent[]): IntentEvent {
  const { id: own, amount, baseline = Infinity } = intent
  const proofs = new Set(
    intents.flatMap((each) => (each.id !== own && each.way.kind === 'request' ? (each.entry ?? []) : [])),
  )
  const made = numbered(invoices).find(
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
  if (step === 'unknown' && aboutInvoices.has(way.kind)) {
    const read = way.kind === 'request' ? readMade : readPaid
    return read(intent, await calls.invoices(account), intents.get())
  }
  if (step === 'unknown') return readHistory(intent, await calls.history(account), intents.get())
  if (identifier === undefined) return { kind: 'refused' }
  if (way.kind === 'link') return calls.result(account, identifier)
  // A confirmed charge waits to be closed. It is only read before its holder is back.
  return step === 'pending' && way.kind === 'method' && charge !== undefined
    ? calls.close(intent, charge, way.method)
    : calls.data(account, identifier)
}

/**
 * Reads the state of an open payment and stores it. A payment being sent belongs to its tab; if that tab is closed, the
 * answer is lost.
 * @throws ApiError if the state cannot be read (the payment is unchanged), or a verified method cannot be made primary
 */
export async function settlePayment(
  intents: Intents,
  calls: PaymentCalls,
  id: string,
): Promise<Intent | undefined> {
  const intent = intents.find(id)
  if (intent?.step === 'sending') {
    // Getting the lock of the account proves that no tab is sending.
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
