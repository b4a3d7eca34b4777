import { inPlainSigns } from './plain-signs'

/** Bounds of a range; both undefined means all. */
export interface NumberRange {
  start: number | undefined
  end: number | undefined
}

/**
 * Parses a typed range of whole numbers. Nothing is guessed: a text that could be two numbers is no range.
 *
 * | typed | read |
 * | --- | --- |
 * | `443`, ` 443 `, `４４３` | 443 to 443 |
 * | `8000-8100`, `8000 – 8100`, `8000:8100` | 8000 to 8100 |
 * | nothing | all |
 * | `80 443`, `80,443`, `1-`, `1-2-3`, `http` | none |
 *
 * @returns undefined if it is no range
 */
export function parseRange(text: string): NumberRange | undefined {
  const plain = inPlainSigns(text)
  if (plain === '') return { start: undefined, end: undefined }
  const match = /^(\d{1,9})(?: *[-–—:] *(\d{1,9}))?$/.exec(plain)
  if (!match) return undefined
  const start = Number(match[1])
  return { start, end: match[2] === undefined ? start : Number(match[2]) }
}

/** Formats a range; one number if both bounds are equal. */
export function formatRange(start: unknown, end: unknown): string {
  if (typeof start === 'string') return start
  if (typeof start !== 'number') return ''
  return typeof end !== 'number' || end === start ? String(start) : `${start}–${end}`
}
