import { formatFullTime, formatWhen } from '../../lib/format-date'
import { parseInstant } from '../../lib/instant'
import { Text } from '../../ui/typography/Text'
import { firstText, present, type CellInput, type CellKind } from './cell'

function instant(input: CellInput): Date | undefined {
  return parseInstant(present(input)[0])
}

/** A time in the reader's zone, with the full time and UTC on hover; what is no time is shown as it is. */
export const date: CellKind = {
  draw: (input) => {
    const when = instant(input)
    if (!when) return <Text>{firstText(input)}</Text>
    return (
      <time dateTime={when.toISOString()} title={formatFullTime(when, input.env.locale)}>
        <Text>{date.text(input)}</Text>
      </time>
    )
  },
  text: (input) => {
    const when = instant(input)
    return when ? formatWhen(when, new Date(input.env.now), input.env.locale) : firstText(input)
  },
  number: (input) => instant(input)?.getTime(),
}
