import { isApiError } from '../../api/errors'
import { newKey } from '../../api/new-key'
import { readFirst } from '../../manifest/subject'
import type { components } from '../../generated/api-types'
import type { Platform } from '../platform'
import type { IntentEvent } from './intent'
import { PaymentNotStored } from './intents'
import { paymentsOf } from './payments'

type Card = components['schemas']['Card']

/** A verification that continues at the page of a bank. */
export interface LeavingVerification {
  readonly card: Card
  /** The platform's name for it. */
  readonly reference: string
  readonly page: string
}

/** "Visa •••• 4242", as far as the card says so. */
function cardName(card: Card, keyword: string): string {
  const part = (name: string): string => {
    const value = readFirst(card, `additional_data.${name}`)
    return typeof value === 'string' ? value : ''
  }
  const last4 = part('last4')
  return [part('brand'), last4 && `••••\u00a0${last4}`].filter(Boolean).join(' ') || keyword
}

/** Method and amount of a verification. */
export interface VerifiedMethod {
  /** Keyword of the processor. */
  readonly keyword: string
  /** Verification amount, in major units of the site's currency. */
  readonly amount: number
  /** The card becomes the primary one once verified. */
  readonly makesPrimary?: boolean
}

type Browser = Pick<Platform, 'session' | 'now' | 'site'>

/** Stores a verification and its event. A browser that stores nothing continues without: no money depends on it. */
function remember(
  platform: Browser,
  card: Card,
  { keyword, amount, makesPrimary = false }: VerifiedMethod,
  event: IntentEvent,
): void {
  const intents = paymentsOf(platform)
  const time = platform.now()
  const id = newKey()
  const before = intents.get().filter(({ way }) => way.kind === 'verification' && way.method === card.id)
  try {
    // The bank asks about the newest only.
    for (const each of before) intents.apply(each.id, { kind: 'abandoned' })
    intents.add({
      id,
      account: card.billing_account_id,
      way: {
        ...{ kind: 'verification', method: card.id, keyword, name: cardName(card, keyword) },
        ...(makesPrimary ? { makesPrimary } : {}),
      },
      amount,
      final: amount,
      currency: platform.site.config.siteCurrency,
      step: 'ready',
      begun: time,
      changed: time,
    })
    intents.apply(id, { kind: 'sent' })
    intents.apply(id, event)
  } catch (error) {
    if (!(error instanceof PaymentNotStored)) throw error
  }
}

/** Stores a verification before the customer is sent to the bank, so that the return page can identify it. */
export function rememberVerification(
  platform: Browser,
  { card, reference, page }: LeavingVerification,
  of: VerifiedMethod,
): void {
  remember(platform, card, of, { kind: 'begun', identifier: reference, page })
}

/**
 * Stores an immediate refusal by the bank, so that the list of methods keeps showing it. Other failures of the call say
 * nothing about the card.
 */
export function rememberDecline(platform: Browser, card: Card, of: VerifiedMethod, error: unknown): void {
  if (!isApiError(error) || error.kind !== 'api' || error.reported === undefined) return
  remember(platform, card, of, { kind: 'refused', reason: error.reported, reference: error.correlationId })
}
