import { Text } from '../../ui/typography/Text'
import { plainText, presentValues, type CellKind } from './cell'

/** IP addresses: tabular digits, always left to right; the first of several with the number of others. */
export const address: CellKind = {
  draw: (input) => <Text numeric>{address.text(input)}</Text>,
  text: (input) => {
    const [first, ...more] = presentValues(input).map(plainText)
    if (first === undefined) return ''
    return more.length === 0 ? first : input.env.texts.t('cell.more', { first, count: more.length })
  },
}

/** Several values in one line. */
export const list: CellKind = {
  draw: (input) => <Text>{list.text(input)}</Text>,
  text: (input) =>
    presentValues(input)
      .flatMap((value) => (Array.isArray(value) ? value.map(plainText) : [plainText(value)]))
      .join(', '),
}
