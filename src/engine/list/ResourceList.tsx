import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { actionOf } from '../../manifest/action-of'
import { textKeys } from '../../manifest/text-keys'
import { formatNumber } from '../../lib/quantity'
import { useTexts } from '../../platform/i18n/use-texts'
import { useIsPhone } from '../../platform/is-phone'
import { usePage } from '../../platform/page/page'
import { usePlatform } from '../../platform/platform'
import { useStore } from '../../platform/use-store'
import { LinkButton } from '../../ui/form-controls/LinkButton'
import { BackToTop } from '../../ui/layout/BackToTop'
import { Page } from '../../ui/layout/Page'
import { PageHeader } from '../../ui/layout/PageHeader'
import { ActionHost } from '../actions/ActionHost'
import { useBulk } from '../actions/use-bulk'
import { ApiLink } from '../routing/ApiLink'
import { reveal } from '../create/reveal'
import { useResource } from '../data/load-resource'
import { enabledTypes } from '../data/enabled-types'
import type { Row } from '../data/row'
import { titleOf } from '../data/title'
import { columnVisibility, isColumnChoice, nothingChosen } from './column-choice'
import { ExportMenu } from './ExportMenu'
import type { OpenHead } from './HeaderMenu'
import { ListBody } from './ListBody'
import { ListFooter } from './ListFooter'
import { headerMenuPart, selectionBarPart } from './list-parts'
import { AnnounceChoice } from '../rows/AnnounceChoice'
import { isNarrowed, readListQuery } from '../rows/list-query'
import { ListNotices } from '../rows/ListNotices'
import { ListTable } from './ListTable'
import { ListToolbar } from './ListToolbar'
import { rowColumns } from './row-columns'
import { SectionTabs } from './SectionTabs'
import { ViewsButton } from './ViewsButton'
import { useCurrentRow } from './use-current-row'
import { useListModel } from './use-list-model'
import { useListTable } from './use-list-table'
import { useRowMenu } from './use-row-menu'
import { useSelection } from './use-selection'
import { LazyContent } from '../../ui/lazy'

const keyOf = ({ key }: Row): string => key
const isFlag = (value: unknown): value is boolean => typeof value === 'boolean'

