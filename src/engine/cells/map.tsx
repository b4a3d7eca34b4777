import { isRecord } from '../../lib/is-record'
import { Text } from '../../ui/typography/Text'
import { plain, present, type CellInput, type CellKind } from './cell'

/** The entries of the maps, each in words; what is no map as it came. */
function entriesOf(input: CellInput): { key: string; name: string; value: string }[] {
  return present(input).flatMap((value, index) =>
    isRecord(value)
      ? Object.entries(value).map(([name, each]) => ({ key: `${index} ${name}`, name, value: plain(each) }))
      : [{ key: String(index), name: '', value: plain(value) }],
  )
}

const words = ({ name, value }: { name: string; value: string }): string =>
  [name, value].filter((part) => part !== '').join(': ')

/** Names with a value each, as labels are: `team: astro, tier: front`. */
export const map: CellKind = {
  draw: (input) =>
    entriesOf(input).map(({ key, name, value }, index) => (
      <span key={key}>
        {index > 0 && ', '}
        {name !== '' && <Text tone="dim">{value === '' ? name : `${name}:`}</Text>}
        {name !== '' && value !== '' && ' '}
        {value !== '' && <Text>{value}</Text>}
      </span>
    )),
  text: (input) => entriesOf(input).map(words).join(', '),
}
