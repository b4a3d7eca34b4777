import { type CardVendor, tokenTakes, type TokenResult, VendorError, type VendorOptions } from './card-vendor'
import { createOneRequest } from './one-request'
import { untilReady } from './until-ready'

/** The used part of Omise.js; the vendor publishes no types. */
interface OmiseCard {
  readonly configure: (options: {
    readonly publicKey: string
    readonly element: HTMLElement
    readonly customCardForm: true
    readonly customCardFormHideRememberCard: true
    readonly locale: string
  }) => void
  readonly open: (options: {
    readonly onCreateTokenSuccess: (answer: { readonly token: string }) => void
    readonly onError: (words: string | readonly string[]) => void
  }) => void
  readonly requestCardToken: (billing?: { readonly postal_code: string }) => void
  readonly destroy: () => void
}

declare global {
  interface Window {
    readonly OmiseCard?: OmiseCard
  }
}

const script = 'https://cdn.omise.co/omise.js'
const languages = ['en', 'th', 'ja']

/** The script trusts every message it receives, so its token is checked. */
const tokenForm = /^tokn_(test_)?\w+$/

/** Cards by Omise: its form in its frame. A token works once. */
export function createOmise({ publicKey, locale, load }: VendorOptions): CardVendor {
  const request = createOneRequest<TokenResult>()
  let stop: (() => void) | undefined
  let late: ReturnType<typeof setTimeout> | undefined

  const end = (result: TokenResult): void => {
    clearTimeout(late)
    request.end(result)
  }
  const loaded = (): OmiseCard => {
    if (!window.OmiseCard) throw new VendorError('The script brought no OmiseCard')
    return window.OmiseCard
  }
  return {
    load: async () => {
      await load(script)
      loaded()
    },
    mount: (node, events) => {
      const language = locale.slice(0, 2)
      const card = loaded()
      const watched = untilReady(events)
      stop = watched.stop
      card.configure({
        ...{ publicKey, element: node, customCardForm: true, customCardFormHideRememberCard: true },
        locale: languages.includes(language) ? language : 'en',
      })
      card.open({
        onCreateTokenSuccess: ({ token }) => {
          if (tokenForm.test(token)) end({ kind: 'token', token })
        },
        onError: (words) => {
          end({ kind: 'refused', words: typeof words === 'string' ? words : words.join(' ') })
        },
      })
      // The script reports neither that its fields are loaded nor that they are complete.
      const frame = node.querySelector('iframe')
      frame?.addEventListener('load', () => {
        watched.onReady()
        watched.onChange(true)
      })
    },
    tokenise: ({ postalCode } = {}) =>
      request.ask(() => {
        late = setTimeout(() => end({ kind: 'failed' }), tokenTakes)
        loaded().requestCardToken(postalCode === undefined ? undefined : { postal_code: postalCode })
      }),
    unmount: () => {
      stop?.()
      window.OmiseCard?.destroy()
      end({ kind: 'failed' })
    },
  }
}
