import type { LoadScript } from '../../../platform/scripts/load-script'

/** How asking a vendor for a token ends. Nothing is charged by any of it. */
export type TokenResult =
  | { readonly kind: 'token'; readonly token: string }
  /** With the vendor's words, where they may be shown. */
  | { readonly kind: 'refused'; readonly words: string | undefined }
  /** The visitor has left the vendor's window; `begun` may nevertheless have been agreed to. */
  | { readonly kind: 'cancelled'; readonly begun: string | undefined }
  /** No answer; asking again does no harm. */
  | { readonly kind: 'failed' }

/** What a bank's question in front of the page came to. */
export type Confirmation =
  | { readonly kind: 'agreed' }
  | { readonly kind: 'refused'; readonly words: string | undefined }

/** Why the fields of a vendor cannot be used. */
export type VendorProblem = 'not-loaded' | 'not-eligible' | 'window-blocked'

/** What the fields of a vendor tell. */
export interface VendorEvents {
  readonly onReady: () => void
  /** Whether everything is filled in, as far as the vendor says. */
  readonly onChange: (isComplete: boolean) => void
  readonly onProblem: (problem: VendorProblem) => void
}

/** What the vendor is told about the holder of a card. */
export interface HolderDetails {
  readonly postalCode?: string
}

/** Fields of a vendor on our page: used once, from loading to removal. Card data is typed into its frame only. */
export interface CardVendor {
  /** @throws ScriptLoadError when the script does not load, VendorError when it does not bring what it promises */
  readonly load: () => Promise<void>
  /** Puts the fields into `node`; its script is loaded. */
  readonly mount: (node: HTMLElement, events: VendorEvents) => void
  /**
   * Makes a token of what is typed, or waits for the one that the vendor's own button brings. Asked again meanwhile, it is the
   * same request.
   */
  readonly tokenise: (details?: HolderDetails) => Promise<TokenResult>
  /** Lets the bank ask the holder in front of the page, where the vendor has that. */
  readonly confirm?: (clientSecret: string) => Promise<Confirmation>
  /** Tells the fields what became of their token, where the vendor wants to know. */
  readonly settle?: (isAccepted: boolean) => void
  /** Removes the fields. What is asked ends as failed. */
  readonly unmount: () => void
}

/** What every vendor needs. */
export interface VendorOptions {
  readonly publicKey: string
  /** Language of the page, such as `en-GB`. */
  readonly locale: string
  readonly load: LoadScript
}

/** A vendor's script did not bring what it promises. */
export class VendorError extends Error {
  override readonly name = 'VendorError'
}

/** How long fields may take until they are there, in ms. */
export const fieldsTake = 10_000

/** How long a vendor may take to make a token without a bank in between, in ms. */
export const tokenTakes = 30_000
