import type { LoadScript } from '../../../platform/scripts/load-script'

/** Result of requesting a token from a vendor. Nothing is charged. */
export type TokenResult =
  | { readonly kind: 'token'; readonly token: string }
  /** With the vendor's message, if it may be shown. */
  | { readonly kind: 'refused'; readonly words: string | undefined }
  /** The user has closed the vendor's window, but may have agreed to `begun` before. */
  | { readonly kind: 'cancelled'; readonly begun: string | undefined }
  /** No answer; safe to repeat. */
  | { readonly kind: 'failed' }

/** Result of a bank's question in a layer above the page. */
export type Confirmation =
  | { readonly kind: 'agreed' }
  | { readonly kind: 'refused'; readonly words: string | undefined }

/** Why the fields of a vendor cannot be used. */
export type VendorProblem = 'not-loaded' | 'not-eligible' | 'window-blocked'

/** Events of a vendor's fields. */
export interface VendorEvents {
  readonly onReady: () => void
  /** Whether the input is complete, as reported by the vendor. */
  readonly onChange: (isComplete: boolean) => void
  readonly onProblem: (problem: VendorProblem) => void
}

/** Details of a card holder that the vendor gets. */
export interface HolderDetails {
  readonly postalCode?: string
}

/** Fields of a vendor on our page: used once, from loading to removal. Card data is typed into its frame only. */
export interface CardVendor {
  /** @throws ScriptLoadError if the script does not load, VendorError if it lacks the expected API */
  readonly load: () => Promise<void>
  /** Mounts the fields in `node`, after `load`. */
  readonly mount: (node: HTMLElement, events: VendorEvents) => void
  /** Makes a token of the input, or waits for that of the vendor's own button. A call while one is pending joins it. */
  readonly tokenise: (details?: HolderDetails) => Promise<TokenResult>
  /** Lets the bank ask the holder in a layer above the page, if the vendor can. */
  readonly confirm?: (clientSecret: string) => Promise<Confirmation>
  /** Passes the result of the token to the fields, if the vendor needs it. */
  readonly settle?: (isAccepted: boolean) => void
  /** Removes the fields. A pending request ends as failed. */
  readonly unmount: () => void
}

/** Options of every vendor. */
export interface VendorOptions {
  readonly publicKey: string
  /** Language of the page, such as `en-GB`. */
  readonly locale: string
  readonly load: LoadScript
}

/** A vendor's script lacks the expected API. */
export class VendorError extends Error {
  override readonly name = 'VendorError'
}

/** Maximum time for fields to load, in ms. */
export const fieldsTake = 10_000

/** Maximum time for a token without a bank in between, in ms. */
export const tokenTakes = 30_000
