import { Suspense, useState } from 'react'
import type { DetailedResource } from '../../manifest/compiled'
import { holds } from '../../manifest/condition'
import { estimate, isPriceUnknown } from '../../manifest/price'
import { stateOf, viewState } from '../../manifest/states'
import { readPath, type Subject } from '../../manifest/subject'
import { textKeys } from '../../manifest/text-keys'
import { SectionBoundary } from '../../platform/failures/SectionBoundary'
import { useTexts } from '../../platform/i18n/use-texts'
import { useIsPhone } from '../../platform/is-phone'
import { useMoney } from '../../platform/money/use-money'
import { SkeletonLines } from '../../ui/feedback/Skeleton'
import { Button } from '../../ui/form-controls/Button'
import { UiLink } from '../../ui/router-context'
import { Command } from '../../ui/typography/Command'
import { FactsTitle } from '../../ui/typography/Facts'
import { TextButton } from '../../ui/typography/LinkText'
import { Text } from '../../ui/typography/Text'
import { plainText } from '../../lib/plain-text'
import { StateWord } from '../cells/state'
import { copyLabels } from '../../platform/i18n/copy-labels'
import { priceWords } from '../../platform/money/price-words'
import { usePrices } from '../data/use-prices'
import { CustomSection } from './CustomSection'
import { useDetail, useOffers } from './detail-context'
import { FactList, isFact } from './FactList'
import { offeredTabs } from './offered-tabs'
import { useRelated, type RelatedOf } from './use-related'
import styles from './detail.module.css'

function sectionOf(resource: DetailedResource, id: string | null, subject: Subject): RelatedOf | undefined {
  const sections = offeredTabs(resource, subject).flatMap((tab) => tab.sections)
  return sections.find((section): section is RelatedOf => section.kind === 'related' && section.id === id)
}

/** Action beside a group's heading; hidden while not possible. */
function SideAction({ id }: { id: string | null }) {
  const { target, actions } = useDetail()
  const [offer] = useOffers(id === null ? [] : [id])
  if (!offer || offer.reason !== undefined) return null
  return (
    <TextButton onPress={() => actions.start(offer.action, target)}>
      {offer.label.replace('…', '')}
    </TextButton>
  )
}

/** Records listed; the rest is counted. */
const named = 10

/** Related records beside the content, with name and state. */
function SideRelated({ section, label }: { section: RelatedOf; label: string }) {
  const { resource: own } = useDetail()
  const { t, resource: text } = useTexts()
  const { resource, data, targets, env } = useRelated(section)
  if (data.pending) return <SkeletonLines widths={['60%', '40%']} />
  if (targets.length === 0) {
    const failed = data.parts.some((part) => part.status === 'failed')
    return (
      <p className={styles.note}>
        {failed ? t('cell.unknown') : text(own.type, textKeys.nothing(section.id))}
      </p>
    )
  }
  return (
    <ul className={styles.related} aria-label={label}>
      {targets.slice(0, named).map(({ row, subject, name }) => {
        const href = env.href?.(subject)
        const awaited = env.awaited?.(subject)
        const view = resource.states && viewState(resource.stateOf, stateOf(resource.states, subject))
        return (
          <li key={row.key}>
            {href === undefined ? (
              <Text>{name}</Text>
            ) : (
              <UiLink href={href} className={styles.relatedName}>
                <Text>{name}</Text>
              </UiLink>
            )}
            {view && <StateWord env={env} view={awaited?.view ?? view} label={awaited?.label} />}
          </li>
        )
      })}
      {targets.length > named && <li>+{targets.length - named}</li>}
    </ul>
  )
}

/** Monthly cost of a record by part; nothing while a part is unknown. */
function CostParts() {
  const { resource, target } = useDetail()
  const texts = useTexts()
  const money = useMoney()
  const prices = usePrices(resource.price.length > 0)
  const { subject } = target
  if (!prices || isPriceUnknown(resource.price, subject)) return null
  const lines = estimate(resource.price, subject, prices)
  if (lines.length === 0) return null
  return (
    <ul className={styles.parts} aria-label={texts.t('detail.costParts')}>
      {lines.map((line, index) => (
        <li key={`${line.type} ${index}`}>
          <span>{priceWords(line, texts)}</span>
          <bdi>{line.amount ? money.format(line.amount.month) : '?'}</bdi>
        </li>
      ))}
    </ul>
  )
}

/** Sidebar of a record page: connection, properties, cost. */
export function DetailSide() {
  const { resource, target, env } = useDetail()
  const { t, resource: text } = useTexts()
  const phone = useIsPhone()
  const [all, setAll] = useState(false)
  const { subject } = target
  const groups = resource.detail?.facts ?? []
  const count = groups.flatMap(({ values }) => values.filter((value) => isFact(value, subject))).length
  const short = phone && !all && groups.length > 1
  const sections = (short ? groups.slice(0, 1) : groups).map((group) => {
    const title = text(resource.type, textKeys.facts(group.id))
    if (group.component)
      return (
        <SectionBoundary key={group.id} place={target.row.key}>
          <CustomSection id={group.id} title={title} component={group.component} />
        </SectionBoundary>
      )
    const line = group.lines.find(({ when }) => holds(when, subject))?.text
    const related = sectionOf(resource, group.section, subject)
    if (group.section !== null && !related) return null
    return (
      <div key={group.id} role="group" className={styles.facts} aria-label={title}>
        <FactsTitle action={<SideAction id={group.action} />}>{title}</FactsTitle>
        {line !== undefined && (
          <Command labels={copyLabels(t, title)}>
            {line.replace(/\{([^}]+)\}/g, (_, path: string) => plainText(readPath(subject, path)))}
          </Command>
        )}
        {related && (
          <Suspense fallback={null}>
            <SideRelated section={related} label={title} />
          </Suspense>
        )}
        {group.parts && <CostParts />}
        {group.values.length > 0 && <FactList items={group.values} subject={subject} env={env} />}
      </div>
    )
  })
  return (
    <>
      {sections}
      {short && (
        <Button variant="link" onPress={() => setAll(true)}>
          {t('detail.showAllFacts', { count })}
        </Button>
      )}
    </>
  )
}
