/** Bounds of a range; both undefined means all. */
export interface NumberRange {
  start: number | undefined
  end: number | undefined
}

/** Parses a range: `443`, `8000-8100`, `8000–8100`, or empty for all. Undefined if invalid. */
export function parseRange(text: string): NumberRange | undefined {
  const compact = text.replace(/\s+/g, '')
  if (compact === '') return { start: undefined, end: undefined }
  const match = /^(\d{1,9})(?:[-–:](\d{1,9}))?$/.exec(compact)
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
