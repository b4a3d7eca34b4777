import { describe, expect, it } from 'vitest'
import { fc } from '../../run/seed'
import { parseInstant } from '../../../src/lib/instant'

const pad = (value: number, length = 2): string => String(value).padStart(length, '0')

function sql(date: Date): string {
  const day = `${pad(date.getUTCFullYear(), 4)}-${pad(date.getUTCMonth() + 1)}-${pad(date.getUTCDate())}`
  return `${day} ${pad(date.getUTCHours())}:${pad(date.getUTCMinutes())}:${pad(date.getUTCSeconds())}`
}

const moments = fc.date({
  min: new Date(Date.UTC(1970, 0, 2)),
  max: new Date(Date.UTC(2199, 11, 31)),
  noInvalidDate: true,
})

describe('the five ways the platform writes a time [I18N-07]', () => {
  it.each([
    ['UTC without zone', '2026-03-04 09:15:02', '2026-03-04T09:15:02.000Z'],
    ['the same with microseconds', '2026-03-04 09:15:02.104233', '2026-03-04T09:15:02.104Z'],
    ['ISO with milliseconds and +0000', '2026-03-04T09:15:02.104+0000', '2026-03-04T09:15:02.104Z'],
    ['ISO with Z', '2026-03-04T09:15:02Z', '2026-03-04T09:15:02.000Z'],
    ['epoch seconds', 1772615702, '2026-03-04T09:15:02.000Z'],
    ['a fraction of one digit', '2026-03-04 09:15:02.5', '2026-03-04T09:15:02.500Z'],
    ['another zone', '2026-03-04T11:15:02+02:00', '2026-03-04T09:15:02.000Z'],
    ['a leap day', '2028-02-29 00:00:00', '2028-02-29T00:00:00.000Z'],
    ['the last second of a year', '2026-12-31 23:59:59', '2026-12-31T23:59:59.000Z'],
  ])('%s', (_, value, iso) => {
    expect(parseInstant(value)?.toISOString()).toBe(iso)
  })

  it('all of them name the same instant, whatever the instant', () => {
    fc.assert(
      fc.property(moments, (date) => {
        const milliseconds = pad(date.getUTCMilliseconds(), 3)
        const ways = [
          `${sql(date)}.${milliseconds}`,
          `${sql(date)}.${milliseconds}999`,
          date.toISOString(),
          date.toISOString().replace('Z', '+0000'),
          date.getTime() / 1000,
        ]
        for (const way of ways) expect(parseInstant(way)?.getTime(), String(way)).toBe(date.getTime())
      }),
    )
  })
})

describe('what is no time', () => {
  it.each([
    ['nothing', undefined],
    ['null', null],
    ['an empty text', ''],
    ['words', 'yesterday'],
    ['a day alone', '2026-03-04'],
    ['a month that is none', '2026-13-01 00:00:00'],
    ['a day that is none', '2026-02-30 00:00:00'],
    ['the same in ISO', '2026-02-30T00:00:00Z'],
    ['an hour that is none', '2026-02-03 24:00:01'],
    ['a second that is none', '2026-02-03 10:00:61'],
    ['ISO without zone, which would be local', '2026-03-04T09:15:02'],
    ['text after it', '2026-03-04 09:15:02 or so'],
    ['not a number', Number.NaN],
    ['infinity', Number.POSITIVE_INFINITY],
    ['more seconds than a calendar has', 1e20],
    ['an object', { seconds: 5 }],
    ['a list', [1772615702]],
    ['yes', true],
  ])('%s', (_, value) => {
    expect(parseInstant(value)).toBeUndefined()
  })

  it('never throws and never gives an invalid date', () => {
    fc.assert(
      fc.property(fc.oneof(fc.anything(), fc.string(), fc.double()), (value) => {
        const date = parseInstant(value)
        if (date) expect(Number.isNaN(date.getTime())).toBe(false)
      }),
    )
  })
})
