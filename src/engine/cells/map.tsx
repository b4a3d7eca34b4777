import { listed, listSeparator } from '../../lib/format-list'
import { isRecord } from '../../lib/is-record'
import { Text } from '../../ui/typography/Text'
import { plainText } from '../../lib/plain-text'
import { presentValues, type CellInput, type CellKind } from './cell'

/** Entries of the maps as text; other values unchanged. */
function entriesOf(input: CellInput): { key: string; name: string; value: string }[] {
  return presentValues(input).flatMap((value, index) =>
    isRecord(value)
      ? Object.entries(value).map(([name, each]) => ({
          key: `${index} ${name}`,
          name,
          value: plainText(each),
        }))
      : [{ key: String(index), name: '', value: plainText(value) }],
  )
}

const words = ({ name, value }: { name: string; value: string }): string =>
  [name, value].filter((part) => part !== '').join(': ')

/** Key-value pairs such as labels: `team: astro, tier: front`. */
export const map: CellKind = {
  draw: (input) =>
    entriesOf(input).map(({ key, name, value }, index) => (
      <span key={key}>
        {index > 0 && listSeparator(input.env.locale)}
        {name !== '' && <Text tone="dim">{value === '' ? name : `${name}:`}</Text>}
        {name !== '' && value !== '' && ' '}
        {value !== '' && <Text>{value}</Text>}
      </span>
    )),
  text: (input) => listed(entriesOf(input).map(words), input.env.locale),
}
