import { useCallback, useMemo } from 'react'
import { useNavigate, useParams, useSearchParams } from 'react-router'
import { holds } from '../../manifest/condition'
import { stateOf, viewState } from '../../manifest/states'
import { isEmpty, readPath, readPaths } from '../../manifest/subject'
import { textKeys } from '../../manifest/text-keys'
import { shortId } from '../../lib/short-id'
import { useTexts } from '../../platform/i18n/use-texts'
import { useIsPhone } from '../../platform/is-phone'
import { usePage } from '../../platform/page/page'
import { usePlatform } from '../../platform/platform'
import { errorMessage, errorReference } from '../../platform/toast'
import { Button } from '../../ui/form-controls/Button'
import { LinkButton } from '../../ui/form-controls/LinkButton'
import { Badge } from '../../ui/feedback/Badge'
import { ErrorPanel } from '../../ui/feedback/ErrorPanel'
import { LateLoader } from '../../ui/feedback/LateLoader'
import { Notice } from '../../ui/feedback/Notice'
import { SkeletonLines } from '../../ui/feedback/Skeleton'
import { DetailHead } from '../../ui/layout/DetailHead'
import { Page } from '../../ui/layout/Page'
import { PageHeader } from '../../ui/layout/PageHeader'
import { Split } from '../../ui/layout/Split'
import { Tabs } from '../../ui/layout/Tabs'
import { MenuButton } from '../../ui/overlay/MenuButton'
import { Text } from '../../ui/typography/Text'
import { ActionHost, prefetchActionDialog } from '../actions/ActionHost'
import { menuGroups } from '../actions/menu-content'
import { useActions } from '../actions/use-actions'
import { useAwaited } from '../actions/use-awaited'
import { StateBadge } from '../cells/state'
import { useCellEnv } from '../cells/use-cell-env'
import { useResource } from '../data/load-resource'
import { useSettling } from '../data/settling'
import { useJoins } from '../data/use-joins'
import { usePrices } from '../data/use-prices'
import { referredTypes, useReferences } from '../data/use-references'
import { useSubjects } from '../data/use-subjects'
import { useSurroundings } from '../data/use-surroundings'
import { AwaitedNotice } from './AwaitedNotice'
import { DetailContext } from './detail-context'
import { DetailSide } from './DetailSide'
import { SectionView } from './SectionView'
import { useRecord } from './use-record'

/** Buttons in the head of a detail screen; the rest is behind "more". */
const headButtons = 3
const phoneButtons = 2

