import { formatDay } from '../../lib/format-date'

const day = 86_400

const formats = new Map<string, Intl.DateTimeFormat>()

function written(date: Date, locale: string, options: Intl.DateTimeFormatOptions): string {
  const key = `${locale} ${JSON.stringify(options)}`
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, options)
  formats.set(key, format)
  return format.format(date)
}

const timeOfDay = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const

/** The label of an instant below a chart: the time of day, or the day at midnight and if labels are days apart. */
export function timeLabel(instant: number, step: number, locale: string): string {
  const date = new Date(instant * 1000)
  const isMidnight = date.getHours() === 0 && date.getMinutes() === 0 && date.getSeconds() === 0
  if (step >= day || isMidnight) return formatDay(date, locale, false)
  return written(date, locale, step < 60 ? { ...timeOfDay, second: '2-digit' } : timeOfDay)
}

/** The label of a range: `14:00–20:00` today, otherwise with its days, and with years if one is not this year. */
export function spanLabel(from: number, to: number, now: number, locale: string): string {
  const [first, last] = [new Date(from * 1000), new Date(to * 1000)]
  const isOn = (date: Date, other: Date): boolean => date.toDateString() === other.toDateString()
  const isToday = isOn(first, new Date(now)) && isOn(last, new Date(now))
  const year = new Date(now).getFullYear()
  const isOtherYear = [first, last].some((date) => date.getFullYear() !== year)
  const write = (date: Date): string =>
    `${isToday ? '' : `${formatDay(date, locale, isOtherYear)} `}${written(date, locale, timeOfDay)}`
  return isOn(first, last) && !isToday
    ? `${write(first)}–${written(last, locale, timeOfDay)}`
    : `${write(first)}–${write(last)}`
}
