import type { ReactNode, RefObject } from 'react'
import type { CompiledResource } from '../../manifest/compiled'
import { textKeys } from '../../manifest/text-keys'
import { useTexts } from '../../platform/i18n/use-texts'
import { useIsPhone } from '../../platform/is-phone'
import { useTime } from '../../platform/use-time'
import { Button } from '../../ui/form-controls/Button'
import { FilterChip } from '../../ui/form-controls/FilterChip'
import { IconButton } from '../../ui/form-controls/IconButton'
import { Toolbar, UpdatedAge } from '../../ui/layout/Toolbar'
import { usePopover } from '../../ui/overlay/use-popover'
import { columnChooserPart, sortChoicePart } from './list-parts'
import { isNarrowed } from '../rows/list-query'
import { FilterBar } from './FilterBar'
import type { ListModel } from './use-list-model'
import type { ListColumns } from './use-list-table'
import { LazyContent } from '../../ui/lazy'

interface ListToolbarProps {
  resource: CompiledResource
  list: ListModel
  columns: ListColumns
  search: RefObject<HTMLInputElement | null>
  compact: { on: boolean; change: (on: boolean) => void }
  /** What else stands at the end; on a phone with the filters. */
  end: ReactNode
  /** Only the rows are shown whose last action failed; shows all again. */
  onlyFailed: (() => void) | undefined
  /** Choosing several rows: on a phone a button, since no boxes show that one can. */
  picking?: { on: boolean; change: (on: boolean) => void } | undefined
}

/** "Updated 12 s ago", counting. */
function useAge(updatedAt: number): string {
  const { t } = useTexts()
  const time = useTime(5000)
  const seconds = Math.max(0, Math.floor((Math.max(time, updatedAt) - updatedAt) / 1000))
  if (seconds < 5) return t('list.updatedNow')
  const age =
    seconds < 60
      ? t('age.seconds', { count: seconds })
      : seconds < 3600
        ? t('age.minutes', { count: Math.floor(seconds / 60) })
        : t('age.hours', { count: Math.floor(seconds / 3600) })
  return t('list.updated', { age })
}

/** Filter field, choice filters with their chips, age of the rows, columns. On phones the choices are behind one button. */
export function ListToolbar(props: ListToolbarProps) {
  const { resource, list, columns, search, compact, onlyFailed, picking, end } = props
  const { t, resource: text } = useTexts()
  const phone = useIsPhone()
  const { data, query, change: onChange } = list
  const age = useAge(data.updatedAt)
  const chooser = usePopover({
    label: t('list.showAllColumns'),
    placement: 'bottom end',
    content: () => <LazyContent part={columnChooserPart} props={{ columns, compact }} />,
  })
  return (
    <Toolbar
      end={
        <>
          <UpdatedAge
            label={age}
            refreshLabel={t('list.refresh')}
            refreshing={data.fetching}
            onRefresh={data.refetch}
          />
          <Button icon="columns-3" {...chooser.trigger}>
            {t('list.columns')}
          </Button>
          {chooser.popover}
          {!phone && end}
        </>
      }
    >
      <FilterBar
        address={list}
        filters={list.filters}
        language={list.language}
        onUse={list.useLanguage}
        items={data.rows}
        label={text(resource.type, textKeys.filterHint)}
        part={resource.list.search}
        search={search}
        below={<LazyContent part={sortChoicePart} props={{ columns }} />}
        end={end}
      >
        {phone && picking && (
          <IconButton
            icon="list-checks"
            look="bordered"
            label={t('list.pick')}
            pressed={picking.on}
            onPress={() => picking.change(!picking.on)}
          />
        )}
        {onlyFailed && (
          <FilterChip
            value={t('list.onlyFailed')}
            removeLabel={t('list.removeFilter', { name: t('list.onlyFailed') })}
            onRemove={onlyFailed}
          />
        )}
      </FilterBar>
      {isNarrowed({ text: '', filters: query.filters }) && (
        <Button
          variant="ghost"
          size="sm"
          onPress={() => {
            onlyFailed?.()
            onChange({ filters: {} })
          }}
        >
          {t('list.clear')}
        </Button>
      )}
    </Toolbar>
  )
}