/** The screen of one record: head, tabs in the address, sections, facts beside them. */
export function ResourceDetail({ type }: { type: string }) {
  const resource = useResource(type)
  const platform = usePlatform()
  const { t, resource: text } = useTexts()
  const phone = useIsPhone()
  const navigate = useNavigate()
  const params = useParams()
  const [search] = useSearchParams()
  const { location } = params
  const id = params.id ?? ''
  const surroundings = useSurroundings()
  const record = useRecord(resource, location, id, surroundings)
  const joins = useJoins(resource, { only: location, enabled: record.row !== undefined })
  const prices = usePrices(resource.price.length > 0)
  const subjectOf = useSubjects(resource, surroundings, joins, prices)
  const rows = useMemo(() => (record.row ? [record.row] : []), [record.row])
  const types = useMemo(() => {
    const { detail } = resource
    const columns = [
      ...(detail?.facts.flatMap((group) => group.items) ?? []),
      ...(detail?.tabs.flatMap((tab) =>
        tab.sections.flatMap((section) => (section.kind === 'facts' ? section.items : [])),
      ) ?? []),
    ]
    return referredTypes(columns)
  }, [resource])
  const reference = useReferences(types, surroundings, { enabled: record.row !== undefined, only: location })
  const awaited = useAwaited(resource, rows, subjectOf)
  useSettling(awaited.moving, record.refetch)
  const env = useCellEnv(resource, reference, { awaited: awaited.view, link: false })
  const actions = useActions(resource, subjectOf, awaited)
  const target = useMemo(() => (record.row ? actions.target(record.row) : undefined), [record.row, actions])
  const many = text(type, textKeys.many)
  const one = text(type, textKeys.one)
  const name = target?.name ?? shortId(id)
  usePage({ title: name, parents: [{ href: resource.routes.list, label: many }] })
  const shared = useMemo(
    () => target && { resource, target, env, surroundings, subjectOf, awaited, actions },
    [resource, target, env, surroundings, subjectOf, awaited, actions],
  )
  const toList = useCallback(() => void navigate(resource.routes.list), [navigate, resource])

  if (!target || !shared || !resource.detail) {
    const place = platform.site.location(location)?.display_name ?? location ?? ''
    const retry = <Button onPress={record.refetch}>{t('list.retryNow')}</Button>
    const back = <LinkButton href={resource.routes.list}>{t('detail.backToList')}</LinkButton>
    return (
      <Page>
        <PageHeader title={name} />
        {record.status === 'pending' ? (
          <LateLoader>
            <SkeletonLines widths={['40%', '70%', '55%']} />
          </LateLoader>
        ) : record.status === 'failed' ? (
          <ErrorPanel
            icon="cloud-off"
            title={t('list.failedAll', { what: one })}
            text={
              location === undefined
                ? errorMessage(platform, record.error)
                : t('detail.locationFailed', { location: place, one: one.toLowerCase() })
            }
            detail={errorMessage(platform, record.error)}
            reference={errorReference(record.error)}
            actions={
              <>
                {retry}
                {back}
              </>
            }
          />
        ) : (
          <ErrorPanel
            icon="circle-help"
            title={t('detail.notFound', { one: one.toLowerCase() })}
            text={t('detail.notFoundText')}
            detail={t('errors.notInCollection', { id })}
            actions={back}
          />
        )}
      </Page>
    )
  }

  const { detail } = resource
  const { subject } = target
  const tabs = detail.tabs.filter((tab) => holds(tab.when, subject))
  const wanted = search.get('tab')
  const tab = tabs.find((each) => each.id === wanted) ?? tabs[0]
  const offers = actions.offers(Object.values(resource.actions), target)
  const inHead = detail.actions
    .flatMap((each) => offers.find((offer) => offer.action.id === each) ?? [])
    .filter((offer) => offer.reason === undefined)
    .slice(0, phone ? phoneButtons : headButtons)
  const description = detail.description === null ? undefined : readPath(subject, detail.description)
  const tabHref = (tabId: string): string => {
    const next = new URLSearchParams(search)
    next.delete('do')
    next.delete('on')
    if (tabId === tabs[0]?.id) next.delete('tab')
    else next.set('tab', tabId)
    const query = next.toString()
    return `${window.location.pathname.slice(import.meta.env.BASE_URL.length - 1)}${query === '' ? '' : `?${query}`}`
  }
  return (
    <DetailContext value={shared}>
      <DetailHead
        title={name}
        badge={
          <>
            {resource.states && (
              <StateBadge
                env={env}
                subject={subject}
                view={viewState(resource.stateOf, stateOf(resource.states, subject))}
              />
            )}
            {detail.badge && (
              <Badge
                icon={detail.badge.icon}
                label={text(type, textKeys.badge(detail.badge.id), {
                  count: readPaths(subject, detail.badge.count).length,
                })}
              />
            )}
          </>
        }
        description={isEmpty(description) ? undefined : <Text>{String(description)}</Text>}
        actions={
          <>
            {inHead.map(({ action, label }) => (
              <Button
                key={action.id}
                icon={action.icon}
                onIntent={prefetchActionDialog}
                onPress={() => actions.start(action, target)}
              >
                {label}
              </Button>
            ))}
            {offers.length > 0 && (
              <MenuButton
                bordered
                label={t('detail.more')}
                groups={menuGroups(offers)}
                onAction={(actionId) => {
                  const action = resource.actions[actionId]
                  if (action) actions.start(action, target)
                }}
              />
            )}
          </>
        }
        tabs={
          tabs.length > 1 ? (
            <Tabs
              inHead
              label={t('detail.tabs')}
              tabs={tabs.map((each) => {
                const count = each.count.reduce((total, path) => total + readPaths(subject, path).length, 0)
                return {
                  href: tabHref(each.id),
                  label: text(type, textKeys.tab(each.id)),
                  count: each.count.length > 0 ? String(count) : undefined,
                  current: each === tab,
                }
              })}
            />
          ) : undefined
        }
      />
      <Split side={<DetailSide />} sideLabel={t('detail.facts')} sideFirst={tab === tabs[0]}>
        {target.row.odd && (
          <Notice
            tone="warning"
            strong={t('list.unrecognised')}
            text={`${t('list.unrecognisedText')} (${target.row.odd.join(', ')})`}
          />
        )}
        <AwaitedNotice />
        {tab?.sections.map((section) => (
          <SectionView key={section.id} section={section} />
        ))}
      </Split>
      <ActionHost
        resource={resource}
        actions={actions}
        find={(each) => resource.actions[each]}
        targetOf={(key) => (key === target.row.key ? target : undefined)}
        usual={[target.row.key]}
        onRemoved={toList}
      />
    </DetailContext>
  )
}
