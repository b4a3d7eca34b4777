import { clockWords } from '../../lib/clock-time'
import { Text } from '../../ui/typography/Text'
import { plainText, type CellKind } from './cell'

/** A time of day in UTC, or a range from two fields: `03:00–04:00 UTC`. */
export const clock: CellKind = {
  draw: (input) => <Text numeric>{clock.text(input)}</Text>,
  text: (input) => {
    const times = input.values.map((values) => plainText(values[0])).filter((time) => time !== '')
    const words = times.map((time) => clockWords(time) ?? time).join('–')
    return words === '' ? '' : input.env.texts.t('cell.utc', { time: words })
  },
}
