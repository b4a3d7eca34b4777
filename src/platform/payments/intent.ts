/** How a payment is made. `name` is for people: "Visa •••• 4242", "Duitku, OVO". */
export type Way =
  | { readonly kind: 'method'; readonly method: number; readonly keyword: string; readonly name: string }
  | {
      readonly kind: 'link'
      readonly processor: string
      /** Key of one of the processor's methods. */
      readonly option?: string | undefined
      /** Its page is opened beside the console. */
      readonly inWindow?: true | undefined
      /** A card of its own fields is charged by the call itself, instead of at its page. */
      readonly fields?: true | undefined
      readonly name: string
    }
  /** An invoice is paid by the primary method of its account, which `name` is. */
  | { readonly kind: 'invoice'; readonly invoice: number; readonly number: string; readonly name: string }
  /** Several invoices, the oldest first, by the primary method. */
  | {
      readonly kind: 'invoices'
      readonly invoices: readonly number[]
      /** Most that may be charged; undefined where all that is unpaid is paid. */
      readonly upTo?: number | undefined
      readonly name: string
    }
  /** Nothing is charged: an invoice for credit is made and sent to `name`. */
  | { readonly kind: 'request'; readonly name: string }
  /** No credit is bought: the method is charged its verification amount, which is given back. */
  | {
      readonly kind: 'verification'
      readonly method: number
      readonly keyword: string
      /** Once verified, the method is charged first. */
      readonly makesPrimary?: true | undefined
      readonly name: string
    }

/**
 * Where a payment stands: `ready` nothing was sent; `sending` the paying call is under way; `away` the customer is at the
 * page of a bank or processor; `pending` these have not decided; `unknown` the call was sent and its outcome was not seen.
 */
export type Step =
  | 'ready'
  | 'sending'
  | 'away'
  | 'pending'
  | 'unknown'
  | 'done'
  | 'failed'
  | 'cancelled'
  /** Given up by the customer after no charge was found. */
  | 'abandoned'

/** One wish to pay, from the moment its form opens until its end is known (quality T21). Amounts are major units. */
export interface Intent {
  /** Also the idempotency key of its call. */
  readonly id: string
  readonly account: number
  readonly way: Way
  /** Credit in the site's currency; the verification amount of a verification. */
  readonly amount: number
  /** What the customer pays, in `currency`; undefined while unknown. */
  readonly final: number | undefined
  readonly currency: string
  readonly step: Step
  /** Ms since 1970 of its creation and of its last event. */
  readonly begun: number
  readonly changed: number
  /** Newest entry of the balance history, or newest invoice of a request, before the call. */
  readonly baseline?: number | undefined
  /** Name of the payment in calls and in the return address. */
  readonly identifier?: string | undefined
  /** Name of a charge that has to be closed. */
  readonly charge?: string | undefined
  /** Page of the bank or processor. */
  readonly page?: string | undefined
  /** Entry of the balance history, or invoice of a request, that proves it. */
  readonly entry?: number | undefined
  /** Why it failed, in the words of the bank or platform. */
  readonly reason?: string | undefined
  /** Correlation id of the failure. */
  readonly reference?: string | undefined
  /** Ms since 1970 of the reads that found no charge. */
  readonly emptyReads?: readonly number[] | undefined
}

/** Something that happened to a payment. */
export type IntentEvent =
  /** The paying call is about to be sent. */
  | { readonly kind: 'sent'; readonly baseline?: number | undefined }
  /** The payment has begun; the customer has to go to `page`. */
  | {
      readonly kind: 'begun'
      readonly identifier: string
      readonly charge?: string | undefined
      readonly page: string
    }
  /** `final` is what was charged, where that may be less than was asked for; `reason` says why it is less. */
  | {
      readonly kind: 'paid'
      readonly entry?: number | undefined
      readonly final?: number | undefined
      readonly reason?: string | undefined
    }
  | {
      readonly kind: 'refused'
      readonly reason?: string | undefined
      readonly reference?: string | undefined
    }
  | { readonly kind: 'cancelled' }
  /** The customer has come back from the page of the bank or processor. */
  | { readonly kind: 'back' }
  /** Asked, and not decided yet. */
  | { readonly kind: 'waiting' }
  /** The answer of the paying call was lost. */
  | { readonly kind: 'lost' }
  /** The balance history was read and holds no such charge. */
  | { readonly kind: 'notFound' }
  /** The customer gives it up. */
  | { readonly kind: 'abandoned' }

