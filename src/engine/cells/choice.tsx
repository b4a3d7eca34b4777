import { textKeys } from '../../manifest/text-keys'
import { Text } from '../../ui/typography/Text'
import { plain, present, type CellKind } from './cell'

/** One of the description's known values, in the customer's words; an unknown one as it is. */
export const choice: CellKind = {
  draw: (input) => <Text>{choice.text(input)}</Text>,
  text: (input) =>
    present(input)
      .map((value) => {
        const key = textKeys.option(input.column.id, plain(value))
        return input.env.texts.resourceIfAny(input.env.resource.type, key) ?? plain(value)
      })
      .join(', '),
}

/** Yes or no. */
export const boolean: CellKind = {
  draw: (input) => <Text>{boolean.text(input)}</Text>,
  text: (input) =>
    present(input)
      .map((value) =>
        value === true
          ? input.env.texts.t('cell.yes')
          : value === false
            ? input.env.texts.t('cell.no')
            : plain(value),
      )
      .join(', '),
}
