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

/** A way to pay that is to be added to an account. */
export interface NewMethod {
  readonly account: number
  readonly keyword: string
  /** Identifier of this visit, which the platform knows a wallet by. */
  readonly session: string
}

/** How a step ends that may have happened although nobody said so. */
export type Saved = { readonly kind: 'saved'; readonly card: Card } | { readonly kind: 'unknown' }

/** A card of an answer; undefined if it cannot be used. */
function cardIn(answer: unknown): Card | undefined {
  return decode(shape, answer).value
}

/** The members of an answer, which are not trusted. */
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

/** Tells the platform that a method is going to be added (prehook); the client secret that Stripe needs. */
export async function prepareMethod(
  platform: Platform,
  { account, keyword }: NewMethod,
): Promise<string | undefined> {
  const wanted = { billing_account_id: account, processor_keyword: keyword }
  return textOf(membersOf(await write(platform, 'prepareCard', wanted)).client_secret)
}

/** The token the buttons of PayPal begin with. */
export async function readIdToken({ client }: Platform, { session }: NewMethod): Promise<string> {
  const query = { session_id: session }
  const answer = membersOf(await callRead(client, 'getPaypalIdToken', { query }))
  return neededText(answer.id_token, 'id_token')
}

/** What the owner of a wallet agrees to, and the page where they can. */
interface WalletSetup {
  readonly token: string
  /** Undefined where only the vendor's own window shows it. */
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

/** The token a wallet is saved with, once its owner has agreed to `setupToken`. @throws ApiError before */
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

/** The method with a token, in the list of the account; undefined when there is none. */
export async function findMethod(
  platform: Platform,
  method: NewMethod,
  token: string,
): Promise<Card | undefined> {
  const methods = await listMethods(platform, method)
  return methods.find(({ identifier }) => identifier === token)
}

/** Charges a method first from now on. @throws ApiError */
export async function makePrimary(platform: Platform, { id }: Card): Promise<void> {
  await write(platform, 'setPrimaryCard', { payment_object_id: id })
}

/** Saves a method by its token. Without an answer the list is read, and the token is not sent again. @throws ApiError */
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

/** What a card says of its verification. */
export async function readVerification({ client }: Platform, { id }: Card): Promise<Verified> {
  try {
    const card = cardIn(await callRead(client, 'getCard', { query: { payment_object_id: id } }))
    if (!card) return { kind: 'unknown' }
    if (card.is_verified) return { kind: 'verified' }
    return { kind: card.is_verification_pending ? 'pending' : 'unknown' }
  } catch {
    // What is not known is said; it can be looked at again.
    return { kind: 'unknown' }
  }
}

/**
 * Verifies a saved card; a wallet is verified by having been agreed to. `home` is where the console is, for the way back.
 * @throws ApiError with the bank's words when it refuses
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
