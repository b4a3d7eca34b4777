import { isApiError } from '../../api/errors'
import { isOutcomeUnknown } from '../../api/unknown-outcome'
import { purposeOf, rivalsOf, type Intent, type IntentEvent } from './intent'
import type { Intents } from './intents'

/** Result of pressing Pay. */
export type SentOnce =
  /** The payment as it is now. */
  | { readonly kind: 'sent'; readonly intent: Intent }
  /** Another tab is sending a payment of the account. */
  | { readonly kind: 'busy' }
  /** Not sent: the platform would charge for something other than what is shown. */
  | { readonly kind: 'changed' }
  /** Not sent: it might repeat this other payment. */
  | { readonly kind: 'rival'; readonly rival: Intent }

interface Sending {
  /** Ms since 1970 when the form was opened. */
  readonly since: number
  /** Ids of the rivals the customer has seen and accepted. */
  readonly inSpiteOf?: readonly string[] | undefined
  /** Whether the platform would pay what the customer has agreed to; absent if nothing else can be paid. */
  readonly isAsAgreed?: () => Promise<boolean>
  /** Newest id before sending, to recognise after a lost answer what is new; undefined if not needed. */
  readonly readBaseline: () => Promise<number | undefined>
  /** Makes the paying call. Rejects with its failure. */
  readonly start: () => Promise<IntentEvent>
}

/** Event of a failed paying call. */
function failureEvent(error: unknown): IntentEvent {
  if (isOutcomeUnknown(error)) return { kind: 'lost' }
  return isApiError(error)
    ? { kind: 'refused', reason: error.reported ?? error.message, reference: error.correlationId }
    : { kind: 'refused' }
}

/**
 * Sends a payment once: after storing it, under the lock of its account, and only if the customer has seen all rivals. A
 * payment that was sent before is returned as it is.
 * @throws ApiError if a read before sending fails, and PaymentNotStored; nothing was sent then
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
