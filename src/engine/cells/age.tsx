import { parseInstant } from '../../lib/instant'
import { Text } from '../../ui/typography/Text'
import { firstText, present, type CellInput, type CellKind } from './cell'

const day = 24 * 60 * 60 * 1000

function days(input: CellInput): number | undefined {
  const since = parseInstant(present(input)[0])
  return since && Math.floor((input.env.now - since.getTime()) / day)
}

/** How long ago a time is, in whole days; nothing within the first. What is no time is shown as it is. */
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
