import { useEffect, useMemo, useRef, useState } from 'react'
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
import { LazyContent } from '../../ui/LazyContent'
import { ActionHost } from '../actions/ActionHost'
import { useBulk } from '../actions/use-bulk'
import { ApiLink } from '../routing/ApiLink'
import { reveal } from '../create/reveal'
import { useResource } from '../data/load-resource'
import { enabledTypes } from '../data/enabled-types'
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
import { SectionTabs } from './SectionTabs'
import { ViewsButton } from './ViewsButton'
import { useColumns } from './use-columns'
import { useCurrentRow } from './use-current-row'
import { useListModel } from './use-list-model'
import { useRoom } from './use-room'
import { useRowMenu } from './use-row-menu'
import { useSelection } from './use-selection'

const isFlag = (value: unknown): value is boolean => typeof value === 'boolean'

/** The list of a resource type over all its locations. Everything particular comes from the type's manifest. */
export function ResourceList({ type }: { type: string }) {
  const resource = useResource(type)
  const { client, preferences, site } = usePlatform()
  const revealed = useStore(reveal)
  const { t, resource: text, locale } = useTexts()
  const columns = useColumns(resource)
  const bulk = useBulk(resource)
  const list = useListModel(resource, columns.visible, bulk.only)
  const { data, rows, sort, query, change, env, subjectOf, actions, targetOf } = list
  const selection = useSelection(rows)
  const compactStore = preferences.of('compact', false, isFlag)
  const compact = { on: useStore(compactStore), change: compactStore.set }
  const [head, setHead] = useState<OpenHead>()
  const search = useRef<HTMLInputElement>(null)
  const bulkable = useMemo(() => resource.list.bulk.flatMap((id) => resource.actions[id] ?? []), [resource])
  const selectable = bulkable.length > 0
  const { keyed, point, key } = useCurrentRow(resource, list, selectable ? selection : undefined, search)
  const menu = useRowMenu(resource, list)
  const room = useRoom(columns, env, { check: selectable, menu: menu.button !== undefined })
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
          columns={columns}
          left={room.left}
          search={search}
          compact={compact}
          end={
            <>
              <ViewsButton type={type} query={query} onChange={change} />
              <ExportMenu list={list} columns={columns} />
            </>
          }
          onlyFailed={list.onlyFailed ? showAgain : undefined}
          picking={selectable ? { on: selection.picking, change: selection.pick } : undefined}
        />
      )}
      <ListBody
        resource={resource}
        columns={room.shown}
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
          rows={rows}
          room={room}
          env={env}
          subjectOf={subjectOf}
          sort={sort && { id: sort.column.id, descending: sort.descending }}
          onSort={(id) =>
            change({ sort: { by: id, descending: sort?.column.id === id && !sort.descending } })
          }
          selection={
            selectable
              ? {
                  selected: selection.keys,
                  picking: selection.picking,
                  all: selection.all,
                  onSelect: selection.select,
                  onSelectAll: selection.selectAll,
                }
              : undefined
          }
          compact={compact.on}
          keyed={keyed}
          onPoint={point}
          onKey={key}
          failures={bulk.failures}
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
          props={{ resource, head, onHead: setHead, onChange: change, columns, left: room.left, compact }}
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
