import { useCallback, useEffect, useMemo } from 'react'
import { inSentence } from '../../lib/in-sentence'
import { actionOf } from '../../manifest/action-of'
import { textKeys } from '../../manifest/text-keys'
import { useTexts } from '../../platform/i18n/use-texts'
import { useIsPhone } from '../../platform/is-phone'
import { usePage } from '../../platform/page/page'
import { usePlatform } from '../../platform/platform'
import { useStore } from '../../platform/use-store'
import { PageHeader } from '../../ui/layout/PageHeader'
import { LazyContent, lazyPart } from '../../ui/lazy'
import { ActionHost } from '../actions/ActionHost'
import { useBulk } from '../actions/use-bulk'
import { reveal } from '../jobs/reveal'
import { enabledTypes } from '../../platform/site/enabled-types'
import { useResource } from '../data/load-resource'
import type { Row } from '../data/row'
import { titleOf } from '../../manifest/title'
import { useEnvironment } from '../data/use-environment'
import { ApiLink } from '../../platform/routing/ApiLink'
import { subjectPath } from '../../manifest/routes'
import { narrowedBy } from '../rows/list-filter'
import { isNarrowed, readListQuery } from '../rows/list-query'
import { ListNotices } from '../rows/ListNotices'
import { chosenColumns, defaultColumns, useColumnChoice } from './columns'
import { CreateLink } from './CreateLink'
import { ListFooter } from './ListFooter'
import { ListScreen } from './ListScreen'
import { NothingListed } from './NothingListed'
import { rowColumns } from './row-columns'
import { withSpark } from './spark-column'
import { SectionTabs } from './SectionTabs'
import type { SelectionBarProps } from './SelectionBar'
import { useRowButton } from './use-row-button'
import { useRowList } from './use-row-list'
import { useRowMenu } from './use-row-menu'
import { useSelection } from './use-selection'

const selectionBarPart = lazyPart<SelectionBarProps>(
  async () => (await import('./SelectionBar')).SelectionBar,
)

/** List of a resource type over all its locations, driven by the type's manifest. */
export function ResourceList({ type }: { type: string }) {
  const resource = useResource(type)
  const platform = usePlatform()
  const { client, site } = platform
  const revealed = useStore(reveal)
  const texts = useTexts()
  const { t, resource: text, locale } = texts
  const phone = useIsPhone()
  const environment = useEnvironment()
  const bulk = useBulk(resource)
  const { choice } = useColumnChoice(type, defaultColumns)
  const visible = useMemo(() => chosenColumns(resource.list.columns, choice), [resource, choice])
  const list = useRowList(resource, visible, bulk.only)
  const { data, rows, query, change, env, subjectOf, actions, targetOf } = list
  const selection = useSelection(rows, list.isListed)
  const bulkable = useMemo(() => resource.list.bulk.flatMap((id) => resource.actions[id] ?? []), [resource])
  const menu = useRowMenu(resource, list)
  const columns = useMemo(
    () => withSpark(rowColumns(resource.list.columns, subjectOf, env), resource, site, texts),
    [resource, subjectOf, env, site, texts],
  )
  const nameOf = useCallback((row: Row) => titleOf(resource, subjectOf(row)), [resource, subjectOf])
  const buttonOf = useRowButton(resource, list)
  const { failures } = bulk
  const troublesOf = useCallback(
    ({ key, odd }: Row) => [failures.get(key) ?? [], odd ? t('list.unrecognisedText') : []].flat(),
    [failures, t],
  )
  const siblings = enabledTypes(site).filter(({ section }) => section === resource.section).length
  const many = text(type, textKeys.many)
  usePage({ title: many, parents: [] })

  const { set: choose } = selection
  useEffect(() => {
    if (bulk.only) choose([...bulk.only])
  }, [bulk.only, choose])
  // The query before the list was reduced, unless it has changed since.
  const showAll = (): void => {
    const { before } = bulk
    bulk.showAll()
    if (before !== undefined && !isNarrowed(query)) change(readListQuery(new URLSearchParams(before)))
  }
  const filled = data.rows.length > 0
  const { pending, parts } = data
  const failed = parts.filter(({ status }) => status === 'failed').length
  const isEmpty = !pending && !filled && failed === 0
  const href = resource.routes.create
  // A phone's title row has no room for two buttons.
  const apiBelow = phone && rows.length > 0
  const hidden = t('list.hidden', { count: data.rows.length })
  return (
    <ListScreen
      id={type}
      label={many}
      list={list}
      columns={columns}
      usual={defaultColumns}
      nameOf={nameOf}
      troublesOf={troublesOf}
      buttonOf={buttonOf}
      pathOf={(row) => subjectPath(resource, subjectOf(row))}
      selection={bulkable.length > 0 ? selection : undefined}
      menu={menu.button}
      header={
        <>
          <PageHeader
            title={siblings > 1 ? t(`sections.${resource.section}`) : many}
            count={filled && siblings < 2 ? list.count : undefined}
            actions={
              <>
                {!apiBelow && <ApiLink operation={resource.listOperation} />}
                {/* The empty state has its own create button. */}
                {href !== null && !isEmpty && <CreateLink resource={resource} href={href} />}
              </>
            }
          />
          <SectionTabs resource={resource} count={filled ? list.count : undefined} />
          {revealed?.type === type && revealed.epoch === client.identity().epoch && (
            <revealed.Notice type={type} name={revealed.name} value={revealed.value} />
          )}
          {(filled || parts.some(({ status }) => status === 'ok')) && (
            <ListNotices parts={parts} what={many} />
          )}
        </>
      }
      hint={text(type, textKeys.filterHint)}
      hintPart={resource.list.search}
      updated={data}
      showAll={showAll}
      pending={pending}
      loadingText={t('list.loading', { what: many })}
      instead={
        isEmpty || (!filled && failed === parts.length) ? (
          <NothingListed resource={resource} data={data} />
        ) : undefined
      }
      noMatch={{
        strong: t('list.noMatch', {
          one: inSentence(text(type, textKeys.one), locale),
          filter: narrowedBy(query, list.filters, texts),
        }),
        text: failed > 0 ? `${hidden} ${t('list.notAllKnown')}` : hidden,
      }}
      footer={
        <ListFooter
          resource={resource}
          list={list}
          end={apiBelow && <ApiLink operation={resource.listOperation} />}
        />
      }
      isPartial={parts.some(({ status }) => status === 'failed' || status === 'pending')}
      onExport={async (wanted, all) => {
        const { saveList } = await import('./export-list')
        const exported = wanted.flatMap(
          (id) => resource.list.columns.find((column) => column.id === id) ?? [],
        )
        await saveList(
          platform,
          { columns: exported, rows: all ? data.rows : rows, subjectOf, env },
          { query, environment },
        )
      }}
    >
      {menu.menu}
      {(selection.keys.size > 0 || selection.picking) && (
        <LazyContent part={selectionBarPart} props={{ resource, list, selection, bulkable }} />
      )}
      <ActionHost
        resource={resource}
        actions={actions}
        find={(id) => actionOf(resource, id)}
        targetOf={targetOf}
        onDone={({ row }) => selection.done([row.key])}
        onBulk={(run) => {
          // At once, so that a key pressed twice does not press the bar's button again.
          selection.clear()
          void bulk.run(run, (left) =>
            selection.done(
              run.targets.map(({ row }) => row.key),
              left,
            ),
          )
        }}
      />
    </ListScreen>
  )
}
