import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { docHref } from '../../lib/api-docs'
import type { CompiledColumn } from '../../manifest/compiled-columns'
import type { CompiledTab } from '../../manifest/compiled-sections'
import { holds } from '../../manifest/condition'
import { stateOf, viewState } from '../../manifest/states'
import { readPaths } from '../../manifest/subject'
import { textKeys } from '../../manifest/text-keys'
import { useTexts } from '../../platform/i18n/use-texts'
import { useIsPhone } from '../../platform/is-phone'
import { Badge } from '../../ui/feedback/Badge'
import { DetailHead } from '../../ui/layout/DetailHead'
import { Tabs } from '../../ui/layout/Tabs'
import { MenuButton } from '../../ui/overlay/MenuButton'
import { TextLine } from '../../ui/typography/Text'
import { dialogParameters } from '../actions/dialog-address'
import { menuGroups } from '../actions/menu-content'
import { ApiLink } from '../../platform/routing/ApiLink'
import { StateBadge } from '../cells/state'
import { useDetail, useOffers, type DetailShared } from './detail-context'
import { OfferButton } from './OfferButton'
import { cellInput } from '../cells/cell'
import { cellKind } from '../cells/registry'

/** Buttons in the page header; the others are in the menu. */
const headButtons = 3
const phoneButtons = 2

/** On a phone the documentation link is in the menu; action ids have no spaces. */
const apiEntry = 'to api'

function Badges({ resource, target: { subject }, env }: DetailShared) {
  const { count } = resource
  return (
    <>
      {resource.states && (
        <StateBadge
          env={env}
          subject={subject}
          view={viewState(resource.stateOf, stateOf(resource.states, subject))}
        />
      )}
      {count && (
        <Badge
          icon={count.icon}
          label={env.texts.resource(resource.type, textKeys.count(count.id), {
            count: readPaths(subject, count.at).length,
          })}
        />
      )}
    </>
  )
}

function HeadActions({ resource, target, actions }: DetailShared) {
  const { t } = useTexts()
  const phone = useIsPhone()
  const navigate = useNavigate()
  const offers = useOffers(Object.keys(resource.actions))
  const first = (resource.detail?.actions ?? [])
    .flatMap((id) => offers.find((offer) => offer.action.id === id) ?? [])
    .filter((offer) => offer.reason === undefined)
    .slice(0, phone ? phoneButtons : headButtons)
  const operation = resource.detail?.documented ?? resource.listOperation
  const api = { id: apiEntry, label: t('api.title'), icon: 'code-xml' as const }
  return (
    <>
      {!phone && <ApiLink operation={operation} />}
      {first.map((offer) => (
        <OfferButton key={offer.action.id} offer={offer} icon={offer.action.icon} />
      ))}
      {(offers.length > 0 || phone) && (
        <MenuButton
          bordered
          label={t('detail.more')}
          groups={[...menuGroups(offers), ...(phone ? [{ entries: [api] }] : [])]}
          onAction={(id) => {
            if (id === apiEntry) void navigate(docHref('operations', operation))
            const action = resource.actions[id]
            if (action) actions.start(action, target)
          }}
        />
      )}
    </>
  )
}

/** A value as text with the type's wording: "up 41 days". */
function valueInLine(column: CompiledColumn, { resource, target, env }: DetailShared): string {
  const input = cellInput(column, target.subject, env)
  const kind = cellKind(column.cell)
  const amount = kind.text(input)
  if (amount === '') return ''
  const values = { amount, count: kind.number?.(input) ?? 0 }
  return env.texts.resourceIfAny(resource.type, textKeys.amount(column.id), values) ?? amount
}

interface DetailTopProps {
  tabs: readonly CompiledTab[]
  current: CompiledTab | undefined
}

/** Name, state, actions and tabs; the tab is in the URL. */
export function DetailTop({ tabs, current }: DetailTopProps) {
  const shared = useDetail()
  const { resource, target } = shared
  const { t, resource: text } = useTexts()
  const [search] = useSearchParams()
  const { pathname } = useLocation()
  const { subject } = target
  const { type, detail } = resource
  const about = detail?.about ? text(type, textKeys.about) : undefined
  const words = (detail?.values ?? [])
    .filter((column) => holds(column.when, subject))
    .map((column) => valueInLine(column, shared))
    .filter((part) => part !== '')
  const hrefOf = (id: string): string => {
    const next = new URLSearchParams(search)
    for (const name of dialogParameters) next.delete(name)
    if (id === tabs[0]?.id) next.delete('tab')
    else next.set('tab', id)
    return next.size === 0 ? pathname : `${pathname}?${next.toString()}`
  }
  return (
    <DetailHead
      title={target.name}
      badge={<Badges {...shared} />}
      description={words.length === 0 ? about : <TextLine parts={words} />}
      actions={<HeadActions {...shared} />}
      tabs={
        tabs.length > 1 ? (
          <Tabs
            inHead
            label={t('detail.tabs')}
            tabs={tabs.map((tab) => {
              const count = tab.count.reduce((total, path) => total + readPaths(subject, path).length, 0)
              return {
                href: hrefOf(tab.id),
                label: text(type, textKeys.tab(tab.id)),
                count: tab.count.length > 0 ? String(count) : undefined,
                current: tab === current,
              }
            })}
          />
        ) : undefined
      }
    />
  )
}
