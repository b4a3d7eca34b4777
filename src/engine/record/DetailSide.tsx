import { Suspense, useState } from 'react'
import type { DetailedResource } from '../../manifest/compiled'
import { holds } from '../../manifest/condition'
import { readPath } from '../../manifest/subject'
import { textKeys } from '../../manifest/text-keys'
import { useTexts } from '../../platform/i18n/use-texts'
import { useIsPhone } from '../../platform/is-phone'
import { Button } from '../../ui/form-controls/Button'
import { Command } from '../../ui/typography/Command'
import { FactsTitle } from '../../ui/typography/Facts'
import { TextButton } from '../../ui/typography/LinkText'
import { copyLabels } from '../data/copy-labels'
import { CustomSection } from './CustomSection'
import { useDetail } from './detail-context'
import { CostParts } from './CostParts'
import { FactList, isFact } from './FactList'
import { SideRelated } from './SideRelated'
import type { RelatedOf } from './use-related'
import styles from './detail.module.css'
import { plain } from '../cells/cell'

function sectionOf({ detail }: DetailedResource, id: string | null): RelatedOf | undefined {
  const sections = detail?.tabs.flatMap((tab) => tab.sections) ?? []
  return sections.find((section): section is RelatedOf => section.kind === 'related' && section.id === id)
}

/** An action beside the heading of a group; nothing while it cannot be done. */
function SideAction({ id }: { id: string | null }) {
  const { resource, target, actions } = useDetail()
  const action = id === null ? undefined : resource.actions[id]
  const [offer] = action ? actions.offers([action], target) : []
  if (!offer || offer.reason !== undefined) return null
  return (
    <TextButton onPress={() => actions.start(offer.action, target)}>
      {offer.label.replace('…', '')}
    </TextButton>
  )
}

/** The sidebar of a detail screen: how to connect, what it is, what it costs. */
export function DetailSide() {
  const { resource, target, env } = useDetail()
  const { t, resource: text } = useTexts()
  const phone = useIsPhone()
  const [all, setAll] = useState(false)
  const { subject } = target
  const groups = resource.detail?.facts ?? []
  const count = groups.flatMap(({ items }) => items.filter((item) => isFact(item, subject))).length
  const short = phone && !all && groups.length > 1
  const sections = (short ? groups.slice(0, 1) : groups).map((group) => {
    const title = text(resource.type, textKeys.facts(group.id))
    if (group.component)
      return <CustomSection key={group.id} id={group.id} title={title} component={group.component} />
    const command = group.commands.find(({ when }) => holds(when, subject))?.text
    const related = sectionOf(resource, group.related)
    return (
      <section key={group.id} className={styles.facts} aria-label={title}>
        <FactsTitle action={<SideAction id={group.action} />}>{title}</FactsTitle>
        {command !== undefined && (
          <Command labels={copyLabels(t, title)}>
            {command.replace(/\{([^}]+)\}/g, (_, path: string) => plain(readPath(subject, path)))}
          </Command>
        )}
        {related && (
          <Suspense fallback={null}>
            <SideRelated section={related} label={title} />
          </Suspense>
        )}
        {group.parts && <CostParts />}
        {group.items.length > 0 && <FactList items={group.items} subject={subject} env={env} />}
      </section>
    )
  })
  return (
    <>
      {sections}
      {short && (
        <Button variant="link" onPress={() => setAll(true)}>
          {t('detail.allFacts', { count })}
        </Button>
      )}
    </>
  )
}
