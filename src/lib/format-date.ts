const formats = new Map<string, Intl.DateTimeFormat>()

function formatter(locale: string, name: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${name}`
  let format = formats.get(key)
  if (!format) {
    format = new Intl.DateTimeFormat(locale, options)
    formats.set(key, format)
  }
  return format
}

function sameDay(a: Date, b: Date): boolean {
  return a.getFullYear() === b.getFullYear() && a.getMonth() === b.getMonth() && a.getDate() === b.getDate()
}

/** A calendar day. English is always day first: `18 Nov 2026`; other languages by locale. */
export function formatDay(date: Date, locale: string, withYear: boolean, timeZone?: 'UTC'): string {
  const format = formatter(locale, `day ${withYear} ${timeZone}`, {
    day: 'numeric',
    month: 'short',
    ...(withYear ? { year: 'numeric' } : {}),
    ...(timeZone ? { timeZone } : {}),
  })
  if (!locale.startsWith('en')) return format.format(date)
  const parts = new Map(format.formatToParts(date).map((part) => [part.type, part.value]))
  return ['day', 'month', 'year']
    .flatMap((type) => parts.get(type as Intl.DateTimeFormatPartTypes) ?? [])
    .join(' ')
}

/** A calendar day in UTC with year, as on invoices: `1 Nov 2026`. */
export function formatUtcDay(date: Date, locale: string): string {
  return formatDay(date, locale, true, 'UTC')
}

/** A calendar day in UTC without year: `26 Nov`. */
export function formatUtcShortDay(date: Date, locale: string): string {
  return formatDay(date, locale, false, 'UTC')
}

/** A month in UTC with year: `October 2026`. */
export function formatUtcMonth(date: Date, locale: string): string {
  return formatter(locale, 'month', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(date)
}

/** An inclusive range of days in UTC: `1–21 Nov 2026`. English is day first, as in `formatDay`. */
export function formatUtcDays(first: Date, last: Date, locale: string): string {
  const dayFirst = locale.startsWith('en') ? 'en-GB' : locale
  const options = { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' } as const
  return formatter(dayFirst, 'days', options).formatRange(first, last)
}

const utcTime = (date: Date, locale: string): string =>
  formatter(locale, 'utc time', {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: 'UTC',
  }).format(date)

const utcDay = (date: Date): string => date.toISOString().slice(0, 10)

/** A moment in UTC, with its day unless that is the day of `now`: `03:00 UTC`, `27 Nov, 03:00 UTC`. */
export function formatUtcMoment(date: Date, now: Date, locale: string): string {
  const day = utcDay(date) === utcDay(now) ? '' : `${formatDay(date, locale, false, 'UTC')}, `
  return `${day}${utcTime(date, locale)} UTC`
}

/** A span of time in UTC: `26 Nov, 01:00–03:00 UTC`, `26 Nov, 23:00 – 27 Nov, 02:00 UTC`; without an end its start. */
export function formatUtcSpan(from: Date, to: Date | undefined, locale: string): string {
  const begins = `${formatDay(from, locale, false, 'UTC')}, ${utcTime(from, locale)}`
  if (!to) return `${begins} UTC`
  return utcDay(from) === utcDay(to)
    ? `${begins}–${utcTime(to, locale)} UTC`
    : `${begins} – ${formatDay(to, locale, false, 'UTC')}, ${utcTime(to, locale)} UTC`
}

/**
 * A relative time: `today 02:14`, `18 Nov 16:40` this year, `4 Mar 2026` before. In the user's time zone, named with
 * `zone`: `today 02:14 GMT+2`.
 */
export function formatWhen(date: Date, now: Date, locale: string, zone = false): string {
  const time = formatter(locale, `time ${zone}`, {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    ...(zone ? { timeZoneName: 'short' } : {}),
  }).format(date)
  if (sameDay(date, now)) {
    const today = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(0, 'day')
    return `${today} ${time}`
  }
  if (date.getFullYear() === now.getFullYear()) return `${formatDay(date, locale, false)} ${time}`
  return formatDay(date, locale, true)
}

/** The full time with zone, and in UTC, for tooltips. */
export function formatFullTime(date: Date, locale: string): string {
  const options: Intl.DateTimeFormatOptions = { timeStyle: 'long', hourCycle: 'h23' }
  const local = `${formatDay(date, locale, true)} ${formatter(locale, 'full', options).format(date)}`
  const utc = `${formatDay(date, locale, true, 'UTC')} ${formatter(locale, 'utc', { ...options, timeZone: 'UTC' }).format(date)}`
  return local.endsWith('UTC') ? local : `${local} (${utc})`
}
