import { isOutcomeUnknown } from '../../api/unknown-outcome'
import { callRead } from '../../api/call-read'
import { write } from '../../engine/jobs/perform'
import { shape } from '../../generated/answers/listCards'
import type { components } from '../../generated/api-types'
import { decode, decodeItems } from '../../lib/answer-shape'
import { isRecord } from '../../lib/is-record'
import { safeHref, webPages } from '../../lib/safe-href'
import { verificationIn, type Verified } from '../../platform/payments/verification'
import type { Platform } from '../../platform/platform'

export type Card = components['schemas']['Card']

/** A way to pay to be added to an account. */
export interface NewMethod {
  readonly account: number
  readonly keyword: string
  /** Id of this session, by which the platform knows a wallet. */
  readonly session: string
}

/** Result of saving; `unknown` if the answer was lost. */
export type Saved = { readonly kind: 'saved'; readonly card: Card } | { readonly kind: 'unknown' }

/** A card of an answer; undefined if it cannot be used. */
function cardIn(answer: unknown): Card | undefined {
  return decode(shape, answer).value
}

/** Untrusted members of an answer. */
function membersOf(answer: unknown): Readonly<Record<string, unknown>> {
  return isRecord(answer) ? answer : {}
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined
}

function neededText(value: unknown, name: string): string {
  const text = textOf(value)
  if (text === undefined) throw new Error(`${name} is null or undefined`)
  return text
}

/** Announces a new method to the platform (prehook). Returns the client secret that Stripe needs. */
export async function prepareMethod(
  platform: Platform,
  { account, keyword }: NewMethod,
): Promise<string | undefined> {
  const wanted = { billing_account_id: account, processor_keyword: keyword }
  return textOf(membersOf(await write(platform, 'prepareCard', wanted)).client_secret)
}

/** The token that starts the PayPal buttons. */
export async function readIdToken({ client }: Platform, { session }: NewMethod): Promise<string> {
  const query = { session_id: session }
  const answer = membersOf(await callRead(client, 'getPaypalIdToken', { query }))
  return neededText(answer.id_token, 'id_token')
}

/** Agreement for the owner of a wallet, and the page to confirm it. */
interface WalletSetup {
  readonly token: string
  /** Undefined if only the vendor's window shows it. */
  readonly page: string | undefined
}

/** Begins the agreement of a wallet's owner, who comes back to `returnUrl`. */
export async function readSetup(
  { client }: Platform,
  { session }: NewMethod,
  returnUrl: string,
): Promise<WalletSetup> {
  const query = { session_id: session, return_url: returnUrl }
  const answer = membersOf(await callRead(client, 'getPaypalSetupToken', { query }))
  return {
    token: neededText(answer.setup_token, 'setup_token'),
    page: safeHref(textOf(answer.approve_url), webPages),
  }
}

/** The token to save a wallet with, after its owner has agreed to `setupToken`. @throws ApiError before */
export async function readPaymentToken(
  { client }: Platform,
  { session }: NewMethod,
  setupToken: string,
): Promise<string> {
  const query = { session_id: session, setup_token: setupToken }
  const answer = membersOf(await callRead(client, 'getPaypalPaymentToken', { query }))
  return neededText(answer.payment_token, 'payment_token')
}

/** The methods of the account. */
export async function listMethods({ client }: Platform, { account }: NewMethod): Promise<readonly Card[]> {
  const answer = await callRead(client, 'listCards', { query: { billing_account_id: account } })
  return decodeItems(shape, answer).items
}

/** The account's method with a token; undefined without one. */
export async function findMethod(
  platform: Platform,
  method: NewMethod,
  token: string,
): Promise<Card | undefined> {
  const methods = await listMethods(platform, method)
  return methods.find(({ identifier }) => identifier === token)
}

/** Makes a method primary. @throws ApiError */
export async function makePrimary(platform: Platform, { id }: Card): Promise<void> {
  await write(platform, 'setPrimaryCard', { payment_object_id: id })
}

/** Saves a method by its token. If the answer is lost, reads the list instead of resending. @throws ApiError */
export async function saveMethod(platform: Platform, method: NewMethod, token: string): Promise<Saved> {
  const { account, keyword, session } = method
  try {
    const answer = await write(platform, 'createCard', {
      ...{ billing_account_id: account, token, processor_keyword: keyword },
      ...(keyword === 'paypal_vault' ? { session_id: session } : {}),
    })
    const card = cardIn(answer)
    if (card) return { kind: 'saved', card }
  } catch (error) {
    if (!isOutcomeUnknown(error)) throw error
  }
  const found = await findMethod(platform, method, token).catch(() => undefined)
  return found ? { kind: 'saved', card: found } : { kind: 'unknown' }
}

/** State of a card's verification. */
export async function readVerification({ client }: Platform, { id }: Card): Promise<Verified> {
  try {
    const card = cardIn(await callRead(client, 'getCard', { query: { payment_object_id: id } }))
    if (!card) return { kind: 'unknown' }
    if (card.is_verified) return { kind: 'verified' }
    return { kind: card.is_verification_pending ? 'pending' : 'unknown' }
  } catch {
    // The form shows "unknown" and can check again.
    return { kind: 'unknown' }
  }
}

/**
 * Verifies a saved card; a wallet is verified by its owner's consent. `home` is the URL of the console, for coming back.
 * @throws ApiError with the bank's message if it refuses
 */
export async function verifyMethod(
  platform: Platform,
  card: Card,
  { home, asksHolder }: { readonly home: string; readonly asksHolder: boolean },
): Promise<Verified> {
  if (card.is_verified) return { kind: 'verified' }
  try {
    return verificationIn(
      await write(platform, 'verifyCard', {
        ...{ payment_object_id: card.id, front_base_url: home, force_3ds: asksHolder },
      }),
    )
  } catch (error) {
    if (!isOutcomeUnknown(error)) throw error
    return readVerification(platform, card)
  }
}
