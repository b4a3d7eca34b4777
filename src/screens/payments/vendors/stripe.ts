import type {
  SetupIntentResult,
  Stripe,
  StripeCardElement,
  StripeElementLocale,
  StripeError,
} from '@stripe/stripe-js'
import { loadStripe } from '@stripe/stripe-js/pure'
import {
  type CardVendor,
  type Confirmation,
  type HolderDetails,
  type TokenResult,
  VendorError,
  type VendorOptions,
} from './card-vendor'
import { createOneRequest } from './one-request'
import { untilReady } from './until-ready'

const script = 'https://js.stripe.com/endive/stripe.js'

/** Languages of Stripe; otherwise it uses the browser's. */
const languages: readonly StripeElementLocale[] = [
  ...(['ar', 'bg', 'cs', 'da', 'de', 'el', 'en', 'es', 'et', 'fi', 'fil', 'fr', 'he', 'hr'] as const),
  ...(['hu', 'id', 'it', 'ja', 'ko', 'lt', 'lv', 'ms', 'mt', 'nb', 'nl', 'no', 'pl', 'pt'] as const),
  ...(['ro', 'ru', 'sk', 'sl', 'sv', 'th', 'tr', 'vi', 'zh', 'en-AU', 'en-CA', 'en-GB', 'en-NZ'] as const),
  ...(['es-419', 'fr-CA', 'pt-BR', 'zh-HK', 'zh-TW'] as const),
]

function languageOf(locale: string): StripeElementLocale {
  const [language] = locale.split('-')
  return languages.find((each) => each === locale) ?? languages.find((each) => each === language) ?? 'auto'
}

/** Only Stripe's messages about the card are meant for its holder. */
function wordsOf({ type, message }: StripeError): string | undefined {
  return type === 'card_error' || type === 'validation_error' ? message : undefined
}

function tokenOf({ setupIntent }: SetupIntentResult): TokenResult | undefined {
  if (setupIntent?.status !== 'succeeded' || !setupIntent.payment_method) return undefined
  const { payment_method: method } = setupIntent
  return { kind: 'token', token: typeof method === 'string' ? method : method.id }
}

/**
 * Cards by Stripe: its Card Element, and a SetupIntent whose `clientSecret` the platform has made (`prepareCard`). The bank asks
 * in a layer above the page.
 */
export function createStripe({
  publicKey,
  locale,
  load,
  clientSecret,
}: VendorOptions & { readonly clientSecret: string }): CardVendor {
  const request = createOneRequest<TokenResult>()
  let stripe: Stripe | undefined
  let mounted: { readonly card: StripeCardElement; readonly stop: () => void } | undefined

  const loaded = (): Stripe => {
    if (!stripe) throw new VendorError('Stripe is not loaded')
    return stripe
  }
  const save = async (card: StripeCardElement, { postalCode }: HolderDetails): Promise<TokenResult> => {
    const details =
      postalCode === undefined ? {} : { billing_details: { address: { postal_code: postalCode } } }
    const answer = await loaded().confirmCardSetup(clientSecret, { payment_method: { card, ...details } })
    const { error } = answer
    if (!error) return tokenOf(answer) ?? { kind: 'failed' }
    // Confirmed before, with the answer lost: do not confirm again.
    if (error.code === 'setup_intent_unexpected_state')
      return tokenOf(await loaded().retrieveSetupIntent(clientSecret)) ?? { kind: 'failed' }
    const words = wordsOf(error)
    return words === undefined ? { kind: 'failed' } : { kind: 'refused', words }
  }
  return {
    load: async () => {
      await load(script)
      // Without `window.Stripe` the package would load the script itself, bypassing the allowed scripts.
      if (!window.Stripe) throw new VendorError('The script brought no Stripe')
      stripe = (await loadStripe(publicKey, { locale: languageOf(locale) })) ?? undefined
    },
    mount: (node, events) => {
      const { onReady, onChange, onProblem, stop } = untilReady(events)
      const card = loaded().elements().create('card', { hidePostalCode: true })
      card.on('ready', onReady)
      card.on('change', ({ complete }) => onChange(complete))
      card.on('loaderror', () => onProblem('not-loaded'))
      card.mount(node)
      mounted = { card, stop }
    },
    tokenise: (details = {}) =>
      request.ask(() => {
        if (!mounted) return request.end({ kind: 'failed' })
        save(mounted.card, details).then(request.end, () => request.end({ kind: 'failed' }))
      }),
    confirm: async (secret): Promise<Confirmation> => {
      const { error } = await loaded().handleNextAction({ clientSecret: secret })
      return error ? { kind: 'refused', words: wordsOf(error) } : { kind: 'agreed' }
    },
    unmount: () => {
      mounted?.stop()
      mounted?.card.destroy()
      mounted = undefined
      request.end({ kind: 'failed' })
    },
  }
}
