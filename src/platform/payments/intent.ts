/** How a payment is made. `name` is shown to users: "Visa •••• 4242", "Duitku, OVO". */
export type Way =
  | { readonly kind: 'method'; readonly method: number; readonly keyword: string; readonly name: string }
  | {
      readonly kind: 'link'
      readonly processor: string
      /** Key of one of the processor's methods. */
      readonly option?: string | undefined
      /** Its page is opened beside the console. */
      readonly inWindow?: true | undefined
      /** The card is entered in the processor's own fields and charged by the call itself, not at its page. */
      readonly fields?: true | undefined
      readonly name: string
    }
  /** An invoice, paid by the method its account pays with, which the platform chooses; `name` is that method's. */
  | {
      readonly kind: 'invoice'
      readonly invoice: number
      readonly number: string
      /** The method the customer has agreed to. */
      readonly method?: number | undefined
      readonly name: string
    }
  /** Several invoices, the oldest first, by the same method. */
  | {
      readonly kind: 'invoices'
      readonly invoices: readonly number[]
      readonly method?: number | undefined
      /** Maximum to charge; undefined to pay everything unpaid. */
      readonly upTo?: number | undefined
      readonly name: string
    }
  /** Nothing is charged: an invoice for credit is made and sent to `name`. */
  | { readonly kind: 'request'; readonly name: string }
  /** No credit is bought: the method is charged its verification amount, which is refunded. */
  | {
      readonly kind: 'verification'
      readonly method: number
      readonly keyword: string
      /** Once verified, the method becomes the primary one. */
      readonly makesPrimary?: true | undefined
      readonly name: string
    }

/**
 * State of a payment: `ready` nothing was sent; `sending` the paying call is under way; `away` the customer is at the
 * page of a bank or processor; `pending` these have not decided; `unknown` the call was sent, its outcome is unknown.
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

/** One payment, from opening its form until its outcome is known (quality T21). Amounts are major units. */
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
  /** `final` is the charged amount, if it may be less than the requested one; `reason` says why it is less. */
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
  /** The bank or processor was asked and has not decided yet. */
  | { readonly kind: 'waiting' }
  /** The answer of the paying call was lost. */
  | { readonly kind: 'lost' }
  /** The balance history was read and holds no such charge. */
  | { readonly kind: 'notFound' }
  /** The customer gives it up. */
  | { readonly kind: 'abandoned' }

/** Steps of a payment that may still take money. */
const open: ReadonlySet<Step> = new Set(['sending', 'away', 'pending', 'unknown'])

/** Whether a payment was sent and its outcome is not known. */
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
      // The customer may still be at the page: only `back` makes the payment `pending`.
      return step === 'away' || step === 'pending' ? {} : undefined
    case 'lost':
      if (step !== 'sending') return undefined
      // No money is taken before the customer is at the processor's page, so the same key may be sent again.
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

/** Purpose of a payment: credit, an invoice by its id, several invoices, an invoice for credit. */
export type Purpose = number | 'credit' | 'invoices' | 'request'

/** Purpose of a way to pay; undefined if nothing is bought. */
export function purposeOf(way: Way): Purpose | undefined {
  if (way.kind === 'invoice') return way.invoice
  if (way.kind === 'invoices' || way.kind === 'request') return way.kind
  return way.kind === 'verification' ? undefined : 'credit'
}

/**
 * Other payments of the account that a new one might repeat: those of the same purpose paid since the form was opened,
 * then those whose outcome is not known. A card verification buys nothing, so it is no rival.
 * @param wanted the new payment; its purpose is credit by default
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
