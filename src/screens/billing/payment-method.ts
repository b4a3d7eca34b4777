import type { components } from '../../generated/api-types'
import { isRecord } from '../../lib/is-record'
import { readFirst } from '../../manifest/subject'

export type Card = components['schemas']['Card']

/** Payment methods of a list that have not been removed, the one that is charged first at the top. */
export function methodsIn(answer: readonly unknown[]): Card[] {
  return answer
    .filter((each): each is Card => isRecord(each) && typeof each.id === 'number' && each.is_deleted !== true)
    .sort((one, other) => Number(other.is_primary) - Number(one.is_primary) || one.id - other.id)
}

/** What is known of a payment method; empty texts where nothing is. */
export interface MethodDetails {
  type: 'card' | 'paypal' | 'invoice' | undefined
  brand: string
  last4: string
  /** `MM/YY`, as cards have it. */
  expiry: string
  holder: string
  email: string
}

const textAt = (card: Card, name: string): string => {
  const value = readFirst(card, `additional_data.${name}`)
  return typeof value === 'string' ? value : ''
}

/** Reads what a payment method says of itself, in the JSON text the platform keeps it in. */
export function methodDetails(card: Card): MethodDetails {
  const type = textAt(card, 'type')
  const keyword = card.processor?.keyword
  return {
    type:
      type === 'card' || type === 'paypal' || type === 'invoice'
        ? type
        : keyword === 'invoice'
          ? 'invoice'
          : keyword === 'paypal_vault'
            ? 'paypal'
            : undefined,
    brand: textAt(card, 'brand'),
    last4: textAt(card, 'last4'),
    expiry: textAt(card, 'expiry'),
    holder: textAt(card, 'holder'),
    email: textAt(card, 'email'),
  }
}

/** Whether a payment method can be charged, the reason first why it cannot. */
export type MethodState = 'expired' | 'pending' | 'unverified' | 'expiring' | 'verified'

const millisecondsPerDay = 86_400_000
/** Days before the end of a method from which it is said. */
const soon = 30

/** Whole days until a method ends, below 0 when it has; undefined where it does not end. */
export function daysLeft({ valid_thru: end }: Card, now: number): number | undefined {
  return typeof end === 'number' ? Math.floor((end * 1000 - now) / millisecondsPerDay) : undefined
}

/**
 * The state of a payment method.
 *
 * @param now Milliseconds of the epoch
 */
export function methodState(card: Card, now: number): MethodState {
  const days = daysLeft(card, now)
  if (days !== undefined && days < 0) return 'expired'
  if (!card.is_verified) return card.is_verification_pending === true ? 'pending' : 'unverified'
  return days !== undefined && days <= soon ? 'expiring' : 'verified'
}
