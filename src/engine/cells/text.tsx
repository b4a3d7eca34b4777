import { isEmpty } from '../../manifest/subject'
import { Text } from '../../ui/typography/Text'
import { plainText, type CellKind } from './cell'

/** Any text; values of several paths are joined: `Visa 4242`. */
export const text: CellKind = {
  draw: (input) => <Text>{text.text(input)}</Text>,
  text: ({ values }) =>
    values
      .map((found) =>
        found
          .filter((value) => !isEmpty(value))
          .map(plainText)
          .join(', '),
      )
      .filter((part) => part !== '')
      .join(' '),
}
