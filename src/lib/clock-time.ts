import { inPlainSigns } from './plain-signs'

const written = /^(\d{2})(\d{2})(\d{2})([+-])(\d{2})(\d{2})$/
const typed = /^(\d{1,2})[:.](\d{2})$/
const minutesPerDay = 24 * 60

/**
 * Formats the platform's time of day, `030000+0000` (hours, minutes, seconds, UTC offset), in UTC: `03:00`. Undefined
 * for other text.
 */
export function clockWords(value: string): string | undefined {
  const [, hours, minutes, , sign, offsetHours, offsetMinutes] = written.exec(value) ?? []
  if (hours === undefined) return undefined
  const offset = (Number(offsetHours) * 60 + Number(offsetMinutes)) * (sign === '-' ? -1 : 1)
  const since = (Number(hours) * 60 + Number(minutes) - offset + minutesPerDay) % minutesPerDay
  return [Math.floor(since / 60), since % 60].map((part) => String(part).padStart(2, '0')).join(':')
}

/**
 * Parses a typed time of day in UTC to the platform's format. Nothing is guessed.
 *
 * | typed | read |
 * | --- | --- |
 * | `3:00`, `03:00`, ` 3.00 `, `３：００`, `٣:٠٠` | `030000+0000` |
 * | `23:59` | `235900+0000` |
 * | `24:00`, `12:60`, `3`, `3:0`, `3 pm`, `030000+0000` | none |
 *
 * @returns undefined if it is no time
 */
export function clockValue(text: string): string | undefined {
  const [, hours, minutes] = typed.exec(inPlainSigns(text)) ?? []
  if (hours === undefined || minutes === undefined || Number(hours) > 23 || Number(minutes) > 59)
    return undefined
  return `${hours.padStart(2, '0')}${minutes}00+0000`
}
