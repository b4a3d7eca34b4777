import { stateOf, viewState } from '../../manifest/states'
import { textKeys } from '../../manifest/text-keys'
import { useTexts } from '../../platform/i18n/use-texts'
import { SkeletonLines } from '../../ui/feedback/Skeleton'
import { Text } from '../../ui/typography/Text'
import { UiLink } from '../../ui/router-context'
import { StateWord } from '../cells/state'
import { useDetail } from './detail-context'
import { useRelated, type RelatedOf } from './use-related'
import styles from './detail.module.css'

/** Records named before the rest is counted. */
const named = 10

/** The records of a related section beside the content: what they are called and what they are doing. */
export function SideRelated({ section, label }: { section: RelatedOf; label: string }) {
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
