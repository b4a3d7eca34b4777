import { holds } from '../../manifest/condition'
import { readPath } from '../../manifest/subject'
import { textKeys } from '../../manifest/text-keys'
import { useTexts } from '../../platform/i18n/use-texts'
import { Command } from '../../ui/typography/Command'
import { FactsTitle } from '../../ui/typography/Facts'
import { copyLabels } from '../copy-labels'
import { useDetail } from './detail-context'
import { FactList } from './FactList'
import styles from './detail.module.css'

/** The sidebar of a detail screen: how to connect, what it is, what it costs. */
export function DetailSide() {
  const { resource, target, env } = useDetail()
  const { t, resource: text } = useTexts()
  const { subject } = target
  return (resource.detail?.facts ?? []).map((group) => {
    const title = text(resource.type, textKeys.facts(group.id))
    const command = group.command && holds(group.command.when, subject) ? group.command.text : undefined
    return (
      <section key={group.id} className={styles.facts} aria-label={title}>
        <FactsTitle>{title}</FactsTitle>
        {command !== undefined && (
          <Command labels={copyLabels(t, title)}>
            {command.replace(/\{([^}]+)\}/g, (_, path: string) => String(readPath(subject, path) ?? ''))}
          </Command>
        )}
        <FactList items={group.items} subject={subject} env={env} />
      </section>
    )
  })
}
