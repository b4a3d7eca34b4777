/** A card as typed into the fields of a vendor. */
export interface TypedCard {
  readonly number: string
  /** Month and year as two digits each: `08/28`. */
  readonly expiry: string
  readonly cvc: string
}

/** A refusal in the form of the vendors. */
export interface CardError {
  readonly type: 'validation_error' | 'card_error' | 'api_error'
  readonly code: string
  readonly decline_code?: string
  readonly message: string
}

/** Result of saving a card: `words` go into its token, from which the sandbox reads them (`catalogue/test-cards.ts`). */
export type CardOutcome =
  | { readonly error: CardError }
  | { readonly words: readonly string[]; readonly last4: string; readonly asksHolder: boolean }

/** Stripe's test numbers that are refused when saved. */
const refused: Readonly<Record<string, Omit<CardError, 'type'>>> = {
  '4000000000000002': {
    code: 'card_declined',
    decline_code: 'generic_decline',
    message: 'Your card was declined.',
  },
  '4000000000009995': {
    code: 'card_declined',
    decline_code: 'insufficient_funds',
    message: 'Your card has insufficient funds.',
  },
  '4000000000000069': { code: 'expired_card', message: 'Your card has expired.' },
  '4000000000000127': { code: 'incorrect_cvc', message: "Your card's security code is incorrect." },
  '4000000000000119': {
    code: 'processing_error',
    message: 'An error occurred while processing your card. Try again in a little bit.',
  },
}

/** Test numbers of Stripe and Omise that can be saved, with the word in the token for their behaviour. */
const telling: Readonly<Record<string, string>> = {
  '4000000000000341': 'declined',
  '4000002760003184': '3ds',
  '4111111111140011': 'insufficient',
  '4111111111130012': 'declined',
  '4111111111120013': 'declined',
  '4111111111110014': 'declined',
}

function passesLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}

function brandOf(digits: string): string {
  if (/^5[1-5]|^2[2-7]/.test(digits)) return 'mastercard'
  return /^3[47]/.test(digits) ? 'amex' : 'visa'
}

const invalid = (code: string, message: string): CardOutcome => ({
  error: { type: 'validation_error', code, message },
})

/** Month and year of a date of the form MM/YY, two digits each; undefined for any other text. */
function expiryIn(typed: string): readonly [month: string, year: string] | undefined {
  const [, month, year] = /^(0[1-9]|1[0-2])\s*\/\s*(\d\d)$/.exec(typed.trim()) ?? []
  return month === undefined || year === undefined ? undefined : [month, year]
}

/** Result of saving a card at a vendor. `refusesAtOnce`: the vendor asks the bank before it issues a token. */
export function outcomeOfCard(card: TypedCard, refusesAtOnce: boolean, now: number): CardOutcome {
  const digits = card.number.replace(/[ -]/g, '')
  if (!/^\d{13,19}$/.test(digits)) return invalid('incomplete_number', 'Your card number is incomplete.')
  if (!passesLuhn(digits)) return invalid('invalid_number', 'Your card number is invalid.')
  const expiry = expiryIn(card.expiry)
  if (expiry === undefined) return invalid('incomplete_expiry', "Your card's expiration date is incomplete.")
  const [month, year] = expiry
  if (Date.UTC(2000 + Number(year), Number(month), 1) <= now)
    return invalid('invalid_expiry_year_past', "Your card's expiration year is in the past.")
  if (!/^\d{3,4}$/.test(card.cvc))
    return invalid('incomplete_cvc', "Your card's security code is incomplete.")
  const error = refused[digits]
  if (error && refusesAtOnce) return { error: { type: 'card_error', ...error } }
  const known = telling[digits] ?? (error ? 'declined' : undefined)
  return {
    words: [`exp${month}${year}`, brandOf(digits), ...(known === undefined ? [] : [known])],
    last4: digits.slice(-4),
    asksHolder: known === '3ds',
  }
}
