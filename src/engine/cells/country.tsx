import { countryName } from '../../lib/country'
import { Text } from '../../ui/typography/Text'
import { plainText, presentValues, type CellKind } from './cell'

/** A country code as a name in the user's language; other values unchanged. */
export const country: CellKind = {
  draw: (input) => <Text>{country.text(input)}</Text>,
  text: (input) =>
    presentValues(input)
      .map((value) => countryName(plainText(value), input.env.locale))
      .join(', '),
}
