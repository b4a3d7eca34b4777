import { textKeys } from '../../manifest/text-keys'
import { Text } from '../../ui/typography/Text'
import { plainText, presentValues, type CellKind } from './cell'

/** A known enum value in the customer's words; unknown values unchanged. */
export const choice: CellKind = {
  draw: (input) => <Text>{choice.text(input)}</Text>,
  text: (input) =>
    presentValues(input)
      .map((value) => {
        const key = textKeys.option(input.column.id, plainText(value))
        return input.env.texts.resourceIfAny(input.env.resource.type, key) ?? plainText(value)
      })
      .join(', '),
}

/** Yes or no. */
export const boolean: CellKind = {
  draw: (input) => <Text>{boolean.text(input)}</Text>,
  text: (input) =>
    presentValues(input)
      .map((value) =>
        value === true
          ? input.env.texts.t('cell.yes')
          : value === false
            ? input.env.texts.t('cell.no')
            : plainText(value),
      )
      .join(', '),
}
