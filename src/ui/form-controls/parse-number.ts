import type { NumberSigns } from '../../lib/number-signs'

/** Additional units with their factors: `{ gb: 1, tb: 1000 }`, in lower case. */
export type UnitFactors = Readonly<Record<string, number>>

const spaces = /[\s\u00a0\u2009\u202f']/g

/**
 * Decides between decimal and grouping sign. Of two different signs the last is decimal; a repeated sign groups; the
 * language's grouping sign, alone before exactly three digits, groups: "10,000" in English and "10.000" in German.
 */
function toPlain(digits: string, { group }: NumberSigns): string {
  const comma = digits.lastIndexOf(',')
  const point = digits.lastIndexOf('.')
  if (comma >= 0 && point >= 0) {
    return comma > point ? digits.replaceAll('.', '').replace(',', '.') : digits.replaceAll(',', '')
  }
  const sign = comma >= 0 ? ',' : '.'
  const [, , ...more] = digits.split(sign)
  if (more.length > 0 || (sign === group && /^[1-9]\d{0,2}[.,]\d{3}$/.test(digits)))
    return digits.replaceAll(sign, '')
  return digits.replace(',', '.')
}

/** A number as it is typed in the language: with its decimal sign and without grouping. */
export function typedNumber(value: number, { decimal }: NumberSigns): string {
  return String(value).replace('.', decimal)
}

/**
 * Parses a typed number: "10", "1,5", "10 000", "10GB" with a known unit. `signs` are those of the language. Undefined if
 * invalid; `'empty'` for an empty text.
 */
export function parseNumber(
  text: string,
  signs: NumberSigns,
  units: UnitFactors = {},
): number | 'empty' | undefined {
  const compact = text.replace(spaces, '')
  if (compact === '') return 'empty'
  const [, sign = '', digits = '', unit = ''] = /^([-−+]?)([\d.,]*\d[\d.,]*)(\p{L}*%?)$/u.exec(compact) ?? []
  const plain = toPlain(digits, signs)
  if (!/^\d*\.?\d+$|^\d+\.$/.test(plain)) return undefined
  const factor = unit === '' ? 1 : units[unit.toLowerCase()]
  if (factor === undefined) return undefined
  const value = Number(plain) * factor
  return sign === '' || sign === '+' ? value : -value
}
