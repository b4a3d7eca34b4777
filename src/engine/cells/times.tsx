import { clockWords } from '../../lib/clock-time'
import { formatFullTime, formatUtcDay, formatWhen } from '../../lib/format-date'
import { parseInstant } from '../../lib/instant'
import { isDay } from '../../lib/is-day'
import { Text } from '../../ui/typography/Text'
import { plainText } from '../../lib/plain-text'
import { firstText, presentValues, type CellInput, type CellKind } from './cell'

/** A day without a time, in UTC, so that it is the same in every zone. */
function day(input: CellInput): Date | undefined {
  const text = firstText(input)
  return isDay(text) ? new Date(`${text}T00:00:00Z`) : undefined
}

function instant(input: CellInput): Date | undefined {
  return parseInstant(presentValues(input)[0])
}

function words(input: CellInput, zone: boolean): string {
  const when = instant(input)
  if (when) return formatWhen(when, new Date(input.env.now), input.env.locale, zone)
  const only = day(input)
  return only ? formatUtcDay(only, input.env.locale) : firstText(input)
}

function drawn(input: CellInput, zone: boolean) {
  const when = instant(input)
  const text = <Text>{words(input, zone)}</Text>
  if (!when) return text
  return (
    <time dateTime={when.toISOString()} title={formatFullTime(when, input.env.locale)}>
      {text}
    </time>
  )
}

/**
 * A time in the user's zone, with full time and UTC on hover; a day stays a day; other values unchanged. A record's
 * page names the zone, the compact list cell does not (specification decisions, 40).
 */
export const date: CellKind = {
  draw: (input) => drawn(input, true),
  brief: (input) => drawn(input, false),
  text: (input) => words(input, false),
  number: (input) => (instant(input) ?? day(input))?.getTime(),
}

const msPerDay = 24 * 60 * 60 * 1000

function days(input: CellInput): number | undefined {
  const since = parseInstant(presentValues(input)[0])
  return since && Math.floor((input.env.now - since.getTime()) / msPerDay)
}

/** Age of a time in whole days; empty on the first day. Other values are shown unchanged. */
export const age: CellKind = {
  draw: (input) => <Text>{age.text(input)}</Text>,
  text: (input) => {
    const count = days(input)
    if (count === undefined) return firstText(input)
    if (count < 1) return ''
    return new Intl.NumberFormat(input.env.locale, {
      style: 'unit',
      unit: 'day',
      unitDisplay: 'long',
    }).format(count)
  },
  number: days,
}

/** A time of day in UTC, or a range from two fields: `03:00–04:00 UTC`. */
export const clock: CellKind = {
  draw: (input) => <Text numeric>{clock.text(input)}</Text>,
  text: (input) => {
    const times = input.values.map((values) => plainText(values[0])).filter((time) => time !== '')
    const words = times.map((time) => clockWords(time) ?? time).join('–')
    return words === '' ? '' : input.env.texts.t('cell.utc', { time: words })
  },
}
