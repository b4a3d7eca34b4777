import { formatFullTime, formatUtcDay, formatWhen } from '../../lib/format-date'
import { parseInstant } from '../../lib/instant'
import { isDay } from '../../lib/is-day'
import { Text } from '../../ui/typography/Text'
import { firstText, present, type CellInput, type CellKind } from './cell'

/** A day without a time, in UTC: it is the same everywhere. */
function day(input: CellInput): Date | undefined {
  const text = firstText(input)
  return isDay(text) ? new Date(`${text}T00:00:00Z`) : undefined
}

function instant(input: CellInput): Date | undefined {
  return parseInstant(present(input)[0])
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
 * A time in the reader's zone, with the full time and UTC on hover; a day without a time is that day. What is neither is
 * shown as it is. A record names the zone, the narrow column of a list does not (specification decisions, 40).
 */
export const date: CellKind = {
  draw: (input) => drawn(input, true),
  brief: (input) => drawn(input, false),
  text: (input) => words(input, false),
  number: (input) => (instant(input) ?? day(input))?.getTime(),
}
