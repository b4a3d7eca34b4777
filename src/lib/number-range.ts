/** Two ends of a range; both undefined means everything. */
export interface NumberRange {
  start: number | undefined
  end: number | undefined
}

/** A range as people write it: `443`, `8000-8100`, `8000–8100`, or nothing for all. Undefined when it is neither. */
export function parseRange(text: string): NumberRange | undefined {
  const compact = text.replace(/\s+/g, '')
  if (compact === '') return { start: undefined, end: undefined }
  const match = /^(\d{1,9})(?:[-–:](\d{1,9}))?$/.exec(compact)
  if (!match) return undefined
  const start = Number(match[1])
  return { start, end: match[2] === undefined ? start : Number(match[2]) }
}

/** The range as text; one number when both ends are the same. */
export function formatRange(start: unknown, end: unknown): string {
  if (typeof start === 'string') return start
  if (typeof start !== 'number') return ''
  return typeof end !== 'number' || end === start ? String(start) : `${start}–${end}`
}
