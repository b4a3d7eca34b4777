import { isRecord } from '../../src/lib/is-record'
import { paymentPath } from '../http/payment-path'
import { type CardOutcome, outcomeOfCard, type TypedCard } from './card-outcome'
import { createSetupIntents } from './setup-intents'

/** Calls of vendors' scripts and frames to their vendor, by host and path. */
export type VendorCalls = readonly (readonly [
  place: RegExp,
  answer: (body: Record<string, unknown>) => object | Promise<object>,
])[]

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

function cardIn({ card }: Record<string, unknown>): TypedCard {
  const typed = isRecord(card) ? card : {}
  return { number: textOf(typed.number), expiry: textOf(typed.expiry), cvc: textOf(typed.cvc) }
}

/** The calls with the state of the vendors; tokens contain the behaviour of their card for the sandbox. */
export function createVendorCalls({
  payments,
  now,
}: {
  readonly payments: (request: Request) => Promise<Response>
  readonly now: () => number
}): VendorCalls {
  let made = 0
  const token = (words: readonly string[]): string => {
    made += 1
    return [`n${made}`, ...words].join('_')
  }
  const intents = createSetupIntents(token)
  const wordsOf = (outcome: Exclude<CardOutcome, { error: unknown }>) => [...outcome.words, outcome.last4]
  return [
    [
      /^api\.stripe\.com\/v1\/setup_intents$/,
      (body) => {
        const secret = textOf(body.secret)
        if (body.answer === 'agree' || body.answer === 'refuse') return intents.answer(secret, body.answer)
        return isRecord(body.card)
          ? intents.confirm(secret, outcomeOfCard(cardIn(body), true, now()))
          : intents.read(secret)
      },
    ],
    [
      /^vault\.omise\.co\/tokens$/,
      (body) => {
        const outcome = outcomeOfCard(cardIn(body), false, now())
        return 'error' in outcome ? outcome : { token: `tokn_test_${token(wordsOf(outcome))}` }
      },
    ],
    [
      /^checkoutshopper-[a-z-]+\.adyen\.com\/encrypt$/,
      (body) => {
        const outcome = outcomeOfCard(cardIn(body), false, now())
        if ('error' in outcome) return outcome
        const sealed = (name: string): string => `adyenjs_0_1_25$${token([name])}`
        return {
          encrypted: {
            encryptedCardNumber: `adyenjs_0_1_25$${token(wordsOf(outcome))}`,
            encryptedExpiryMonth: sealed('month'),
            encryptedExpiryYear: sealed('year'),
            encryptedSecurityCode: sealed('code'),
          },
        }
      },
    ],
    [
      /^www(\.sandbox)?\.paypal\.com\/decide$/,
      async (body) => {
        const key = encodeURIComponent(textOf(body.token))
        const answer = await payments(new Request(`http://localhost${paymentPath}/${key}/success`))
        return { agreed: answer.status === 302 }
      },
    ],
  ]
}
