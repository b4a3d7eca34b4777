import type { PayPalButtonsComponent } from '@paypal/paypal-js'
import { type CardVendor, type TokenResult, VendorError, type VendorOptions } from './card-vendor'
import { createOneRequest } from './one-request'
import { untilReady } from './until-ready'

/** PayPal's messages for a closed window, with or instead of `onCancel`. */
const closedWords = /window is closed|detected popup close/i
const blockedWords = /popup.*block|block.*popup|unable to open popup/i

/**
 * Wallets by PayPal: its button opens its window, where the owner agrees to `setupToken`. `idToken` identifies the owner to
 * the script. The resulting token is the accepted setup token.
 */
export function createPayPal({
  publicKey,
  load,
  isTest,
  idToken,
  setupToken,
}: VendorOptions & {
  /** Whether its test environment is used. */
  readonly isTest: boolean
  readonly idToken: () => Promise<string>
  readonly setupToken: () => Promise<string>
}): CardVendor {
  const request = createOneRequest<TokenResult>()
  let buttons: PayPalButtonsComponent | undefined
  let begun: string | undefined
  let stop: (() => void) | undefined
  /** The last returned token, and one accepted while no request was pending. */
  let given: string | undefined
  let unclaimed: string | undefined

  // A late event of a closed window can end the next window's request; that window's token must not be lost.
  const approve = (token: string): void => {
    if (token !== begun || token === given) return
    if (request.isOpen()) {
      given = token
      request.end({ kind: 'token', token })
    } else unclaimed = token
  }

  return {
    load: async () => {
      const host = isTest ? 'www.sandbox.paypal.com' : 'www.paypal.com'
      const query = new URLSearchParams({ 'client-id': publicKey, components: 'buttons' })
      await load(`https://${host}/sdk/js?${query}`, undefined, { userIdToken: await idToken() })
      if (!window.paypal?.Buttons) throw new VendorError('The script brought no Buttons')
    },
    mount: (node, events) => {
      if (!window.paypal?.Buttons) throw new VendorError('PayPal is not loaded')
      const watched = untilReady(events)
      stop = watched.stop
      buttons = window.paypal.Buttons({
        createVaultSetupToken: async () => {
          begun = undefined
          begun = await setupToken()
          return begun
        },
        onApprove: async ({ vaultSetupToken: token }) => {
          if (token != null) approve(token)
        },
        onCancel: () => request.end({ kind: 'cancelled', begun }),
        onInit: watched.onReady,
        onError: (error) => {
          const words = error instanceof Error ? error.message : String(error)
          if (closedWords.test(words)) return request.end({ kind: 'cancelled', begun })
          if (blockedWords.test(words)) watched.onProblem('window-blocked')
          return request.end({ kind: 'failed' })
        },
      })
      if (!buttons.isEligible()) return watched.onProblem('not-eligible')
      buttons.render(node).catch(() => watched.onProblem('not-loaded'))
    },
    tokenise: () => {
      if (unclaimed === undefined) return request.ask()
      given = unclaimed
      unclaimed = undefined
      return Promise.resolve({ kind: 'token', token: given })
    },
    unmount: () => {
      begun = undefined
      unclaimed = undefined
      stop?.()
      void buttons?.close()
      request.end({ kind: 'failed' })
    },
  }
}
