import type { MoneyView } from '../../platform/money/use-money'
import type { QueryField } from '../rows/query-language'
import { typedNumber } from '../rows/typed-number'
import type { ListFilter } from '../rows/list-filter'
import { kindOf, type ItemWords } from './item-readers'
import type { RecordItem } from '../data/record-item'

/** What can be asked for by name in the list of everything: its filters, the name and the price. */
export function itemFields(
  words: ItemWords,
  filters: readonly ListFilter[],
  labels: { name: string; price: string },
  money: MoneyView,
): readonly QueryField<RecordItem>[] {
  const texts: Readonly<Record<string, (item: RecordItem) => string>> = {
    type: ({ resource: { type } }) => [words.type(type), words.one(type), type].join('\n'),
    location: ({ row: { location } }) => [words.location(location), location].join('\n'),
    kind: (item) => {
      const { resource, view } = item
      const kind = kindOf(item)
      return [words.kind(kind), kind, view ? words.state(resource.type, view.state) : ''].join('\n')
    },
  }
  return [
    ...filters.map(({ id, label, options }) => ({
      id,
      label,
      options,
      whole: true,
      text: texts[id] ?? (() => ''),
    })),
    { id: 'name', label: labels.name, text: ({ title }) => title },
    {
      id: 'price',
      label: labels.price,
      text: ({ month }) => (month === undefined ? '' : money.format(month)),
      number: ({ month }) => month,
      range: (typed) => typedNumber({ cell: 'money' }, typed, { money }),
    },
  ]
}
