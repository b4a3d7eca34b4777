import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { useNavigate, useParams, useSearchParams } from 'react-router'
import { actionOf } from '../../manifest/action-of'
import type { CompiledSection } from '../../manifest/compiled-sections'
import { textKeys } from '../../manifest/text-keys'
import { createStore } from '../../lib/store'
import { useTexts } from '../../platform/i18n/use-texts'
import { usePage } from '../../platform/page/page'
import { Notice } from '../../ui/feedback/Notice'
import { SaveBarPlace } from '../../ui/layout/SaveBar'
import { Split } from '../../ui/layout/Split'
import { ActionHost } from '../actions/ActionHost'
import { useActions } from '../actions/use-actions'
import { usePendingStates } from '../jobs/use-pending-states'
import { useCellEnv } from '../cells/use-cell-env'
import { useDetailedResource } from '../data/load-resource'
import { rowKey } from '../data/row'
import { titleOfId } from '../../manifest/title'
import { useSettling } from '../../platform/settling'
import { useJoins } from '../data/use-joins'
import { useNeededJoins } from '../actions/dialog-address'
import { useAwaitsPrices, usePrices } from '../data/use-prices'
import { useReferences } from '../data/use-references'
import { useSubjects } from '../data/use-subjects'
import { useEnvironment } from '../data/use-environment'
import { FormNotices } from '../forms/FormNotices'
import { PendingNotice } from './PendingNotice'
import { DetailContext, type TypedForms } from './detail-context'
import { DetailMissing } from './DetailMissing'
import { DetailSide } from './DetailSide'
import { DetailTop } from './DetailTop'
import { offeredTabs } from './offered-tabs'
import { SectionView } from './SectionView'
import { StaleNotice } from './StaleNotice'
import { RecordJob } from '../actions/RecordJob'
import { useKnownName } from './use-known-name'
import { useRemovedHere } from './use-removed-here'
import { useRecord } from './use-record'
import { useCostToDate } from './use-cost-to-date'

const none: readonly string[] = []

/** A section shown before the facts on a phone, because it is the page's main content. */
const isMainContent = (section: CompiledSection | undefined): boolean =>
  section?.kind === 'editor' || (section?.kind === 'custom' && section.main)

/** Props of `ResourceDetail`. */
export interface ResourceDetailProps {
  type: string
  /** In the sidebar: after the facts on the first tab, before them on the others. */
  aside?: ReactNode
}

/** Page of one record: header, tabs (in the URL), sections, facts. */
export function ResourceDetail({ type, aside }: ResourceDetailProps) {
  const resource = useDetailedResource(type)
  const { t, resource: text } = useTexts()
  const navigate = useNavigate()
  const { location, id = '' } = useParams()
  const [search] = useSearchParams()
  const [foot] = useState(() => createStore<HTMLElement | null>(null))
  const [cover] = useState(() => createStore<HTMLElement | null>(null))
  const [typed] = useState(() => createStore<TypedForms>({}))
  const environment = useEnvironment({ resource })
  const record = useRecord(resource, location, id, environment)
  const found = { enabled: record.row !== undefined, only: location }
  const names = useNeededJoins(resource, resource.detail?.joins ?? none)
  const joins = useJoins(resource, { ...found, names })
  const prices = usePrices(resource.price.length > 0)
  const awaitsPrices = useAwaitsPrices(resource.price.length > 0)
  const plain = useSubjects(resource, environment, joins, prices, awaitsPrices)
  const subjectOf = useCostToDate(resource, record.row, plain)
  const rows = useMemo(() => (record.row ? [record.row] : []), [record.row])
  const reference = useReferences(resource.detail?.refers ?? none, environment, found)
  const awaited = usePendingStates(resource, rows, subjectOf)
  useSettling(awaited.moving, record.refetch)
  const env = useCellEnv(resource, reference, { awaited: awaited.view, link: false })
  const actions = useActions(resource, subjectOf, awaited)
  const target = useMemo(() => (record.row ? actions.target(record.row) : undefined), [record.row, actions])
  const name = useKnownName(resource, location, id, target?.name) ?? titleOfId(resource, id)
  usePage({ title: name, parents: [{ href: resource.routes.list, label: text(type, textKeys.many) }] })
  const latest = useRef(record.refetch)
  useEffect(() => {
    latest.current = record.refetch
  })
  const refetch = useCallback(() => latest.current(), [])
  const shared = useMemo(
    () =>
      target && {
        resource,
        target,
        env,
        environment,
        subjectOf,
        awaited,
        actions,
        refetch,
        foot,
        cover,
        typed,
      },
    [resource, target, env, environment, subjectOf, awaited, actions, refetch, foot, cover, typed],
  )
  const toList = useCallback(
    () => void navigate(resource.routes.list, { replace: true }),
    [navigate, resource],
  )
  const isRemoved = useRemovedHere(resource, rowKey(location, id))
  const isLeft = isRemoved && record.status === 'missing'
  useEffect(() => {
    if (isLeft) toList()
  }, [isLeft, toList])

  if (!target || !shared || !resource.detail) {
    return <DetailMissing resource={resource} title={name} id={id} location={location} record={record} />
  }
  const tabs = offeredTabs(resource, target.subject)
  const current = tabs.find((tab) => tab.id === search.get('tab')) ?? tabs[0]
  const isFirst = current === tabs[0]
  return (
    <DetailContext value={shared}>
      <DetailTop tabs={tabs} current={current} />
      <Split
        side={
          <>
            {!isFirst && aside}
            <DetailSide />
            {isFirst && aside}
          </>
        }
        sideLabel={t('detail.facts')}
        coverRef={cover.set}
        sideFirst={isFirst && !isMainContent(current?.sections[0])}
      >
        {target.row.odd && (
          <Notice
            tone="warning"
            strong={t('list.unrecognised')}
            text={`${t('list.unrecognisedText')} (${target.row.odd.join(', ')})`}
          />
        )}
        <StaleNotice record={record} />
        <FormNotices resource={resource} notices={resource.detail.notices} subject={target.subject} />
        <RecordJob type={type} recordKey={target.row.key} />
        <PendingNotice />
        {current?.sections.map((section) => (
          <SectionView key={section.id} section={section} />
        ))}
      </Split>
      <SaveBarPlace ref={foot.set} />
      <ActionHost
        resource={resource}
        actions={actions}
        find={(each) => actionOf(resource, each)}
        targetOf={(key) => (key === target.row.key ? target : undefined)}
        usual={[target.row.key]}
        onRemoved={toList}
      />
    </DetailContext>
  )
}
