import { Text } from '../../ui/typography/Text'
import { plain, present, type CellKind } from './cell'

/** Any text, as somebody wrote it. */
export const text: CellKind = {
  draw: (input) => <Text>{text.text(input)}</Text>,
  text: (input) => present(input).map(plain).join(', '),
}
