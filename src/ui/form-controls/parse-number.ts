/** Units a field takes besides its own, as factors to its own: `{ gb: 1, tb: 1000 }`. Small letters. */
export type UnitFactors = Readonly<Record<string, number>>

const spaces = /[\s\u00a0\u2009\u202f']/g

/**
 * Which of comma and point is the decimal sign of a text of digits. The last of two different ones is; a sign that
 * occurs twice groups; a single comma before exactly three digits groups, because sizes are typed as "10,000".
 */
function toPlain(digits: string): string {
  const comma = digits.lastIndexOf(',')
  const point = digits.lastIndexOf('.')
  if (comma >= 0 && point >= 0) {
    return comma > point ? digits.replaceAll('.', '').replace(',', '.') : digits.replaceAll(',', '')
  }
  if (digits.split('.').length > 2) return digits.replaceAll('.', '')
  if (digits.split(',').length > 2 || /^[1-9]\d{0,2},\d{3}$/.test(digits)) return digits.replaceAll(',', '')
  return digits.replace(',', '.')
}

/**
 * Reads a number as people type and paste it: "10", "1,5", "10 000", "10GB" where the field knows the unit. Undefined
 * for a text that is no number; the empty text is `'empty'`.
 */
export function parseNumber(text: string, units: UnitFactors = {}): number | 'empty' | undefined {
  const compact = text.replace(spaces, '')
  if (compact === '') return 'empty'
  const [, sign = '', digits = '', unit = ''] = /^([-−+]?)([\d.,]*\d[\d.,]*)(\p{L}*%?)$/u.exec(compact) ?? []
  const plain = toPlain(digits)
  if (!/^\d*\.?\d+$|^\d+\.$/.test(plain)) return undefined
  const factor = unit === '' ? 1 : units[unit.toLowerCase()]
  if (factor === undefined) return undefined
  const value = Number(plain) * factor
  return sign === '' || sign === '+' ? value : -value
}