/** The list of a resource type over all its locations. Everything particular comes from the type's manifest. */
export function ResourceList({ type }: { type: string }) {
  const resource = useResource(type)
  const { client, preferences, site } = usePlatform()
  const revealed = useStore(reveal)
  const { t, resource: text, locale } = useTexts()
  const bulk = useBulk(resource)
  const choiceStore = preferences.of(`columns.${type}`, nothingChosen, isColumnChoice)
  const choice = useStore(choiceStore)
  const visible = useMemo(() => {
    const shown = columnVisibility(resource.list.columns, choice)
    return resource.list.columns.filter(({ id }) => shown[id])
  }, [resource, choice])
  const list = useListModel(resource, visible, bulk.only)
  const { data, rows, sort, query, change, env, subjectOf, actions, targetOf } = list
  const selection = useSelection(rows)
  const compactStore = preferences.of('compact', false, isFlag)
  const compact = { on: useStore(compactStore), change: compactStore.set }
  const [head, setHead] = useState<OpenHead>()
  const search = useRef<HTMLInputElement>(null)
  const bulkable = useMemo(() => resource.list.bulk.flatMap((id) => resource.actions[id] ?? []), [resource])
  const selectable = bulkable.length > 0 ? selection : undefined
  const { keyed, point, key } = useCurrentRow(resource, list, selectable, search)
  const menu = useRowMenu(resource, list)
  const table = useListTable({
    columns: useMemo(() => rowColumns(resource.list.columns, subjectOf, env), [resource, subjectOf, env]),
    keyOf,
    choice,
    onChoice: choiceStore.set,
    sort: sort && { by: sort.column.id, descending: sort.descending },
    onSort: (next) => change({ sort: next }),
    selection: selectable,
    menu: menu.button !== undefined,
  })
  const nameOf = useCallback((row: Row) => titleOf(resource, subjectOf(row)), [resource, subjectOf])
  const { failures } = bulk
  const troublesOf = useCallback(
    ({ key: of, odd }: Row) => [failures.get(of) ?? [], odd ? t('list.unrecognisedText') : []].flat(),
    [failures, t],
  )
  const phone = useIsPhone()
  const siblings = enabledTypes(site).filter(({ section }) => section === resource.section).length
  const many = text(type, textKeys.many)
  usePage({ title: many, parents: [] })

  const { set: choose } = selection
  useEffect(() => {
    if (bulk.only) choose([...bulk.only])
  }, [bulk.only, choose])
  const all = formatNumber(data.rows.length, locale)
  const narrowed = isNarrowed(query) || list.onlyFailed
  const count = narrowed ? t('list.of', { shown: formatNumber(rows.length, locale), all }) : all
  // What was chosen before the failed ones were asked for, unless something else has been chosen since.
  const showAgain = (): void => {
    const { before } = bulk
    bulk.showAll()
    if (before !== undefined && !isNarrowed(query)) change(readListQuery(new URLSearchParams(before)))
  }
  const filled = data.rows.length > 0
  // An empty list has the button that creates below its sentence.
  const invites = !data.pending && !filled && data.parts.every((part) => part.status === 'ok')
  const href = resource.routes.create
  // On a phone the title has no room beside two buttons.
  const apiBelow = phone && rows.length > 0
  return (
    <Page>
      <PageHeader
        title={siblings > 1 ? t(`sections.${resource.section}`) : many}
        count={filled && siblings < 2 ? count : undefined}
        actions={
          <>
            {!apiBelow && <ApiLink operation={resource.listOperation} />}
            {href !== null && !invites && (
              <LinkButton href={href} variant="primary" icon="plus">
                {text(type, textKeys.create('title'))}
              </LinkButton>
            )}
          </>
        }
      />
      <SectionTabs resource={resource} count={filled ? count : undefined} />
      {revealed?.type === type && revealed.epoch === client.identity().epoch && (
        <revealed.Notice type={type} name={revealed.name} value={revealed.value} />
      )}
      {(filled || data.parts.some((part) => part.status === 'ok')) && (
        <ListNotices parts={data.parts} what={many} />
      )}
      {/* From the beginning: who looks for something types before its rows are here. */}
      {(filled || data.pending) && (
        <ListToolbar
          resource={resource}
          list={list}
          columns={table.columns}
          search={search}
          compact={compact}
          end={
            <>
              <ViewsButton type={type} query={query} onChange={change} />
              <ExportMenu list={list} columns={table.columns} />
            </>
          }
          onlyFailed={list.onlyFailed ? showAgain : undefined}
          picking={selectable && { on: selectable.picking, change: selectable.pick }}
        />
      )}
      <ListBody
        resource={resource}
        columns={table.shown}
        data={data}
        shown={rows.length}
        query={query}
        filters={list.filters}
        onClear={() => {
          bulk.showAll()
          change({ text: '', filters: {} })
        }}
      >
        <ListTable
          label={many}
          model={table}
          items={rows}
          keyOf={keyOf}
          nameOf={nameOf}
          troublesOf={troublesOf}
          selection={selectable}
          compact={compact.on}
          keyed={keyed}
          onPoint={point}
          onKey={key}
          menu={menu.button}
          onHead={(column, cell) => setHead({ column, cell })}
          footer={
            <ListFooter
              resource={resource}
              list={list}
              end={apiBelow && <ApiLink operation={resource.listOperation} />}
            />
          }
        />
      </ListBody>
      <BackToTop label={t('list.toTop')} />
      {menu.menu}
      {head && (
        <LazyContent
          part={headerMenuPart}
          props={{ head, onHead: setHead, columns: table.columns, compact }}
        />
      )}
      {filled && narrowed && (
        <AnnounceChoice
          query={query}
          filters={list.filters}
          language={list.language}
          also={list.onlyFailed ? t('list.onlyFailed') : undefined}
          count={count}
        />
      )}
      {(selection.keys.size > 0 || selection.picking) && (
        <LazyContent part={selectionBarPart} props={{ resource, list, selection, bulkable }} />
      )}
      <ActionHost
        resource={resource}
        actions={actions}
        find={(id) => actionOf(resource, id)}
        targetOf={targetOf}
        onDone={({ row }) => selection.done(row.key)}
        onBulk={(run) => void bulk.run(run, selection.set)}
      />
    </Page>
  )
}
