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

/** English dates are written day first, whatever the region: `18 Nov`, not `Nov 18`. */
function dateLocale(locale: string): string {
  return locale === 'en' ? 'en-GB' : locale
}

/** A time as people say it: `today 02:14`, `18 Nov 16:40` this year, `4 Mar 2026` before. In the reader's time zone. */
export function formatWhen(date: Date, now: Date, locale: string): string {
  const tag = dateLocale(locale)
  const time = formatter(tag, 'time', { hour: '2-digit', minute: '2-digit', hour12: false }).format(date)
  if (sameDay(date, now)) {
    const today = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(0, 'day')
    return `${today} ${time}`
  }
  if (date.getFullYear() === now.getFullYear()) {
    return `${formatter(tag, 'day', { day: 'numeric', month: 'short' }).format(date)} ${time}`
  }
  return formatter(tag, 'date', { day: 'numeric', month: 'short', year: 'numeric' }).format(date)
}

/** The full time with its zone, and the same in UTC, for tooltips. */
export function formatFullTime(date: Date, locale: string): string {
  const options: Intl.DateTimeFormatOptions = { dateStyle: 'medium', timeStyle: 'long', hour12: false }
  const tag = dateLocale(locale)
  const local = formatter(tag, 'full', options).format(date)
  const utc = formatter(tag, 'utc', { ...options, timeZone: 'UTC' }).format(date)
  return local === utc ? utc : `${local} (${utc})`
}
