import type { RefObject } from 'react'
import { useScreenTexts } from '../../platform/i18n/use-texts'
import { Icon } from '../../ui/Icon'
import { Text } from '../../ui/typography/Text'
import styles from './pay.module.css'

interface FieldsPanelProps {
  /** Element the vendor mounts its fields in. */
  readonly node: RefObject<HTMLDivElement | null>
  /** A call is pending; the fields are inert. */
  readonly locked: boolean
  /** Text that names the vendor. */
  readonly bar: string
  /** Text until they are loaded. */
  readonly loading: string | undefined
}

/** The frame around the fields of a vendor, which renders the content. */
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
