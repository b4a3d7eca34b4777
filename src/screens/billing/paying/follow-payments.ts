import { isApiError } from '../../../api/errors'
import { isOpen, type Intent } from '../../../platform/payments/intent'
import type { Intents } from '../../../platform/payments/intents'
import type { PaymentCalls } from './payment-calls'
import { settlePayment } from './settle-payment'

/** Seconds before each read of an open payment; the last value repeats. */
const pauses = [2, 4, 8, 16, 32, 60, 60, 60, 300] as const

/** Ms before the read number `tries` (0 for the first) of an open payment. */
export function pauseBefore({ step }: Pick<Intent, 'step'>, tries: number): number {
  const seconds = pauses[Math.min(tries, pauses.length - 1)] ?? 300
  // The return address reads a payment when the customer comes back; these reads are for those who do not.
  return Math.max(seconds, step === 'away' ? 60 : 0) * 1000
}

interface FollowOptions {
  intents: Intents
  calls: PaymentCalls
  /** Called once for each payment that ends while followed. */
  onEnd: (intent: Intent) => void
}

/**
 * Polls the open payments of the user until their outcome is known, in one tab at a time. A failed read is repeated like
 * one without news. Returns a function that stops it.
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
