import { platformWords } from '../../platform/failures/failure-message'
import type { Platform } from '../../platform/platform'
import {
  type Card,
  findMethod,
  makePrimary,
  type NewMethod,
  prepareMethod,
  readPaymentToken,
  readVerification,
  saveMethod,
  verifyMethod,
} from './add-method'
import type { Verified } from '../../platform/payments/verification'
import type { LeavingVerification } from '../../platform/payments/remember-verification'
import type { CardVendor, HolderDetails } from './vendors/card-vendor'

/** State of adding a way to pay. */
export type Adding =
  /** The fields are in use; `result` is that of the last attempt. */
  | { readonly at: 'fields'; readonly result?: Attempt }
  | { readonly at: 'vendor' }
  | { readonly at: 'saving' }
  | { readonly at: 'verifying' }
  /** Unknown whether the token was saved. */
  | { readonly at: 'unsaved'; readonly token: string }
  /** Saved. Verification: refused by the bank, not answered, or unknown. */
  | { readonly at: 'declined'; readonly card: Card; readonly error: unknown }
  | { readonly at: 'pending'; readonly card: Card }
  | { readonly at: 'unverified'; readonly card: Card }
  /** The owner of a wallet has not agreed yet, as far as the platform knows. */
  | { readonly at: 'waiting' }
  /** Added and verified, but not made the primary one. */
  | { readonly at: 'not-primary'; readonly card: Card; readonly error: unknown }
  | { readonly at: 'leaving'; readonly address: string }
  | { readonly at: 'done' }

/** An attempt after which nothing was saved. */
export type Attempt =
  | { readonly kind: 'refused'; readonly words: string | undefined }
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'no-answer' }
  | { readonly kind: 'not-there' }
  | { readonly kind: 'not-stored' }
  | { readonly kind: 'error'; readonly error: unknown }

/** Inputs of the steps. */
export interface AddingOptions {
  readonly platform: Platform
  readonly method: NewMethod
  /** URL of the console, for coming back from a bank. */
  readonly home: string
  /** Called before the holder of a card is sent to the bank. */
  readonly remember: (verification: LeavingVerification) => void
  /** Called when the bank has refused a saved card at once. */
  readonly rememberDecline: (card: Card, error: unknown) => void
  /** The processor asks every holder to confirm. */
  readonly asksHolder: boolean
  /** Once verified, the method becomes primary. */
  readonly makesPrimary: boolean
  readonly tell: (adding: Adding) => void
}

/** Makes an added method primary if wanted; may be repeated after a failure. */
export async function finish({ platform, makesPrimary }: AddingOptions, card: Card): Promise<Adding> {
  if (!makesPrimary) return { at: 'done' }
  try {
    await makePrimary(platform, card)
    return { at: 'done' }
  } catch (error) {
    return { at: 'not-primary', card, error }
  }
}

async function afterVerification(options: AddingOptions, card: Card, verified: Verified): Promise<Adding> {
  switch (verified.kind) {
    case 'verified':
      return finish(options, card)
    case 'bank':
      return { at: 'leaving', address: verified.address }
    case 'pending':
      return { at: 'pending', card }
    case 'unknown':
      return { at: 'unverified', card }
  }
}

/** Verifies a saved card, for the first time or again. */
export async function verifySaved(options: AddingOptions, card: Card): Promise<Adding> {
  options.tell({ at: 'verifying' })
  try {
    const verified = await verifyMethod(options.platform, card, options)
    if (verified.kind === 'bank' && verified.reference !== undefined)
      options.remember({ card, reference: verified.reference, page: verified.address })
    return await afterVerification(options, card, verified)
  } catch (error) {
    options.rememberDecline(card, error)
    return { at: 'declined', card, error }
  }
}

/** Reads whether the bank has answered. */
export async function lookAgain(options: AddingOptions, card: Card): Promise<Adding> {
  return afterVerification(options, card, await readVerification(options.platform, card))
}

/** Reads whether a token was saved, if the answer was lost. */
export async function lookForToken(options: AddingOptions, token: string): Promise<Adding> {
  try {
    const card = await findMethod(options.platform, options.method, token)
    return card ? await verifySaved(options, card) : { at: 'fields', result: { kind: 'not-there' } }
  } catch {
    return { at: 'unsaved', token }
  }
}

/** The payment token of a wallet; undefined if its owner has not agreed. */
async function agreedToken(
  { platform, method }: AddingOptions,
  setupToken: string,
): Promise<string | undefined> {
  try {
    return await readPaymentToken(platform, method, setupToken)
  } catch (error) {
    // With a message, the platform reports no agreement; without, it is unknown.
    if (platformWords(error) === undefined) throw error
    return undefined
  }
}

async function tokenFrom(
  options: AddingOptions,
  vendor: CardVendor,
  details: HolderDetails,
): Promise<string | Attempt> {
  const { platform, method } = options
  const isWallet = method.keyword === 'paypal_vault'
  if (method.keyword === 'omise_creditcard') await prepareMethod(platform, method)
  const result = await vendor.tokenise(details)
  switch (result.kind) {
    case 'token':
      return isWallet ? readPaymentToken(platform, method, result.token) : result.token
    case 'refused':
      return result
    case 'cancelled': {
      const agreed = result.begun === undefined ? undefined : await agreedToken(options, result.begun)
      return agreed ?? { kind: 'cancelled' }
    }
    case 'failed':
      return { kind: 'no-answer' }
  }
}

/** Adds the method entered in a vendor's fields: token, save, verify. Each step sends its call once. */
export async function addMethod(
  options: AddingOptions,
  vendor: CardVendor,
  details: HolderDetails,
): Promise<Adding> {
  const { platform, method, tell } = options
  tell({ at: 'vendor' })
  try {
    const token = await tokenFrom(options, vendor, details)
    if (typeof token !== 'string') return { at: 'fields', result: token }
    tell({ at: 'saving' })
    const saved = await saveMethod(platform, method, token)
    return saved.kind === 'saved' ? await verifySaved(options, saved.card) : { at: 'unsaved', token }
  } catch (error) {
    return { at: 'fields', result: { kind: 'error', error } }
  }
}
