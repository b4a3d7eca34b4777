import type { CardError, CardOutcome } from './card-outcome'

/** A SetupIntent of Stripe, as its script hands it to the page. */
export interface SetupIntent {
  readonly id: string
  readonly object: 'setup_intent'
  readonly status: 'requires_payment_method' | 'requires_action' | 'succeeded'
  readonly payment_method: string | null
  readonly last_setup_error: CardError | null
}

/** The answer to a call about a SetupIntent. */
export type IntentAnswer = { readonly setupIntent: SetupIntent } | { readonly error: CardError }

/** The holder's answer to the bank. */
export type HolderAnswer = 'agree' | 'refuse'

const unauthenticated: CardError = {
  type: 'card_error',
  code: 'setup_intent_authentication_failure',
  message:
    'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
}

/** SetupIntents by client secret; only changed ones are stored. */
export interface SetupIntents {
  readonly read: (secret: string) => IntentAnswer
  readonly confirm: (secret: string, outcome: CardOutcome) => IntentAnswer
  /** Applies the holder's answer to the bank. */
  readonly answer: (secret: string, answer: HolderAnswer) => IntentAnswer
}

/** `token` makes the rest of an identifier out of words. */
export function createSetupIntents(token: (words: readonly string[]) => string): SetupIntents {
  const intents = new Map<string, SetupIntent>()
  const waiting = new Map<string, string>()
  const find = (secret: string): SetupIntent | undefined => {
    const [, id] = /^(seti_\w+?)_secret_\w+$/.exec(secret) ?? []
    if (id === undefined) return undefined
    return (
      intents.get(secret) ?? {
        ...{ id, object: 'setup_intent', status: 'requires_payment_method' },
        payment_method: null,
        last_setup_error: null,
      }
    )
  }
  const save = (secret: string, intent: SetupIntent): IntentAnswer => {
    intents.set(secret, intent)
    return { setupIntent: intent }
  }
  const refuse = (secret: string, intent: SetupIntent, error: CardError): IntentAnswer => {
    save(secret, { ...intent, status: 'requires_payment_method', last_setup_error: error })
    return { error }
  }
  const unknown: IntentAnswer = {
    error: { type: 'api_error', code: 'resource_missing', message: 'No such setupintent' },
  }
  return {
    read: (secret) => {
      const intent = find(secret)
      return intent ? { setupIntent: intent } : unknown
    },
    confirm: (secret, outcome) => {
      const intent = find(secret)
      if (!intent) return unknown
      if (intent.status === 'succeeded')
        return {
          error: {
            type: 'api_error',
            code: 'setup_intent_unexpected_state',
            message: 'You cannot confirm this SetupIntent because it has already succeeded.',
          },
        }
      if ('error' in outcome) return refuse(secret, intent, outcome.error)
      const method = `pm_${token([...outcome.words, outcome.last4])}`
      if (!outcome.asksHolder) return save(secret, { ...intent, status: 'succeeded', payment_method: method })
      waiting.set(secret, method)
      return save(secret, { ...intent, status: 'requires_action' })
    },
    answer: (secret, answer) => {
      const intent = find(secret)
      const method = waiting.get(secret)
      if (!intent || method === undefined) return unknown
      waiting.delete(secret)
      return answer === 'agree'
        ? save(secret, { ...intent, status: 'succeeded', payment_method: method })
        : refuse(secret, intent, unauthenticated)
    },
  }
}
