import type { ReactNode } from 'react'
import { inSentence } from '../../lib/in-sentence'
import type { CompiledResource } from '../../manifest/compiled'
import { textKeys } from '../../manifest/text-keys'
import { useTexts } from '../../platform/i18n/use-texts'
import { usePlatform } from '../../platform/platform'
import { errorMessage, errorReference } from '../../platform/toast'
import { Button } from '../../ui/form-controls/Button'
import { LinkButton } from '../../ui/form-controls/LinkButton'
import { EmptyState } from '../../ui/feedback/EmptyState'
import { ErrorPanel } from '../../ui/feedback/ErrorPanel'
import { LateLoader } from '../../ui/feedback/LateLoader'
import { Skeleton } from '../../ui/feedback/Skeleton'
import table from '../../ui/data-table/table.module.css'
import type { TypeList } from '../data/use-type-lists'
import type { ListColumn } from './list-column'
import { firstRecordPart } from './list-parts'
import { narrowedBy, type ListFilter } from '../rows/list-filter'
import { isNarrowed, type ListQuery } from '../rows/list-query'
import { LazyContent } from '../../ui/lazy'

/** Milliseconds between two tries, in seconds for people. */
const secondsBetweenTries = 7

function SkeletonTable({
  columns,
  label,
}: {
  columns: readonly Pick<ListColumn<unknown>, 'id' | 'label' | 'end'>[]
  label: string
}) {
  return (
    <div className={table.wrap} aria-busy="true" aria-label={label} role="status">
      <table className={table.table}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.id} scope="col" className={column.end ? table.numeric : undefined}>
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[70, 50, 80, 55].map((width) => (
            <tr key={width}>
              {columns.map((column) => (
                <td key={column.id}>
                  <Skeleton width={`${width}%`} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface ListBodyProps {
  resource: CompiledResource
  columns: readonly Pick<ListColumn<unknown>, 'id' | 'label' | 'end'>[]
  data: TypeList
  /** Rows the query leaves. */
  shown: number
  query: ListQuery
  filters: readonly ListFilter[]
  onClear: () => void
  children: ReactNode
}

/** What stands in place of rows: loading, failed everywhere, nothing yet, no match; or the rows. */
export function ListBody({
  resource,
  columns,
  data,
  shown,
  query,
  filters,
  onClear,
  children,
}: ListBodyProps) {
  const platform = usePlatform()
  const texts = useTexts()
  const { t, resource: text, locale } = texts
  const many = text(resource.type, textKeys.many)
  const failed = data.parts.filter((part) => part.status === 'failed')
  if (data.rows.length === 0 && failed.length === data.parts.length && failed.length > 0) {
    const [first] = failed
    const retrying = failed.some((part) => part.fetching)
    return (
      <ErrorPanel
        icon="cloud-off"
        title={t('list.failedAll', { what: many })}
        text={
          retrying && first
            ? t('list.retrying', { count: first.failures, seconds: secondsBetweenTries })
            : errorMessage(platform, first?.error)
        }
        detail={retrying ? errorMessage(platform, first?.error) : undefined}
        reference={errorReference(first?.error)}
        actions={<Button onPress={data.refetch}>{t('list.retryNow')}</Button>}
      />
    )
  }
  if (data.pending) {
    return (
      <LateLoader>
        <SkeletonTable columns={columns} label={t('list.loading', { what: many })} />
      </LateLoader>
    )
  }
  if (data.rows.length === 0 && failed.length === 0) {
    const href = resource.routes.create
    const create = href !== null && (
      <LinkButton href={href} variant="primary" icon="plus">
        {text(resource.type, textKeys.create('title'))}
      </LinkButton>
    )
    if (resource.list.offers.length === 0) {
      return <EmptyState text={text(resource.type, textKeys.emptyText)} actions={create || undefined} />
    }
    return <LazyContent part={firstRecordPart} props={{ resource, actions: create }} />
  }
  if (shown === 0 && isNarrowed(query)) {
    return (
      <EmptyState
        strong={t('list.noMatch', {
          one: inSentence(text(resource.type, textKeys.one), locale),
          filter: narrowedBy(query, filters, texts),
        })}
        text={
          failed.length > 0
            ? `${t('list.hidden', { count: data.rows.length })} ${t('list.notAllKnown')}`
            : t('list.hidden', { count: data.rows.length })
        }
        actions={<Button onPress={onClear}>{t('list.filterClear')}</Button>}
      />
    )
  }
  return children
}
