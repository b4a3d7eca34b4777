import { useCallback, useEffect, useMemo } from 'react'
import { inSentence } from '../../lib/in-sentence'
import { actionOf } from '../../manifest/action-of'
import { textKeys } from '../../manifest/text-keys'
import { useTexts } from '../../platform/i18n/use-texts'
import { useIsPhone } from '../../platform/is-phone'
import { usePage } from '../../platform/page/page'
import { usePlatform } from '../../platform/platform'
import { useStore } from '../../platform/use-store'
import { LinkButton } from '../../ui/form-controls/LinkButton'
import { PageHeader } from '../../ui/layout/PageHeader'
import { LazyContent, lazyPart } from '../../ui/lazy'
import { ActionHost } from '../actions/ActionHost'
import { useBulk } from '../actions/use-bulk'
import { reveal } from '../create/reveal'
import { enabledTypes } from '../data/enabled-types'
import { useResource } from '../data/load-resource'
import type { Row } from '../data/row'
import { titleOf } from '../data/title'
import { useSurroundings } from '../data/use-surroundings'
import { ApiLink } from '../routing/ApiLink'
import { subjectPath } from '../routing/routes'
import { narrowedBy } from '../rows/list-filter'
import { isNarrowed, readListQuery } from '../rows/list-query'
import { ListNotices } from '../rows/ListNotices'
import { chosenColumns, nothingChosen, useColumnChoice } from './columns'
import { ListFooter } from './ListFooter'
import { ListScreen } from './ListScreen'
import { NothingListed } from './NothingListed'
import { rowColumns } from './row-columns'
import { SectionTabs } from './SectionTabs'
import type { SelectionBarProps } from './SelectionBar'
import { useRowList } from './use-row-list'
import { useRowMenu } from './use-row-menu'
import { useSelection } from './use-selection'

const selectionBarPart = lazyPart<SelectionBarProps>(
  async () => (await import('./SelectionBar')).SelectionBar,
)

/** The list of a resource type over all its locations. Everything particular comes from the type's manifest. */
export function ResourceList({ type }: { type: string }) {
  const resource = useResource(type)
  const platform = usePlatform()
  const { client, site } = platform
  const revealed = useStore(reveal)
  const texts = useTexts()
  const { t, resource: text, locale } = texts
  const phone = useIsPhone()
  const surroundings = useSurroundings()
  const bulk = useBulk(resource)
  const { choice } = useColumnChoice(type, nothingChosen)
  const visible = useMemo(() => chosenColumns(resource.list.columns, choice), [resource, choice])
  const list = useRowList(resource, visible, bulk.only)
  const { data, rows, query, change, env, subjectOf, actions, targetOf } = list
  const selection = useSelection(rows)
  const bulkable = useMemo(() => resource.list.bulk.flatMap((id) => resource.actions[id] ?? []), [resource])
  const menu = useRowMenu(resource, list)
  const columns = useMemo(() => rowColumns(resource.list.columns, subjectOf, env), [resource, subjectOf, env])
  const nameOf = useCallback((row: Row) => titleOf(resource, subjectOf(row)), [resource, subjectOf])
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
  // What was chosen before the failed ones were asked for, unless something else has been chosen since.
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
  // On a phone the title has no room beside two buttons.
  const apiBelow = phone && rows.length > 0
  const hidden = t('list.hidden', { count: data.rows.length })
  return (
    <ListScreen
      id={type}
      label={many}
      list={list}
      columns={columns}
      usual={nothingChosen}
      nameOf={nameOf}
      troublesOf={troublesOf}
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
                {/* An empty list has the button that creates below its sentence. */}
                {href !== null && !isEmpty && (
                  <LinkButton href={href} variant="primary" icon="plus">
                    {text(type, textKeys.create('title'))}
                  </LinkButton>
                )}
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
      onExport={async (wanted, all) => {
        const { saveList } = await import('./export-list')
        const exported = wanted.flatMap(
          (id) => resource.list.columns.find((column) => column.id === id) ?? [],
        )
        await saveList(
          platform,
          { columns: exported, rows: all ? data.rows : rows, subjectOf, env },
          { query, surroundings },
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
        onDone={({ row }) => selection.done(row.key)}
        onBulk={(run) => void bulk.run(run, selection.set)}
      />
    </ListScreen>
  )
}
