import { withoutDirectionMarks } from './direction-marks'

/**
 * Amounts from the API are decimal numbers in the site's currency; they are rounded here for display. Digits follow
 * Intl, which may differ from card processors.
 */
export interface MoneyFormat {
  /** BCP 47 language tag, such as `en` or `id`. */
  locale: string
  /** ISO 4217 code. */
  currency: string
}

/** Dollar currencies with a distinct symbol; others are written with their code. */
const dollars: Readonly<Record<string, string>> = {
  USD: 'US$',
  SGD: 'S$',
  AUD: 'A$',
  CAD: 'CA$',
  HKD: 'HK$',
  NZD: 'NZ$',
}

/** The symbol of a dollar, which some languages write with its country. */
const anyDollar = /[A-Z]*\$/

/** Formats an amount with Intl, with a minus sign and an unambiguous symbol. */
function written(amount: number, format: MoneyFormat, digits?: number): string {
  const text = withoutDirectionMarks(formatter(format, digits).format(amount)).replace('-', '−')
  return text.replace(anyDollar, () => dollars[format.currency] ?? `${format.currency}\u00a0`)
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

/** An amount as text, `€12.40`; negative: `−€12.40`, never minus zero. */
export function formatMoney(amount: number, format: MoneyFormat): string {
  return written(amount, format)
}

/** An amount without decimals if it has none: `€250`, `€12.40`. */
export function formatRoundMoney(amount: number, format: MoneyFormat): string {
  return written(amount, format, Number.isInteger(amount) ? 0 : undefined)
}

/**
 * A unit price with more decimals than usual, `€0.1088`, because hourly prices would round to zero: four, two in currencies without
 * any, or `digits`.
 */
export function formatUnitPrice(amount: number, format: MoneyFormat, digits?: number): string {
  return written(amount, format, digits ?? Math.min(4, shownDigits(format.currency) + 2))
}

/** An amount with VAT; `percentage` such as 24. */
export function withVat(amount: number, percentage: number): number {
  return amount * (1 + percentage / 100)
}

/** Rounds to the currency's displayed minor unit: 1.005 EUR is 1.01, 1234.5 JPY is 1235. */
export function roundMoney(amount: number, currency: string): number {
  const factor = 10 ** shownDigits(currency)
  const rounded = Math.round(Math.abs(amount) * factor * (1 + Number.EPSILON)) / factor
  return amount < 0 && rounded > 0 ? -rounded : rounded
}

/** Decimals a currency is shown and entered with: 2 for EUR, 0 for IDR and JPY, 3 for KWD. */
export function shownDigits(currency: string): number {
  return formatter({ locale: 'en', currency }, undefined).resolvedOptions().maximumFractionDigits ?? 2
}

/** Symbol of a currency before an amount: `€`, `US$`, `IDR`. */
export function currencySymbol(format: MoneyFormat): string {
  const parts = formatter(format, undefined).formatToParts(0)
  const symbol = parts.find(({ type }) => type === 'currency')?.value ?? format.currency
  return anyDollar.test(symbol) ? (dollars[format.currency] ?? format.currency) : symbol
}

/** A charged amount: with more decimals than usual if fewer would show another amount (specification section 9). */
export function formatCharge(amount: number, format: MoneyFormat): string {
  const usual = shownDigits(format.currency)
  const digits = [usual, usual + 1, usual + 2].find((count) => Number(amount.toFixed(count)) === amount)
  return digits === undefined || digits === usual
    ? written(amount, format)
    : written(amount, format, usual + 2)
}
