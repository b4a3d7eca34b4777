import { afterEach, describe, expect, it, vi } from 'vitest'

const zoneBefore = process.env.TZ

afterEach(() => {
  process.env.TZ = zoneBefore
  vi.resetModules()
})

/** The module in a browser of that zone; it is loaded again, as it reads the zone once per page. */
async function inZone(zone: string): Promise<typeof import('../../../src/lib/format-date')> {
  process.env.TZ = zone
  vi.resetModules()
  return import('../../../src/lib/format-date')
}

const at = (iso: string): Date => new Date(iso)

describe('a time as people say it', () => {
  it.each([
    ['UTC', 'today 02:14'],
    ['Europe/Tallinn', 'today 04:14'],
    ['Pacific/Kiritimati', 'today 16:14'],
    ['Etc/GMT+12', '20 Nov 14:14'],
  ])('is in the zone of the reader: %s', async (zone, text) => {
    const { formatWhen } = await inZone(zone)
    const now = zone === 'Etc/GMT+12' ? '2026-11-21T13:00:00Z' : '2026-11-21T08:46:00Z'
    expect(formatWhen(at('2026-11-21T02:14:00Z'), at(now), 'en')).toBe(text)
  })

  it('is today, a day of this year, or a date', async () => {
    const { formatWhen } = await inZone('UTC')
    const now = at('2026-11-21T08:46:00Z')
    expect(formatWhen(at('2026-11-21T00:00:00Z'), now, 'en')).toBe('today 00:00')
    expect(formatWhen(at('2026-11-18T16:40:00Z'), now, 'en')).toBe('18 Nov 16:40')
    expect(formatWhen(at('2026-10-21T16:40:00Z'), now, 'en')).toBe('21 Oct 16:40')
    expect(formatWhen(at('2025-11-21T16:40:00Z'), now, 'en')).toBe('21 Nov 2025')
    expect(formatWhen(at('2025-03-04T16:40:00Z'), now, 'en')).toBe('4 Mar 2025')
  })

  it('of a clock that is ahead is a date like any other', async () => {
    const { formatWhen } = await inZone('UTC')
    expect(formatWhen(at('2026-11-22T01:00:00Z'), at('2026-11-21T23:59:00Z'), 'en')).toBe('22 Nov 01:00')
    expect(formatWhen(at('2027-01-01T00:00:00Z'), at('2026-12-31T23:59:59Z'), 'en')).toBe('1 Jan 2027')
  })

  it.each(['en', 'en-GB', 'en-US', 'et', 'de'])('never says 24 o’clock: %s', async (locale) => {
    const { formatWhen } = await inZone('UTC')
    expect(formatWhen(at('2026-11-18T00:05:00Z'), at('2026-11-21T08:46:00Z'), locale)).toContain('00:05')
  })

  it.each([
    ['before the hour is skipped', '2026-03-29T00:59:00Z', '29 Mar 02:59'],
    ['after the hour was skipped', '2026-03-29T01:00:00Z', '29 Mar 04:00'],
    ['the first of two hours', '2026-10-25T00:30:00Z', '25 Oct 03:30'],
    ['the second of two hours', '2026-10-25T01:30:00Z', '25 Oct 03:30'],
  ])('keeps to the clock on the wall when it changes: %s', async (_, iso, text) => {
    const { formatWhen } = await inZone('Europe/Tallinn')
    expect(formatWhen(at(iso), at('2026-11-21T08:46:00Z'), 'en')).toBe(text)
  })

  it.each([
    ['UTC', '2026-11-21T02:14:00Z', 'today 02:14 UTC'],
    ['Europe/Tallinn', '2026-11-21T02:14:00Z', 'today 04:14 GMT+2'],
    ['Europe/Tallinn', '2026-07-21T02:14:00Z', '21 Jul 05:14 GMT+3'],
    ['America/St_Johns', '2026-11-01T00:00:00Z', '31 Oct 21:30 GMT-2:30'],
    ['Europe/Tallinn', '2025-11-21T02:14:00Z', '21 Nov 2025'],
  ])('names the zone of that time where that is asked for: %s %s', async (zone, iso, text) => {
    const { formatWhen } = await inZone(zone)
    expect(formatWhen(at(iso), at('2026-11-21T08:46:00Z'), 'en', true)).toBe(text)
  })

  it('speaks the language', async () => {
    const { formatWhen } = await inZone('UTC')
    expect(formatWhen(at('2026-11-21T02:14:00Z'), at('2026-11-21T08:46:00Z'), 'et')).toBe('täna 02:14')
  })
})

describe('the full time', () => {
  it('names the zone and says it in UTC too', async () => {
    const { formatFullTime } = await inZone('Europe/Tallinn')
    expect(formatFullTime(at('2026-11-21T00:14:05Z'), 'en')).toBe(
      '21 Nov 2026 02:14:05 GMT+2 (21 Nov 2026 00:14:05 UTC)',
    )
  })

  it('says it once where the reader lives in UTC', async () => {
    const { formatFullTime } = await inZone('UTC')
    expect(formatFullTime(at('2026-11-21T00:14:05Z'), 'en')).toBe('21 Nov 2026 00:14:05 UTC')
  })

  it('does not say 24 o’clock either', async () => {
    const { formatFullTime } = await inZone('UTC')
    expect(formatFullTime(at('2026-11-21T00:14:05Z'), 'en-US')).toContain('00:14:05')
  })
})

describe('a moment and a span in UTC', () => {
  it('have their day once, and none for a moment of the same day', async () => {
    const { formatUtcMoment, formatUtcSpan } = await inZone('Pacific/Kiritimati')
    const [from, to, next] = [
      at('2026-11-26T01:00:00Z'),
      at('2026-11-26T03:00:00Z'),
      at('2026-11-27T02:30:00Z'),
    ]
    expect(formatUtcSpan(from, to, 'en')).toBe('26 Nov, 01:00–03:00 UTC')
    expect(formatUtcSpan(from, next, 'en')).toBe('26 Nov, 01:00 – 27 Nov, 02:30 UTC')
    expect(formatUtcSpan(from, undefined, 'en')).toBe('26 Nov, 01:00 UTC')
    expect(formatUtcMoment(to, from, 'en')).toBe('03:00 UTC')
    expect(formatUtcMoment(next, from, 'en')).toBe('27 Nov, 02:30 UTC')
  })
})
