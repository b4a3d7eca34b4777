import type { NumberSigns } from '../../lib/number-signs'
import { inPlainSigns } from '../../lib/plain-signs'

/** Additional units with their factors: `{ gb: 1, tb: 1000 }`, in lower case. */
export type UnitFactors = Readonly<Record<string, number>>

/** Units and marks accepted beside a number. */
interface Beside {
  /** Units after it, with their factors. */
  readonly units?: UnitFactors | undefined
  /** Signs before or after it without a factor: `€`, `EUR`. */
  readonly marks?: readonly string[] | undefined
  /** Usual digits after the decimal sign: 0 for counts, 2 for euros. More digits are still accepted. */
  readonly decimals?: number | undefined
  /** Whether digits may be grouped; not for ports, where `80,443` would be two of them. */
  readonly grouped?: boolean | undefined
}

/** The text without one mark at its start, after a plus or minus, or at its end. */
function withoutMark(text: string, marks: readonly string[]): string {
  const [, sign = '', rest = ''] = /^([-+]?) ?(.*)$/.exec(text) ?? []
  for (const mark of marks) {
    if (mark === '') continue
    const [low, beside] = [rest.toLowerCase(), mark.toLowerCase()]
    if (low.startsWith(beside)) return `${sign}${rest.slice(mark.length).trim()}`
    if (low.endsWith(beside)) return `${sign}${rest.slice(0, -mark.length).trim()}`
  }
  return text
}

/** Digits without grouping; undefined if the groups are not of three digits, or grouped in two ways. */
function ungrouped(whole: string): string | undefined {
  if (/^\d*$/.test(whole)) return whole
  const [sign = ''] = /\D/.exec(whole) ?? []
  const [first = '', ...others] = whole.split(sign)
  const isGrouped = /^\d{1,3}$/.test(first) && others.every((each) => /^\d{3}$/.test(each))
  return isGrouped ? [first, ...others].join('') : undefined
}

/** Position of the decimal sign; undefined without one. */
function decimalAt(digits: string, { group }: NumberSigns): number | undefined {
  const last = Math.max(digits.lastIndexOf(','), digits.lastIndexOf('.'))
  if (last < 0) return undefined
  const sign = digits.charAt(last)
  // A repeated sign groups; so does the language's own, alone before exactly three digits, even if the digits before it are too many.
  if (digits.indexOf(sign) !== last) return undefined
  return sign === group && /^[1-9]\d*[.,]\d{3}$/.test(digits) ? undefined : last
}

/**
 * Whether three digits after the last sign may be thousands of another language: nobody types decimals with extra zeros
 * at the end, a count has no decimals, and three zeros add nothing as decimals.
 */
function areThousands(whole: string, rest: string, decimals: number | undefined): boolean {
  if (rest.length !== 3 || (decimals ?? 0) > 2) return false
  if (decimals === 0) return /[1-9]/.test(whole)
  return decimals === undefined ? rest === '000' && /[1-9]/.test(whole) : /^0+$/.test(rest.slice(decimals))
}

/**
 * Parses a typed number in the signs of the language. Nothing is guessed: a text that could be two numbers is none.
 *
 * | typed | English | German |
 * | --- | --- | --- |
 * | `10`, ` 10 `, `１０`, `١٠` | 10 | 10 |
 * | `1.5` and `1,5` | 1.5 | 1.5 |
 * | `1,500` | 1500 | 1.5 |
 * | `1.500` | 1.5 | 1500 |
 * | `1,234.5` and `1.234,5` | 1234.5 | 1234.5 |
 * | `10 000`, `10'000`, `١٠٬٠٠٠` | 10000 | 10000 |
 * | `١٫٥` | 1.5 | 1.5 |
 * | `10GB` with that unit, `€ 10` and `10 EUR` with these marks | 10 | 10 |
 * | `-€10`, `€ -10` with that mark | -10 | -10 |
 * | `1000,000` | none | 1000 |
 * | `1.000` | none | 1000 |
 * | `25.000` where there are two decimals | none | 25000 |
 * | `8.080` where there are none | none | 8080 |
 * | `80,443` of what is not grouped | none | none |
 * | `1.234.56`, `10 00`, `1,23.4`, `1e5`, `ten`, more than 15 digits | none | none |
 *
 * @returns undefined if it is no number; `'empty'` for an empty text
 */
export function parseNumber(
  text: string,
  signs: NumberSigns,
  { units = {}, marks = [], decimals, grouped = true }: Beside = {},
): number | 'empty' | undefined {
  const plain = inPlainSigns(text).replace('٫', signs.decimal)
  if (plain === '') return 'empty'
  const [, sign = '', digits = '', unit = ''] =
    /^([-+]?) ?((?:\d|[.,](?=\d))(?:[\d., ']*[\d.,])?) ?(\p{L}*%?)$/u.exec(withoutMark(plain, marks)) ?? []
  if (!/\d/.test(digits)) return undefined
  const at = decimalAt(digits, signs) ?? digits.length
  const whole = ungrouped(digits.slice(0, at))
  const rest = digits.slice(at + 1)
  const factor = unit === '' ? 1 : units[unit.toLowerCase()]
  if (whole === undefined || /\D/.test(rest) || factor === undefined) return undefined
  if (!grouped && digits !== whole) return undefined
  if (areThousands(whole, rest, decimals)) return undefined
  const value = Number(`${whole}.${rest}0`) * factor
  if (Math.abs(value) > Number.MAX_SAFE_INTEGER) return undefined
  return sign === '-' ? -value : value
}

/** Reason why a text is no number: its only sign may group or begin decimals, or it has a foreign unit. */
export type NumberProblem = 'separator' | { readonly other: string }

/**
 * Why a text that `parseNumber` refuses is no number; undefined without a specific reason, as for `ten`.
 *
 * | typed | reason |
 * | --- | --- |
 * | `1.500` of a count, `1000,000` | `separator` |
 * | `50 USD`, `$50`, `5 km` without those units | the unit as it was typed |
 *
 * @param own units and marks that may stand beside it, in any case
 */
export function numberProblem(text: string, own: readonly string[]): NumberProblem | undefined {
  const [, before = '', digits = '', after = ''] =
    /^[-+]? ?(\p{L}+|\p{Sc})? ?[-+]?([\d.,][\d., ']*?) ?([\p{L}%]+|\p{Sc})?$/u.exec(inPlainSigns(text)) ?? []
  const known = new Set(own.map((each) => each.toLowerCase()))
  const other = [before, after].find((each) => each !== '' && !known.has(each.toLowerCase()))
  if (other !== undefined) return { other }
  return /^\d+[.,]\d{3}$/.test(digits) ? 'separator' : undefined
}

/** A number as it is typed in the language: with its decimal sign and without grouping. */
export function typedNumber(value: number, { decimal }: NumberSigns): string {
  return String(value).replace('.', decimal)
}
