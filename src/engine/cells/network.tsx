import { Text } from '../../ui/typography/Text'
import { plainText } from '../../lib/plain-text'
import { presentValues, type CellKind } from './cell'

/** IP addresses: tabular digits, always left to right; the first of several with the number of others. */
export const address: CellKind = {
  draw: (input) => <Text numeric>{address.text(input)}</Text>,
  text: (input) => {
    const [first, ...more] = presentValues(input).map(plainText)
    if (first === undefined) return ''
    return more.length === 0 ? first : input.env.texts.t('cell.more', { first, count: more.length })
  },
}

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
