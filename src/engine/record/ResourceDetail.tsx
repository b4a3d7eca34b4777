import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useNavigate, useParams, useSearchParams } from 'react-router'
import { actionOf } from '../../manifest/action-of'
import { holds } from '../../manifest/condition'
import { textKeys } from '../../manifest/text-keys'
import { createStore } from '../../lib/store'
import { useTexts } from '../../platform/i18n/use-texts'
import { usePage } from '../../platform/page/page'
import { Notice } from '../../ui/feedback/Notice'
import { SaveBarPlace } from '../../ui/layout/SaveBar'
import { Split } from '../../ui/layout/Split'
import { ActionHost } from '../actions/ActionHost'
import { useActions } from '../actions/use-actions'
import { useAwaited } from '../jobs/use-awaited'
import { useCellEnv } from '../cells/use-cell-env'
import { useDetailedResource } from '../data/load-resource'
import { titleOfId } from '../data/title'
import { useSettling } from '../data/settling'
import { useJoins } from '../data/use-joins'
import { useWantedJoins } from '../actions/dialog-address'
import { useAwaitsPrices, usePrices } from '../data/use-prices'
import { useReferences } from '../data/use-references'
import { useSubjects } from '../data/use-subjects'
import { useSurroundings } from '../data/use-surroundings'
import { FormNotices } from '../forms/FormNotices'
import { AwaitedNotice } from './AwaitedNotice'
import { DetailContext } from './detail-context'
import { DetailMissing } from './DetailMissing'
import { DetailSide } from './DetailSide'
import { DetailTop } from './DetailTop'
import { SectionView } from './SectionView'
import { StaleNotice } from './StaleNotice'
import { RecordJob } from '../actions/RecordJob'
import { useKnownName } from './use-known-name'
import { useRecord } from './use-record'
import { useSpent } from './use-spent'

const none: readonly string[] = []

/** Sections that come before the facts on a phone, too: what the page is about. */
const leads: ReadonlySet<string | undefined> = new Set(['editor', 'custom'])

/** The screen of one record: head, tabs in the address, sections, facts beside them. */
export function ResourceDetail({ type }: { type: string }) {
  const resource = useDetailedResource(type)
  const { t, resource: text } = useTexts()
  const navigate = useNavigate()
  const { location, id = '' } = useParams()
  const [search] = useSearchParams()
  const [foot] = useState(() => createStore<HTMLElement | null>(null))
  const surroundings = useSurroundings({ resource })
  const record = useRecord(resource, location, id, surroundings)
  const found = { enabled: record.row !== undefined, only: location }
  const names = useWantedJoins(resource, resource.detail?.joins ?? none)
  const joins = useJoins(resource, { ...found, names })
  const prices = usePrices(resource.price.length > 0)
  const awaitsPrices = useAwaitsPrices(resource.price.length > 0)
  const plain = useSubjects(resource, surroundings, joins, prices, awaitsPrices)
  const subjectOf = useSpent(resource, record.row, plain)
  const rows = useMemo(() => (record.row ? [record.row] : []), [record.row])
  const reference = useReferences(resource.detail?.refers ?? none, surroundings, found)
  const awaited = useAwaited(resource, rows, subjectOf)
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
    () => target && { resource, target, env, surroundings, subjectOf, awaited, actions, refetch, foot },
    [resource, target, env, surroundings, subjectOf, awaited, actions, refetch, foot],
  )
  const toList = useCallback(
    () => void navigate(resource.routes.list, { replace: true }),
    [navigate, resource],
  )

  if (!target || !shared || !resource.detail) {
    return <DetailMissing resource={resource} title={name} id={id} location={location} record={record} />
  }
  const tabs = resource.detail.tabs.filter((tab) => holds(tab.when, target.subject))
  const current = tabs.find((tab) => tab.id === search.get('tab')) ?? tabs[0]
  return (
    <DetailContext value={shared}>
      <DetailTop tabs={tabs} current={current} />
      <Split
        side={<DetailSide />}
        sideLabel={t('detail.facts')}
        sideFirst={current === tabs[0] && !leads.has(current?.sections[0]?.kind)}
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
        <AwaitedNotice />
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
