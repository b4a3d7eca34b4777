import { shape } from '../../generated/answers/listCards'
import type { components } from '../../generated/api-types'
import { decodeItems } from '../../lib/answer-shape'
import { readFirst } from '../../manifest/subject'

export type Card = components['schemas']['Card']

/** Payment methods of an answer that were not removed, primary first. */
export function methodsIn(answer: unknown): Card[] {
  return presentMethods(decodeItems(shape, answer).items)
}

/** Payment methods that were not removed, primary first. */
export function presentMethods(cards: readonly Card[]): Card[] {
  return cards
    .filter((each) => each.is_deleted !== true)
    .sort((one, other) => Number(other.is_primary) - Number(one.is_primary) || one.id - other.id)
}

/** The method that automatic top-ups charge. */
export function primaryOf(methods: readonly Card[]): Card | undefined {
  return methods.find((each) => each.is_primary)
}

/** The method an account pays its invoices with: the first verified one, primary first. */
export function payingMethod(methods: readonly Card[]): Card | undefined {
  return methods.find(({ is_verified: verified }) => verified)
}

/** Details of a payment method; empty if unknown. */
export interface MethodDetails {
  type: 'card' | 'paypal' | 'invoice' | undefined
  brand: string
  last4: string
  /** `MM/YY`, as printed on cards. */
  expiry: string
  holder: string
  email: string
}

const textAt = (card: Card, name: string): string => {
  const value = readFirst(card, `additional_data.${name}`)
  return typeof value === 'string' ? value : ''
}

/** Parses the details of a payment method, which the platform stores as JSON text. */
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

/** State of a payment method; those that cannot be charged come first. */
export type MethodState =
  /** Its processor is switched off. */
  | 'suspended'
  | 'expired'
  /** Paying by invoice: the provider is reviewing the application. */
  | 'validating'
  /** Paying by invoice: the provider has refused it. */
  | 'declined'
  | 'pending'
  | 'unverified'
  | 'expiring'
  | 'verified'

const millisecondsPerDay = 86_400_000
/** Days before expiry at which a warning is shown. */
const soon = 30

/** Whole days until expiry, negative if expired; undefined without expiry. */
export function daysLeft({ valid_thru: end }: Card, now: number): number | undefined {
  return typeof end === 'number' ? Math.floor((end * 1000 - now) / millisecondsPerDay) : undefined
}

/**
 * The state of a payment method.
 * @param now ms since 1970
 */
export function methodState(card: Card, now: number): MethodState {
  const days = daysLeft(card, now)
  if (card.processor?.is_active === false) return 'suspended'
  if (days !== undefined && days < 0) return 'expired'
  if (!card.is_verified && methodDetails(card).type === 'invoice')
    return card.is_verification_pending === true ? 'validating' : 'declined'
  if (!card.is_verified) return card.is_verification_pending === true ? 'pending' : 'unverified'
  return days !== undefined && days <= soon ? 'expiring' : 'verified'
}
