import { countryName } from '../../lib/country'
import { Text } from '../../ui/typography/Text'
import { plain, present, type CellKind } from './cell'

/** A country by its name in the reader's language; what is no code of one as it is. */
export const country: CellKind = {
  draw: (input) => <Text>{country.text(input)}</Text>,
  text: (input) =>
    present(input)
      .map((value) => countryName(plain(value), input.env.locale))
      .join(', '),
}
