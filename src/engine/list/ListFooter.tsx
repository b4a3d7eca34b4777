import { listed } from '../../lib/format-list'
import { Fragment, type ReactNode } from 'react'
import type { CompiledResource } from '../../manifest/compiled'
import { textKeys } from '../../manifest/text-keys'
import { useTexts } from '../../platform/i18n/use-texts'
import { usePlatform } from '../../platform/platform'
import table from '../../ui/data-table/table.module.css'
import { amountInWords } from '../cells/amount'
import { cellKind } from '../cells/registry'
import type { RowList } from './use-row-list'

interface ListFooterProps {
  resource: CompiledResource
  list: Pick<RowList, 'data' | 'rows' | 'totals' | 'env' | 'subjectOf'>
  end?: ReactNode
}

/** Number of rows and column totals; names the locations the totals lack. */
export function ListFooter({ resource, list, end }: ListFooterProps) {
  const { data, rows, totals, env, subjectOf } = list
  const { site } = usePlatform()
  const { t, resource: text, locale } = useTexts()
  const words = resource.list.columns.flatMap((column) => {
    const total = totals?.get(column.id)
    const [row] = rows
    if (total === undefined || !row) return []
    const { sum, partial } = total
    const amount = cellKind(column.cell).text({ column, values: [[sum]], subject: subjectOf(row), env })
    const words =
      column.cell === 'money'
        ? t(
            resource.price.some(({ countedBy }) => countedBy !== undefined)
              ? 'list.totalWithParts'
              : 'list.totalPerMonth',
            { amount },
          )
        : amountInWords(resource, column, { text: amount, number: sum }, env.texts)
    return [partial ? t('list.totalAtLeast', { amount: words }) : words]
  })
  const missing = data.parts.filter((part) => part.status === 'failed' && part.location !== undefined)
  const names = listed(
    missing.map((part) => site.location(part.location)?.display_name ?? part.location ?? ''),
    locale,
  )
  return (
    <div className={table.foot}>
      <span>
        {[text(resource.type, textKeys.counted, { count: rows.length }), ...words].map((word, nth) => (
          // Isolated, so that the direction of one text does not affect the next.
          <Fragment key={`${word} ${nth}`}>
            {nth > 0 && ' · '}
            <bdi>{word}</bdi>
          </Fragment>
        ))}
      </span>
      {missing.length > 0 && (
        <span className={table.footEnd}>{t('list.totalWithout', { locations: names })}</span>
      )}
      {end}
    </div>
  )
}
