import { isEmpty } from '../../manifest/subject'
import { Text } from '../../ui/typography/Text'
import { plain, type CellKind } from './cell'

/** Any text, as somebody wrote it; what stands at several paths one after the other, `Visa 4242`. */
export const text: CellKind = {
  draw: (input) => <Text>{text.text(input)}</Text>,
  text: ({ values }) =>
    values
      .map((found) =>
        found
          .filter((value) => !isEmpty(value))
          .map(plain)
          .join(', '),
      )
      .filter((part) => part !== '')
      .join(' '),
}
