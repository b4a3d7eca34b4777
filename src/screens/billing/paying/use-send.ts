import { useEffect, useState } from 'react'
import { newKey } from '../../../api/new-key'
import { leaveFor } from '../../../platform/leave-for'
import { openPageWindow, type PageWindow } from '../../../platform/page-window'
import type { Intent, Purpose } from '../../../platform/payments/intent'
import { PaymentNotStored } from '../../../platform/payments/intents'
import { useRivals } from '../../../platform/payments/use-rivals'
import { usePlatform } from '../../../platform/platform'
import { useOneCall } from '../../../platform/use-one-call'
import { useStore } from '../../../platform/use-store'
import { keepFollowing } from './keep-following'
import { sendPayment } from './send-payment'
import { usePayments } from './use-payments'

/** Why a press of Pay did not pay. */
export type Trouble =
  | { readonly kind: 'changed' | 'notStored' | 'notBegun' }
  | { readonly kind: 'failed'; readonly error: unknown }
  | { readonly kind: 'refused'; readonly intent: Intent }

/** Amounts and way of a payment. */
export type Payment = Pick<Intent, 'way' | 'amount' | 'final' | 'currency'>

/** The payment of an open form. */
export interface Sending {
  /** Other payments the customer should know of before paying. */
  readonly rivals: readonly Intent[]
  /** Another tab is sending a payment of the account; nothing can be sent from here. */
  readonly isBusy: boolean
  readonly trouble: Trouble | undefined
  /** The payment of this form, once sent and not refused immediately. */
  readonly sent: Intent | undefined
  readonly pending: boolean
  /** The browser has blocked the window of the payment. */
  readonly isBlocked: boolean
  /** Begins a new payment; the present one is over. */
  readonly renew: () => void
  /** Pays despite the rivals on the screen. */
  readonly send: (payment: Payment) => Promise<void>
}

const opensWindow = ({ way }: Payment): boolean => way.kind === 'link' && way.inWindow === true

/** Sends the payment of a form once, and reports the result. `purpose` is what the form pays for. */
export function useSend(account: number, purpose: Purpose = 'credit'): Sending {
  const platform = usePlatform()
  const { now } = platform
  const { intents, calls } = usePayments()
  const [form, setForm] = useState(() => ({ id: newKey(), since: now() }))
  const [trouble, setTrouble] = useState<Trouble>()
  const [isBlocked, setBlocked] = useState(false)
  const { pending, run } = useOneCall()
  const all = useStore(intents)
  const own = all.find(({ id }) => id === form.id)
  const { rivals, isBusy, waitForTab } = useRivals(intents, { id: form.id, account, purpose }, form.since)
  const paidBeside = rivals.find(({ step }) => step === 'done')?.id
  useEffect(() => {
    // Another tab has paid: refetch what it changed, so that this form is current.
    if (paidBeside !== undefined) calls.refresh()
  }, [paidBeside, calls])
  const renew = (): void => setForm({ id: newKey(), since: now() })

  const press = async (payment: Payment, pageWindow: PageWindow | undefined): Promise<void> => {
    setTrouble(undefined)
    setBlocked(opensWindow(payment) && pageWindow === undefined)
    const time = now()
    const intent: Intent = { id: form.id, account, ...payment, step: 'ready', begun: time, changed: time }
    try {
      const answer = await sendPayment(intents, calls, intent, {
        since: form.since,
        inSpiteOf: rivals.map(({ id }) => id),
      })
      if (answer.kind === 'busy') waitForTab()
      else if (answer.kind === 'changed') setTrouble({ kind: 'changed' })
      // The form shows a rival as soon as it is known.
      else if (answer.kind === 'rival') return
      else if (answer.intent.step === 'ready' || answer.intent.step === 'failed') {
        setTrouble(
          answer.intent.step === 'ready' ? { kind: 'notBegun' } : { kind: 'refused', intent: answer.intent },
        )
        // It has ended; the next press is a new payment, maybe of another amount.
        renew()
      } else {
        await keepFollowing(platform)
        const { page, step } = answer.intent
        if (step !== 'away' || page === undefined) return
        if (!opensWindow(payment)) leaveFor(page)
        else pageWindow?.show(page)
      }
    } catch (error) {
      setTrouble(error instanceof PaymentNotStored ? { kind: 'notStored' } : { kind: 'failed', error })
    }
  }
  // A refusal by the call itself is shown in the form; a later one is an outcome.
  const refused = own?.step === 'failed' && pending ? own : undefined
  return {
    rivals,
    isBusy,
    trouble: refused ? { kind: 'refused', intent: refused } : trouble,
    sent: own === undefined || own.step === 'ready' || refused ? undefined : own,
    pending: pending || own?.step === 'sending',
    renew,
    isBlocked,
    send: async (payment) => {
      // Browsers allow a new window only in the click handler, before any `await`.
      const pageWindow = opensWindow(payment) ? openPageWindow() : undefined
      await run(() => press(payment, pageWindow))
      pageWindow?.closeIfEmpty()
    },
  }
}
