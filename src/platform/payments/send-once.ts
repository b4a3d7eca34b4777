import { isApiError } from '../../api/errors'
import { isOutcomeUnknown } from '../../api/unknown-outcome'
import { purposeOf, rivalsOf, type Intent, type IntentEvent } from './intent'
import type { Intents } from './intents'

/** What came of pressing Pay. */
export type SentOnce =
  /** The payment as it is now. */
  | { readonly kind: 'sent'; readonly intent: Intent }
  /** Another tab is sending a payment of the account. */
  | { readonly kind: 'busy' }
  /** Not sent: the platform would pay for other things than those on the screen. */
  | { readonly kind: 'changed' }
  /** Not sent: this other payment makes it doubtful. */
  | { readonly kind: 'rival'; readonly rival: Intent }

interface Sending {
  /** Ms since 1970 when the form was opened. */
  readonly since: number
  /** Ids of the rivals the customer has seen and pays in spite of. */
  readonly inSpiteOf?: readonly string[] | undefined
  /** Whether the platform would pay what the customer has agreed to; left out where nothing else can be paid. */
  readonly isAsAgreed?: () => Promise<boolean>
  /** Newest entry of what settles a lost answer, read before anything is sent; undefined where nothing newer is looked for. */
  readonly readBaseline: () => Promise<number | undefined>
  /** Makes the paying call. Rejects with its failure. */
  readonly start: () => Promise<IntentEvent>
}

/** What a failed paying call says of the payment. */
function failureEvent(error: unknown): IntentEvent {
  if (isOutcomeUnknown(error)) return { kind: 'lost' }
  return isApiError(error)
    ? { kind: 'refused', reason: error.said ?? error.message, reference: error.correlationId }
    : { kind: 'refused' }
}

/**
 * Sends a payment once: stored before, under the lock of its account, and not beside a rival the customer has not seen. One
 * that was sent before is answered as it stands.
 * @throws ApiError when what is read first cannot be, and PaymentNotStored; nothing was sent then
 */
export async function sendOnce(
  intents: Intents,
  wanted: Intent,
  { since, inSpiteOf = [], isAsAgreed, readBaseline, start }: Sending,
): Promise<SentOnce> {
  const sent = await intents.alone(String(wanted.account), async (): Promise<SentOnce> => {
    const before = intents.find(wanted.id)
    if (before !== undefined && before.step !== 'ready') return { kind: 'sent', intent: before }
    const rivals = rivalsOf(intents.get(), { ...wanted, purpose: purposeOf(wanted.way) }, since)
    const unseen = rivals.find(({ id }) => !inSpiteOf.includes(id))
    if (unseen) return { kind: 'rival', rival: unseen }
    if (isAsAgreed && !(await isAsAgreed())) return { kind: 'changed' }
    const baseline = await readBaseline()
    intents.add(wanted)
    intents.apply(wanted.id, { kind: 'sent', baseline })
    const event = await start().catch(failureEvent)
    return { kind: 'sent', intent: intents.apply(wanted.id, event) ?? wanted }
  })
  return sent ?? { kind: 'busy' }
}
