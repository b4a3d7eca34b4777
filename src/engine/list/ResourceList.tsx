import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { textKeys } from '../../manifest/text-keys'
import { formatNumber } from '../../lib/quantity'
import { useTexts } from '../../platform/i18n/use-texts'
import { usePage } from '../../platform/page/page'
import { usePlatform } from '../../platform/platform'
import { useStore } from '../../platform/use-store'
import { Page } from '../../ui/layout/Page'
import { PageHeader } from '../../ui/layout/PageHeader'
import { LinkButton } from '../../ui/form-controls/LinkButton'
import { BulkBar } from '../../ui/data-table/BulkBar'
import { useAnchoredMenu } from '../../ui/overlay/use-anchored-menu'
import { ActionHost, prefetchActionDialog } from '../actions/ActionHost'
import { useDialogAddress } from '../actions/dialog-address'
import { menuGroups } from '../actions/menu-content'
import { needsDialog, useActions, type Target } from '../actions/use-actions'
import { useAwaited } from '../actions/use-awaited'
import { useBulk } from '../actions/use-bulk'
import { useCellEnv } from '../cells/use-cell-env'
import { useResource } from '../data/load-resource'
import { useSettling } from '../data/settling'
import { usePrices } from '../data/use-prices'
import { referredTypes, useReferences } from '../data/use-references'
import { useJoins } from '../data/use-joins'
import { useRows } from '../data/use-rows'
import { useSubjects } from '../data/use-subjects'
import { useSurroundings } from '../data/use-surroundings'
import { RevealNotice } from '../create/RevealNotice'
import { subjectPath } from '../routes'
import { bulkActions } from './bulk-actions'
import { ListBody } from './ListBody'
import { ListFooter } from './ListFooter'
import { isNarrowed } from './list-query'
import { ListNotices } from './ListNotices'
import { ListTable, type CurrentRow } from './ListTable'
import { ListToolbar } from './ListToolbar'
import { SectionTabs, useSectionTypes } from './SectionTabs'
import { sortColumn } from './select-rows'
import { useColumns } from './use-columns'
import { useListAddress } from './use-list-address'
import { useListKeys } from './use-list-keys'
import { useSelectedRows } from './use-selected-rows'
import { useSelection } from './use-selection'

const isFlag = (value: unknown): value is boolean => typeof value === 'boolean'

