import { Text } from '../../ui/typography/Text'
import { plain, present, type CellKind } from './cell'

/** IP addresses: digits of one width, always left to right; the first of several, with how many more. */
export const address: CellKind = {
  draw: (input) => <Text numeric>{address.text(input)}</Text>,
  text: (input) => {
    const [first, ...more] = present(input).map(plain)
    if (first === undefined) return ''
    return more.length === 0 ? first : input.env.texts.t('cell.more', { first, count: more.length })
  },
}

/** Several values in one line. */
export const list: CellKind = {
  draw: (input) => <Text>{list.text(input)}</Text>,
  text: (input) =>
    present(input)
      .flatMap((value) => (Array.isArray(value) ? value.map(plain) : [plain(value)]))
      .join(', '),
}
