import type { RefObject } from 'react'
import { useScreenTexts } from '../../platform/i18n/use-texts'
import { Icon } from '../../ui/Icon'
import { Text } from '../../ui/typography/Text'
import styles from './pay.module.css'

interface FieldsPanelProps {
  /** Where the vendor puts its fields. */
  readonly node: RefObject<HTMLDivElement | null>
  /** While something is under way, nothing can be typed. */
  readonly locked: boolean
  /** Whose fields these are. */
  readonly bar: string
  /** Said until they are there. */
  readonly loading: string | undefined
}

/** The frame around the fields of a vendor: what is inside is not ours. */
export function FieldsPanel({ node, locked, bar, loading }: FieldsPanelProps) {
  const t = useScreenTexts('pay')
  return (
    <div role="group" aria-label={t('card')} className={styles.fields} inert={locked}>
      <div className={styles.bar}>
        <Icon name="lock" />
        <Text tone="faint">{bar}</Text>
      </div>
      <div ref={node} className={styles.frame} />
      {loading !== undefined && (
        <div role="status" className={styles.frame}>
          {loading}
        </div>
      )}
    </div>
  )
}
