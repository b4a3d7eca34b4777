import type { NumberSigns } from '../../lib/number-signs'
import { parseNumber, typedNumber } from '../../ui/form-controls/parse-number'
import { plainText } from '../../lib/plain-text'

/**
 * An entry of a list or map of numbers, in the signs of the language. Text that is no number stays, for the form to refuse.
 *
 * | typed | English | German |
 * | --- | --- | --- |
 * | `8`, ` 8 `, `８` | 8 | 8 |
 * | `1.500` | 1.5 | 1500 |
 * | `0x10`, `1e3`, `Infinity`, `two`, ` ` | as typed | as typed |
 */
export function readEntry(text: string, signs: NumberSigns): string | number {
  const number = parseNumber(text, signs)
  return typeof number === 'number' ? number : text
}

/** An entry as it is typed; `readEntry` reads a number from it again. */
export function writeEntry(value: unknown, signs: NumberSigns): string {
  return typeof value === 'number' ? typedNumber(value, signs) : plainText(value)
}