/** The list of a resource type over all its locations. Everything particular comes from the type's manifest. */
export function ResourceList({ type }: { type: string }) {
  const resource = useResource(type)
  const { preferences } = usePlatform()
  const { t, resource: text, locale } = useTexts()
  const navigate = useNavigate()
  const surroundings = useSurroundings()
  const data = useRows(resource, surroundings)
  const ready = !data.pending
  const joins = useJoins(resource, { enabled: ready })
  const prices = usePrices(ready && resource.price.length > 0)
  const subjectOf = useSubjects(resource, surroundings, joins, prices)
  const types = useMemo(() => referredTypes(resource.list.columns), [resource])
  const reference = useReferences(types, surroundings, { enabled: ready })
  const awaited = useAwaited(resource, data.rows, subjectOf)
  useSettling(awaited.moving, data.refetch)
  const env = useCellEnv(resource, reference, { awaited: awaited.view })
  const { query, change } = useListAddress()
  const columns = useColumns(resource)
  const rows = useSelectedRows(resource, data.rows, query, subjectOf, env)
  const selection = useSelection(rows)
  const actions = useActions(resource, subjectOf, awaited)
  const bulk = useBulk(resource)
  const { open } = useDialogAddress()
  const compactStore = preferences.of('compact', false, isFlag)
  const compact = useStore(compactStore)
  const singleKeys = useStore(preferences.of('single-keys', true, isFlag))
  const [current, setCurrent] = useState<CurrentRow>()
  const [menuRow, setMenuRow] = useState<number>()
  const search = useRef<HTMLInputElement>(null)

  const siblings = useSectionTypes(resource.section).length
  const many = text(type, textKeys.many)
  const section = t(`sections.${resource.section}`)
  usePage({ title: many, parents: siblings > 1 ? [] : [] })

  const byKey = useMemo(() => new Map(data.rows.map((row) => [row.key, row])), [data.rows])
  const targetOf = useCallback(
    (key: string) => {
      const row = byKey.get(key)
      return row && actions.target(row)
    },
    [byKey, actions],
  )
  const rowActions = useMemo(() => Object.values(resource.actions), [resource])
  const menu = useAnchoredMenu(() => {
    const row = menuRow === undefined ? undefined : rows[menuRow]
    const target = row && actions.target(row)
    const offers = target ? actions.offers(rowActions, target) : []
    return {
      label: t('list.actionsFor', { name: target?.name ?? '' }),
      groups: menuGroups(offers),
      sheetHeader: target?.name,
      onAction: (id) => {
        const action = resource.actions[id]
        if (action && target) actions.start(action, target)
      },
    }
  })

  const sort = sortColumn(resource, query)
  const onSort = (id: string): void => {
    const descending = sort?.column.id === id ? !sort.descending : false
    change({ sort: { by: id, descending } })
  }
  useEffect(() => {
    if (current && current.index >= rows.length) setCurrent(undefined)
  }, [current, rows.length])

  useListKeys(
    {
      filter: () => search.current?.focus(),
      move: (by) => {
        const index = Math.max(
          0,
          Math.min(rows.length - 1, (current?.index ?? (by === 1 ? -1 : rows.length)) + by),
        )
        setCurrent({ index, by: 'keyboard' })
        document.querySelector(`tr[data-index="${index}"]`)?.scrollIntoView({ block: 'nearest' })
      },
      select: () => {
        const row = current && rows[current.index]
        if (row && current) selection.select(current.index, !selection.keys.has(row.key), false)
      },
      open: () => {
        const row = current && rows[current.index]
        const path = row && subjectPath(resource, subjectOf(row))
        if (path !== undefined) void navigate(path)
      },
      menu: () => {
        document
          .querySelector<HTMLButtonElement>(`tr[data-index="${current?.index ?? -1}"] td:last-child button`)
          ?.click()
      },
      escape: selection.clear,
    },
    singleKeys,
  )

  const selectedTargets = useMemo(
    () => [...selection.keys].flatMap((key) => targetOf(key) ?? []),
    [selection.keys, targetOf],
  )
  const bulkable = resource.list.bulk.flatMap((id) => resource.actions[id] ?? [])
  const runBulk = (action: (typeof bulkable)[number], targets: readonly Target[]): void => {
    void bulk.run(action, targets, (keys) => selection.set(keys)).then((failed) => selection.set(failed))
  }
  const shownCount = isNarrowed(query)
    ? t('list.of', { shown: formatNumber(rows.length, locale), all: formatNumber(data.rows.length, locale) })
    : formatNumber(data.rows.length, locale)
  const createHref = (prefill: Record<string, string>): string | undefined => {
    if (resource.routes.create === null) return undefined
    const search = new URLSearchParams(prefill).toString()
    return search === '' ? resource.routes.create : `${resource.routes.create}?${search}`
  }
  const firstRun = ready && data.rows.length === 0
  const href = createHref({})
  return (
    <Page>
      <PageHeader
        title={siblings > 1 ? section : many}
        count={ready && data.rows.length > 0 && siblings < 2 ? shownCount : undefined}
        actions={
          href !== undefined && !(firstRun && resource.list.offers.length > 0) ? (
            <LinkButton href={href} variant="primary" icon="plus">
              {text(type, textKeys.create('title'))}
            </LinkButton>
          ) : undefined
        }
      />
      <SectionTabs resource={resource} />
      <RevealNotice type={type} />
      {data.rows.length > 0 || data.parts.some((part) => part.status === 'ok') ? (
        <ListNotices parts={data.parts} what={many} />
      ) : null}
      {data.rows.length > 0 && (
        <ListToolbar
          resource={resource}
          rows={data.rows}
          env={env}
          query={query}
          onChange={change}
          columns={columns}
          search={search}
          updatedAt={data.updatedAt}
          fetching={data.fetching}
          onRefresh={data.refetch}
          compact={{ on: compact, change: compactStore.set }}
        />
      )}
      <ListBody
        resource={resource}
        columns={columns}
        data={data}
        shown={rows.length}
        query={query}
        onClear={() => change({ text: '', filters: {} })}
        createHref={createHref}
      >
        <ListTable
          label={many}
          rows={rows}
          columns={columns.visible}
          env={env}
          subjectOf={subjectOf}
          sort={sort && { id: sort.column.id, descending: sort.descending }}
          onSort={onSort}
          selection={
            bulkable.length > 0
              ? {
                  selected: selection.keys,
                  all: selection.all,
                  onSelect: selection.select,
                  onSelectAll: selection.selectAll,
                }
              : undefined
          }
          compact={compact}
          current={current}
          onCurrent={setCurrent}
          failures={bulk.failures}
          menu={
            rowActions.length > 0
              ? {
                  onIntent: () => {
                    menu.onIntent()
                    prefetchActionDialog()
                  },
                  onPress: (index, button) => {
                    setMenuRow(index)
                    menu.toggle(button)
                  },
                }
              : undefined
          }
          footer={
            <ListFooter resource={resource} rows={rows} parts={data.parts} env={env} subjectOf={subjectOf} />
          }
        />
      </ListBody>
      {menu.menu}
      {selectedTargets.length > 0 && (
        <BulkBar
          label={[
            t('list.selected', { count: selection.keys.size }),
            ...(selection.notInView > 0 ? [t('list.notInView', { count: selection.notInView })] : []),
          ].join(', ')}
          actions={bulkActions(bulkable, selectedTargets, actions, t)}
          onIntent={prefetchActionDialog}
          onAction={(id) => {
            const action = resource.actions[id]
            if (!action) return
            const fits = selectedTargets.filter((target) =>
              actions.offers([action], target).some((offer) => offer.reason === undefined),
            )
            if (needsDialog(action) || fits.length < selectedTargets.length) {
              open({ action: id, on: selectedTargets.map((target) => target.row.key) })
            } else runBulk(action, fits)
          }}
          clearLabel={t('list.clear')}
          onClear={selection.clear}
          moreLabel={t('shell.more')}
        />
      )}
      <ActionHost
        resource={resource}
        actions={actions}
        find={(id) => resource.actions[id]}
        targetOf={targetOf}
        onBulk={runBulk}
      />
    </Page>
  )
}
