import type { CardState } from '../store/kinds'

/** A card as its processor describes it. `validThru` in milliseconds since 1970. */
export interface TestCard {
  readonly brand: string
  readonly last4: string
  readonly validThru: number
  readonly behaviour: CardState['behaviour']
  readonly asksHolder: boolean
}

const brands: readonly (readonly [word: string, brand: string, last4: string])[] = [
  ['mastercard', 'Mastercard', '4444'],
  ['amex', 'American Express', '0005'],
]

const threeYears = 3
/** As printed on a card. */
const december = 12

/**
 * The card behind a token. There is no processor, so words in the token define the card: `declined`, `insufficient`,
 * `expired`, `3ds` (every charge needs a confirmation), `mastercard`, `amex`, `exp0829` (valid until August 2029); four
 * digits at its end are the last four of the card.
 */
export function cardOfToken(token: string, now: number): TestCard {
  const has = (word: string): boolean => token.includes(word)
  const [, brand, digits] = brands.find(([word]) => has(word)) ?? ['', 'Visa', '4242']
  const typed = /exp(\d\d)(\d\d)/.exec(token)
  const year = typed
    ? 2000 + Number(typed[2])
    : new Date(now).getUTCFullYear() + (has('expired') ? -1 : threeYears)
  return {
    brand,
    last4: /(\d{4})$/.exec(token)?.[1] ?? digits,
    validThru: Date.UTC(year, typed ? Number(typed[1]) : december, 1) - 1000,
    behaviour: has('declined') ? 'declined' : has('insufficient') ? 'insufficient' : 'good',
    asksHolder: has('3ds'),
  }
}
