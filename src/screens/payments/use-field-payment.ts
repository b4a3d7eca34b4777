import { useState } from 'react'
import { newKey } from '../../api/new-key'
import { paymentParameter, paymentReturnPath } from '../../lib/payment-paths'
import type { Intent, Way } from '../../platform/payments/intent'
import { PaymentNotStored } from '../../platform/payments/intents'
import { paymentsOf } from '../../platform/payments/payments'
import { useRivals } from '../../platform/payments/use-rivals'
import { usePlatform } from '../../platform/platform'
import { useOneCall } from '../../platform/use-one-call'
import { payByFields } from './pay-by-fields'
import type { CardVendor } from './vendors/card-vendor'

/** Why the last press did not pay. Nothing was charged. */
export type FieldTrouble =
  | { readonly kind: 'notStored' | 'notBegun' | 'noAnswer' }
  /** Refused by the vendor's fields, with its message. */
  | { readonly kind: 'invalid'; readonly words: string | undefined }
  | { readonly kind: 'refused'; readonly intent: Intent }
  | { readonly kind: 'failed'; readonly error: unknown }

/** Amounts to pay, in the units of an intent. */
type FieldAmount = Pick<Intent, 'account' | 'amount' | 'final' | 'currency'> & {
  readonly processor: string
  /** Display names of the card, and of the processor's page. */
  readonly names: { readonly fields: string; readonly page: string }
}

/** Payment of a form with a vendor's fields. */
interface FieldPayment {
  readonly trouble: FieldTrouble | undefined
  /** Other payments the customer should know of before paying. */
  readonly rivals: readonly Intent[]
  /** Another tab is sending a payment of the account; nothing can be sent from here. */
  readonly isBusy: boolean
  readonly pending: boolean
  /** Pays with the card entered in the fields. */
  readonly pay: (fields: CardVendor, what: FieldAmount) => Promise<void>
  /** Pays at the page of the processor instead. */
  readonly payAtPage: (what: FieldAmount) => Promise<void>
}

/**
 * Sends the payment of this form once. Then the customer leaves (`leave`) for the page of the bank, or for the console, which
 * shows and follows the outcome.
 */
export function useFieldPayment(
  account: number,
  home: string,
  leave: (address: string) => void,
): FieldPayment {
  const platform = usePlatform()
  const { now } = platform
  const [form, setForm] = useState(() => ({ id: newKey(), since: now() }))
  const [trouble, setTrouble] = useState<FieldTrouble>()
  const { pending, run } = useOneCall()
  const intents = paymentsOf(platform)
  const { rivals, isBusy, waitForTab } = useRivals(intents, { id: form.id, account }, form.since)

  const send = async (
    { processor, names, ...payment }: FieldAmount,
    card: string | undefined,
    settle: (isAccepted: boolean) => void,
  ): Promise<void> => {
    const time = now()
    const way: Way & { readonly kind: 'link' } =
      card === undefined
        ? { kind: 'link', processor, name: names.page }
        : { kind: 'link', processor, fields: true, name: names.fields }
    const intent = { id: form.id, ...payment, way, step: 'ready', begun: time, changed: time } as const
    try {
      const answer = await payByFields(platform, intent, {
        ...{ card, returnUrl: `${home}${paymentReturnPath}` },
        ...{ since: form.since, inSpiteOf: rivals.map(({ id: rival }) => rival) },
      })
      if (answer.kind !== 'sent') {
        settle(false)
        // The form shows a rival as soon as it is known.
        if (answer.kind === 'busy') waitForTab()
        return
      }
      const { step, page, id } = answer.intent
      if (step === 'failed' || step === 'ready') {
        settle(false)
        setTrouble(step === 'ready' ? { kind: 'notBegun' } : { kind: 'refused', intent: answer.intent })
        // It has ended; the next press is a new payment.
        setForm({ id: newKey(), since: now() })
        return
      }
      if (step === 'done') settle(true)
      leave(
        step === 'away' && page !== undefined
          ? page
          : `${home}${paymentReturnPath}?${paymentParameter}=${id}`,
      )
    } catch (error) {
      settle(false)
      setTrouble(error instanceof PaymentNotStored ? { kind: 'notStored' } : { kind: 'failed', error })
    }
  }
  return {
    trouble,
    rivals,
    isBusy,
    pending,
    pay: (fields, what) =>
      run(async () => {
        setTrouble(undefined)
        const result = await fields.tokenise()
        if (result.kind === 'token')
          await send(what, result.token, (isAccepted) => fields.settle?.(isAccepted))
        else if (result.kind === 'refused') setTrouble({ kind: 'invalid', words: result.words })
        else setTrouble({ kind: 'noAnswer' })
      }),
    payAtPage: (what) =>
      run(async () => {
        setTrouble(undefined)
        await send(what, undefined, () => undefined)
      }),
  }
}
