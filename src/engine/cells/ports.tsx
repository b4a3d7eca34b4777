import { Text } from '../../ui/typography/Text'
import { plain, type CellKind } from './cell'

/** A range of ports from two fields: `443`, `8000–8100`, or all of them. */
export const ports: CellKind = {
  draw: (input) => <Text numeric>{ports.text(input)}</Text>,
  text: (input) => {
    const [start, end] = input.values.map((values) => plain(values[0]))
    if (!start) return input.env.texts.t('cell.allPorts')
    return !end || end === start ? start : `${start}–${end}`
  },
}
