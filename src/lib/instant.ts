/**
 * The platform writes times in five ways (platform facts, section 1): `YYYY-MM-DD HH:MM:SS` in UTC with or without
 * microseconds, ISO with `+0000`, ISO with `Z`, and epoch seconds. All of them become one Date here.
 */
const sqlTime = /^(\d{4})-(\d{2})-(\d{2}) (\d{2}):(\d{2}):(\d{2})(?:\.(\d{1,6}))?$/
const isoTime = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d{1,6})?(?:Z|[+-]\d{2}:?\d{2})$/

/** The instant a platform value stands for, or undefined when it is no time at all. */
export function parseInstant(value: unknown): Date | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? new Date(value * 1000) : undefined
  if (typeof value !== 'string') return undefined
  const sql = sqlTime.exec(value)
  if (sql) {
    const [, year, month, day, hour, minute, second, fraction = ''] = sql
    const milliseconds = Number(fraction.padEnd(3, '0').slice(0, 3))
    return valid(
      Date.UTC(
        Number(year),
        Number(month) - 1,
        Number(day),
        Number(hour),
        Number(minute),
        Number(second),
        milliseconds,
      ),
    )
  }
  if (!isoTime.test(value)) return undefined
  return valid(Date.parse(value.replace(/([+-]\d{2})(\d{2})$/, '$1:$2')))
}

function valid(time: number): Date | undefined {
  return Number.isNaN(time) ? undefined : new Date(time)
}
