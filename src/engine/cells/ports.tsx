import { Text } from '../../ui/typography/Text'
import { plainText, type CellKind } from './cell'

/** A port range from two fields: `443`, `8000–8100`, or all; one bound alone is a single port. */
export const ports: CellKind = {
  draw: (input) => <Text numeric>{ports.text(input)}</Text>,
  text: (input) => {
    const [first = '', ...rest] = input.values
      .map((values) => plainText(values[0]))
      .filter((end) => end !== '')
    if (first === '') return input.env.texts.t('cell.allPorts')
    const [last = first] = rest
    return last === first ? first : `${first}–${last}`
  },
}
