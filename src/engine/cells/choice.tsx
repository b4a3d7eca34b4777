import { countryName } from '../../lib/country'
import { textKeys } from '../../manifest/text-keys'
import { Badge } from '../../ui/feedback/Badge'
import { Text } from '../../ui/typography/Text'
import { plainText } from '../../lib/plain-text'
import { eachInWords, presentValues, type CellKind } from './cell'

/** A known enum value in the customer's words; unknown values unchanged. */
export const choice: CellKind = {
  draw: (input) => <Text>{choice.text(input)}</Text>,
  text: (input) =>
    eachInWords(input, (value) => {
      const key = textKeys.option(input.column.id, plainText(value))
      return input.env.texts.resourceIfAny(input.env.resource.type, key) ?? plainText(value)
    }),
}

/** Yes or no. */
export const boolean: CellKind = {
  draw: (input) => <Text>{boolean.text(input)}</Text>,
  text: (input) =>
    eachInWords(input, (value) =>
      value === true
        ? input.env.texts.t('cell.yes')
        : value === false
          ? input.env.texts.t('cell.no')
          : plainText(value),
    ),
}

/** A badge with the column's label if the value is true, otherwise empty. */
export const mark: CellKind = {
  draw: (input) => {
    const label = mark.text(input)
    return label === '' ? '' : <Badge mini label={label} />
  },
  text: (input) =>
    presentValues(input).includes(true)
      ? input.env.texts.resource(input.env.resource.type, textKeys.field(input.column.id))
      : '',
}

/** A country code as a name in the user's language; other values unchanged. */
export const country: CellKind = {
  draw: (input) => <Text>{country.text(input)}</Text>,
  text: (input) => eachInWords(input, (value) => countryName(plainText(value), input.env.locale)),
}
