/**
 * Money on the wire is a decimal number in the site's currency. For display it is rounded once, here.
 * Digits follow the display table of the currency (Intl), which is not the table a card processor charges by.
 */
export interface MoneyFormat {
  /** BCP 47 language tag, such as `en` or `id`. */
  locale: string
  /** ISO 4217 code, 3 letters. */
  currency: string
}

/** Currencies that write a bare dollar sign, told apart; others of them are written with their code. */
const dollars: Readonly<Record<string, string>> = {
  USD: 'US$',
  SGD: 'S$',
  AUD: 'A$',
  CAD: 'CA$',
  HKD: 'HK$',
  NZD: 'NZ$',
}

/** An amount as Intl writes it, with a minus sign and a symbol that no other currency has. */
function written(amount: number, format: MoneyFormat, digits?: number): string {
  const text = formatter(format, digits).format(amount).replace('-', '−')
  return text.replace('$', () => dollars[format.currency] ?? `${format.currency}\u00a0`)
}

const formatters = new Map<string, Intl.NumberFormat>()

function formatter(format: MoneyFormat, digits: number | undefined): Intl.NumberFormat {
  const key = `${format.locale} ${format.currency} ${digits ?? ''}`
  const known = formatters.get(key)
  if (known) return known
  const made = new Intl.NumberFormat(format.locale, {
    style: 'currency',
    currency: format.currency,
    currencyDisplay: 'narrowSymbol',
    signDisplay: 'negative',
    ...(digits === undefined ? {} : { minimumFractionDigits: digits, maximumFractionDigits: digits }),
  })
  formatters.set(key, made)
  return made
}

/** An amount as text, `€12.40`; a minus sign stands before the symbol: `−€12.40`, never before zero. */
export function formatMoney(amount: number, format: MoneyFormat): string {
  return written(amount, format)
}

/** A price per unit as text with four decimals or more, `€0.1088`, because hourly prices vanish at two. */
export function formatUnitPrice(amount: number, format: MoneyFormat, digits = 4): string {
  return written(amount, format, digits)
}

/** An amount with VAT on top; `percentage` as an account has it, such as 24. */
export function withVat(amount: number, percentage: number): number {
  return amount * (1 + percentage / 100)
}

/** Rounds to the minor unit the currency displays: 1.005 EUR gives 1.01, 1234.5 JPY gives 1235. */
export function roundMoney(amount: number, currency: string): number {
  const digits = formatter({ locale: 'en', currency }, undefined).resolvedOptions().maximumFractionDigits ?? 2
  const factor = 10 ** digits
  const rounded = Math.round(Math.abs(amount) * factor * (1 + Number.EPSILON)) / factor
  return amount < 0 && rounded > 0 ? -rounded : rounded
}
