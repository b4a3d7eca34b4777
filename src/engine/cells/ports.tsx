import { Text } from '../../ui/typography/Text'
import { plain, type CellKind } from './cell'

/** A range of ports from two fields: `443`, `8000–8100`, or all of them; one end alone is that port. */
export const ports: CellKind = {
  draw: (input) => <Text numeric>{ports.text(input)}</Text>,
  text: (input) => {
    const [first = '', ...rest] = input.values.map((values) => plain(values[0])).filter((end) => end !== '')
    if (first === '') return input.env.texts.t('cell.allPorts')
    const [last = first] = rest
    return last === first ? first : `${first}–${last}`
  },
}
