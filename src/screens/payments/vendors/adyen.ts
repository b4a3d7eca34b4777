import type { LoadStyle } from '../../../platform/scripts/load-style'
import { type CardVendor, tokenTakes, type TokenResult, VendorError, type VendorOptions } from './card-vendor'
import { createOneRequest } from './one-request'
import { untilReady } from './until-ready'

interface Actions {
  readonly resolve: (answer: { readonly resultCode: string }) => void
}

interface Checkout {
  readonly options: object
}

interface CardComponent {
  readonly mount: (node: HTMLElement) => unknown
  readonly submit: () => void
  readonly setStatus: (status: 'ready') => unknown
  readonly unmount: () => unknown
}

/** The used part of Adyen Web 6. */
interface Adyen {
  readonly AdyenCheckout: (configuration: {
    readonly clientKey: string
    readonly environment: string
    readonly locale: string
    readonly countryCode?: string
    readonly onSubmit: (state: { readonly data: object }, component: unknown, actions: Actions) => void
    readonly onError: (error: { readonly name: string; readonly message: string }) => void
  }) => Promise<Checkout>
  readonly Card: new (
    checkout: Checkout,
    options: {
      readonly showPayButton: false
      readonly onConfigSuccess: () => void
      readonly onChange: (state: { readonly isValid: boolean }) => void
    },
  ) => CardComponent
}

declare global {
  interface Window {
    readonly AdyenWeb?: Adyen
  }
}

const version = '6.45.2'

/**
 * Cards by Adyen: its component encrypts the input; the token is the JSON that the platform passes on (`sendLinkData`). The
 * component waits for the result (`settle`). The amount is not passed, because it would need the vendor's units.
 */
export function createAdyen({
  publicKey,
  locale,
  load,
  loadStyle,
  environment,
  countryCode,
}: VendorOptions & {
  readonly loadStyle: LoadStyle
  /** Such as `test` or `live-au`. */
  readonly environment: string
  /** Country of the payer; the script does not start without it. */
  readonly countryCode: string | undefined
}): CardVendor {
  const request = createOneRequest<TokenResult>()
  let component: CardComponent | undefined
  let waiting: Actions | undefined
  let stop: (() => void) | undefined
  let late: ReturnType<typeof setTimeout> | undefined

  const end = (result: TokenResult): void => {
    clearTimeout(late)
    request.end(result)
  }
  return {
    load: async () => {
      const sdk = `https://checkoutshopper-${environment}.adyen.com/checkoutshopper/sdk/${version}`
      await Promise.all([load(`${sdk}/adyen.js`), loadStyle(`${sdk}/adyen.css`)])
      if (!window.AdyenWeb) throw new VendorError('The script brought no AdyenWeb')
    },
    mount: (node, events) => {
      const { AdyenWeb } = window
      if (!AdyenWeb) throw new VendorError('Adyen is not loaded')
      let isOver = false
      const watched = untilReady(events)
      stop = () => {
        isOver = true
        watched.stop()
      }
      const start = async (): Promise<void> => {
        const checkout = await AdyenWeb.AdyenCheckout({
          ...{ clientKey: publicKey, environment, locale },
          ...(countryCode === undefined ? {} : { countryCode }),
          onSubmit: ({ data }, _component, actions) => {
            waiting = actions
            end({ kind: 'token', token: JSON.stringify(data) })
          },
          onError: ({ name, message }) => {
            if (!request.isOpen()) watched.onProblem('not-loaded')
            else if (name === 'CANCEL') end({ kind: 'cancelled', begun: undefined })
            else if (name === 'IMPLEMENTATION_ERROR') end({ kind: 'refused', words: message })
            else end({ kind: 'failed' })
          },
        })
        if (isOver) return
        component = new AdyenWeb.Card(checkout, {
          showPayButton: false,
          onConfigSuccess: watched.onReady,
          onChange: ({ isValid }) => watched.onChange(isValid),
        })
        component.mount(node)
      }
      start().catch(() => watched.onProblem('not-loaded'))
    },
    tokenise: () =>
      request.ask(() => {
        late = setTimeout(() => end({ kind: 'failed' }), tokenTakes)
        if (component) component.submit()
        else end({ kind: 'failed' })
      }),
    settle: (isAccepted) => {
      waiting?.resolve({ resultCode: isAccepted ? 'Authorised' : 'Refused' })
      waiting = undefined
      // After a refusal the fields can be used again.
      if (!isAccepted) component?.setStatus('ready')
    },
    unmount: () => {
      stop?.()
      component?.unmount()
      end({ kind: 'failed' })
    },
  }
}
