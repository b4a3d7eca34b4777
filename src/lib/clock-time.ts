const written = /^(\d{2})(\d{2})(\d{2})([+-])(\d{2})(\d{2})$/
const typed = /^\s*(\d{1,2})[:.](\d{2})\s*$/
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

/** Parses a typed time of day in UTC, `3:00`, to the platform's format; undefined if invalid. */
export function clockValue(text: string): string | undefined {
  const [, hours, minutes] = typed.exec(text) ?? []
  if (hours === undefined || minutes === undefined || Number(hours) > 23 || Number(minutes) > 59)
    return undefined
  return `${hours.padStart(2, '0')}${minutes}00+0000`
}
