import { useScreenTexts } from '../../platform/i18n/use-texts'
import { Text } from '../../ui/typography/Text'
import { Amount } from './Amount'
import { BillingTable, type BillingColumn, type FootLine } from './BillingTable'
import { usageKinds } from './usage'
import type { CostColumn } from './usage-groups'

/** Number of kinds whose columns narrow tables keep; the sum includes the hidden ones. */
const always = 2

interface CostTableProps {
  label: string
  /** Head of the first column: "Day". */
  first: string
  rows: readonly CostColumn[]
  titleOf: (row: CostColumn) => string
  /** A further column before the sum. */
  extra?: BillingColumn<CostColumn>
  foot?: readonly FootLine[]
}

/** Costs by day or month in rows, by kind in columns. */
export function CostTable({ label, first, rows, titleOf, extra, foot = [] }: CostTableProps) {
  const t = useScreenTexts('billing')
  const shown = usageKinds.filter((part) => rows.some(({ parts }) => parts[part] !== undefined))
  const columns: readonly BillingColumn<CostColumn>[] = [
    { id: 'first', label: first, phone: 'title', cell: (row) => <Text strong>{titleOf(row)}</Text> },
    ...shown.map((part, index): BillingColumn<CostColumn> => ({
      id: part,
      label: t(`usage.${part}`),
      numeric: true,
      dim: true,
      ...(foot.length === 0 && index >= always ? { leaves: index > always + 1 ? 'first' : 'next' } : {}),
      cell: ({ parts }) => <Amount value={parts[part] ?? 0} />,
    })),
    ...(extra ? [extra] : []),
    {
      id: 'sum',
      label: t('total'),
      numeric: true,
      phone: 'end',
      cell: ({ cost }) => (
        <strong>
          <Amount value={cost} />
        </strong>
      ),
    },
  ]
  return (
    <BillingTable
      label={label}
      columns={columns}
      groups={[{ id: 'all', rows }]}
      rowKey={({ id }) => id}
      foot={foot}
    />
  )
}