/** Steps of a payment that may still take money. */
const open: ReadonlySet<Step> = new Set(['sending', 'away', 'pending', 'unknown'])

/** Whether a payment was sent and its end is not known. */
export const isOpen = ({ step }: Pick<Intent, 'step'>): boolean => open.has(step)

/** Whether a payment has ended. */
export const isOver = (intent: Pick<Intent, 'step'>): boolean => intent.step !== 'ready' && !isOpen(intent)

/** Ms between two reads of the balance history that together show that nothing was charged. */
export const emptyReadsApart = 60_000

/** Whether two reads, far enough apart, have found no charge. Only then a payment of unknown outcome may be given up. */
export function isNotFound({ step, emptyReads = [] }: Pick<Intent, 'step' | 'emptyReads'>): boolean {
  const [first = 0] = emptyReads
  return step === 'unknown' && emptyReads.length > 1 && (emptyReads.at(-1) ?? 0) - first >= emptyReadsApart
}

/** Fields an event sets; undefined when the event does not fit the step: a late answer, or a second try. */
function changes(intent: Intent, event: IntentEvent, now: number): Partial<Intent> | undefined {
  const { step, way, emptyReads = [] } = intent
  switch (event.kind) {
    case 'sent':
      return step === 'ready' ? { step: 'sending', baseline: event.baseline } : undefined
    case 'begun': {
      const { identifier, charge, page } = event
      return step === 'sending' ? { step: 'away', identifier, charge, page } : undefined
    }
    case 'paid':
      return isOpen(intent)
        ? { step: 'done', entry: event.entry, final: event.final ?? intent.final, reason: event.reason }
        : undefined
    case 'refused':
      return isOpen(intent) ? { step: 'failed', reason: event.reason, reference: event.reference } : undefined
    case 'cancelled':
      return isOpen(intent) ? { step: 'cancelled' } : undefined
    case 'back':
      return step === 'away' ? { step: 'pending' } : undefined
    case 'waiting':
      // Who has not come back may still be at the page: only `back` makes it the turn of bank or processor.
      return step === 'away' || step === 'pending' ? {} : undefined
    case 'lost':
      if (step !== 'sending') return undefined
      // A page of a processor that nobody was sent to takes no money; the same key may be sent again.
      return { step: way.kind === 'link' && !way.fields ? 'ready' : 'unknown' }
    case 'notFound':
      return step === 'unknown' ? { emptyReads: [...emptyReads, now] } : undefined
    case 'abandoned':
      return isNotFound(intent) || step === 'away' ? { step: 'abandoned' } : undefined
  }
}

/**
 * The payment after an event. An event that does not fit its step changes nothing, so that an end stays an end and only a
 * `ready` payment can be sent.
 * @param now ms since 1970
 */
export function advance(intent: Intent, event: IntentEvent, now: number): Intent {
  const changed = changes(intent, event, now)
  return changed === undefined ? intent : { ...intent, ...changed, changed: now }
}

/** What a payment is for: credit, an invoice by its id, several invoices, an invoice for credit. */
export type Purpose = number | 'credit' | 'invoices' | 'request'

/** What a way to pay is for; undefined where nothing is bought. */
export function purposeOf(way: Way): Purpose | undefined {
  if (way.kind === 'invoice') return way.invoice
  if (way.kind === 'invoices' || way.kind === 'request') return way.kind
  return way.kind === 'verification' ? undefined : 'credit'
}

/**
 * Other payments of the account that make a new one doubtful: those for the same that were paid since the form was opened, then
 * those whose end is not known. The check of a card buys nothing, so that it is no rival.
 * @param wanted the new payment; it is for credit unless it says what for
 * @param since ms since 1970 when the form was opened
 */
export function rivalsOf(
  intents: readonly Intent[],
  wanted: Pick<Intent, 'id' | 'account'> & { readonly purpose?: Purpose | undefined },
  since: number,
): readonly Intent[] {
  const others = intents.filter(
    (each) => each.id !== wanted.id && each.account === wanted.account && purposeOf(each.way) !== undefined,
  )
  const purpose = wanted.purpose ?? 'credit'
  const isPaid = (each: Intent): boolean =>
    each.step === 'done' && purposeOf(each.way) === purpose && each.changed >= since
  return [...others.filter(isPaid), ...others.filter(isOpen)]
}
