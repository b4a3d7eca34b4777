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

/** How many rows, and what their columns add up to; says which locations the totals leave out. */
export function ListFooter({ resource, list, end }: ListFooterProps) {
  const { data, rows, totals, env, subjectOf } = list
  const { site } = usePlatform()
  const { t, resource: text } = useTexts()
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
  const names = missing.map((part) => site.location(part.location)?.display_name ?? part.location).join(', ')
  return (
    <div className={table.foot}>
      <span>
        {[text(resource.type, textKeys.counted, { count: rows.length }), ...words].map((word, nth) => (
          // Each is read by itself, whatever direction its numbers would give the next.
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
