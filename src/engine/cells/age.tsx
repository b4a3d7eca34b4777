import { parseInstant } from '../../lib/instant'
import { Text } from '../../ui/typography/Text'
import { firstText, presentValues, type CellInput, type CellKind } from './cell'

const day = 24 * 60 * 60 * 1000

function days(input: CellInput): number | undefined {
  const since = parseInstant(presentValues(input)[0])
  return since && Math.floor((input.env.now - since.getTime()) / day)
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
