/**
 * Parses the platform's time formats (platform facts, section 1): `YYYY-MM-DD HH:MM:SS` in UTC with or without
 * microseconds, ISO with `+0000`, ISO with `Z`, and epoch seconds.
 */
const sqlTime = /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}(?:\.\d{1,6})?$/
const isoTime = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d{1,6})?(?:Z|[+-]\d{2}:?\d{2})$/

/** The time of a platform value; undefined if invalid, such as 30 February. */
export function parseInstant(value: unknown): Date | undefined {
  if (typeof value === 'number') return valid(Math.round(value * 1000))
  if (typeof value !== 'string') return undefined
  const iso = sqlTime.test(value) ? `${value.replace(' ', 'T')}Z` : value
  if (!isoTime.test(iso) || !isCalendarDay(iso)) return undefined
  return valid(Date.parse(iso.replace(/(\.\d{3})\d+/, '$1').replace(/([+-]\d{2})(\d{2})$/, '$1:$2')))
}

/** Date.parse accepts invalid days and moves them to the next month. */
function isCalendarDay(iso: string): boolean {
  const day = Number(iso.slice(8, 10))
  return new Date(Date.UTC(Number(iso.slice(0, 4)), Number(iso.slice(5, 7)) - 1, day)).getUTCDate() === day
}

function valid(time: number): Date | undefined {
  const date = new Date(time)
  return Number.isNaN(date.getTime()) ? undefined : date
}
