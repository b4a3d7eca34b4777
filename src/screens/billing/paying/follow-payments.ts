import { isApiError } from '../../../api/errors'
import { isOpen, type Intent } from '../../../platform/payments/intent'
import type { Intents } from '../../../platform/payments/intents'
import type { PaymentCalls } from './payment-calls'
import { settlePayment } from './settle-payment'

/** Seconds before the next reads of a payment; the last is kept for as long as it takes. */
const pauses = [2, 4, 8, 16, 32, 60, 60, 60, 300] as const

/** Ms before the read number `tries` (0 for the first) of an open payment. */
export function pauseBefore({ step }: Pick<Intent, 'step'>, tries: number): number {
  const seconds = pauses[Math.min(tries, pauses.length - 1)] ?? 300
  // A customer at a bank's page comes back by the return address; these reads are for those who do not.
  return Math.max(seconds, step === 'away' ? 60 : 0) * 1000
}

interface FollowOptions {
  intents: Intents
  calls: PaymentCalls
  /** Called once with each payment that has ended while it was followed. */
  onEnd: (intent: Intent) => void
}

/**
 * Reads the open payments of the user again and again until their end is known, in one tab at a time. A read that fails is
 * repeated like one that found nothing new. Returns how to stop.
 */
export function followPayments({ intents, calls, onEnd }: FollowOptions): () => void {
  const timers = new Map<string, ReturnType<typeof setTimeout>>()
  const tries = new Map<string, number>()
  let isStopped = false

  const look = async (id: string): Promise<void> => {
    timers.delete(id)
    tries.set(id, (tries.get(id) ?? 0) + 1)
    const before = intents.find(id)
    try {
      await intents.alone(`follow ${id}`, async () => {
        try {
          await settlePayment(intents, calls, id)
        } finally {
          const after = intents.find(id)
          if (before && after && isOpen(before) && !isOpen(after) && after.step !== 'ready') onEnd(after)
        }
      })
    } catch (error) {
      if (!isApiError(error)) throw error
    } finally {
      if (!isStopped) plan()
    }
  }
  const plan = (): void => {
    for (const intent of intents.get()) {
      if (!isOpen(intent) || timers.has(intent.id)) continue
      const pause = pauseBefore(intent, tries.get(intent.id) ?? 0)
      timers.set(
        intent.id,
        setTimeout(() => void look(intent.id), pause),
      )
    }
  }
  const unsubscribe = intents.subscribe(plan)
  plan()
  return () => {
    isStopped = true
    unsubscribe()
    for (const timer of timers.values()) clearTimeout(timer)
  }
}
