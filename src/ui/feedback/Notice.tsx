import type { ReactNode } from 'react'
import type { IconName } from '../../lib/icon-names'
import { cx } from '../cx'
import { IconButton } from '../form-controls/IconButton'
import { Icon } from '../Icon'
import type { Tone } from '../tone'
import { MessageText } from '../typography/MessageText'
import styles from './Notice.module.css'

/** Colours of a notice; `default` is neutral. */
export type NoticeTone = Exclude<Tone, 'text' | 'white'>

interface NoticeProps {
  readonly tone: NoticeTone
  /** Replaces the tone's default icon. */
  readonly icon?: IconName | undefined
  /** First sentence: "Jakarta did not answer." */
  readonly strong?: ReactNode
  /** Consequence and remedy. */
  readonly text?: ReactNode
  /** Correlation id, in brackets. */
  readonly reference?: string | undefined
  /** Button with the remedy. */
  readonly action?: ReactNode
  /** Content on its own line, such as a token shown once. */
  readonly children?: ReactNode
  readonly dismiss?: { readonly label: string; readonly onDismiss: () => void } | undefined
}

const usual: Record<NoticeTone, IconName> = {
  primary: 'info',
  default: 'info',
  info: 'info',
  success: 'circle-check',
  warning: 'triangle-alert',
  error: 'circle-alert',
}

/**
 * A persistent condition, next to what it concerns. Errors are announced assertively, others politely. Results of
 * actions are toasts instead.
 */
export function Notice(props: NoticeProps) {
  const { tone, icon = usual[tone], strong, text, reference, action, children, dismiss } = props
  return (
    <div
      role={tone === 'error' ? 'alert' : 'status'}
      className={cx(styles.notice, styles[tone], dismiss && action === undefined && styles.withDismiss)}
      data-tone={tone}
    >
      <span className={styles.icon}>
        <Icon name={icon} />
      </span>
      <div className={styles.body}>
        {strong !== undefined && <MessageText strong>{strong}</MessageText>} <MessageText>{text}</MessageText>{' '}
        {reference !== undefined && <span className={styles.reference}>[{reference}]</span>}
        {children !== undefined && <div className={styles.content}>{children}</div>}
      </div>
      {action !== undefined && <span className={styles.actions}>{action}</span>}
      {dismiss && (
        <span className={cx(styles.actions, styles.dismiss)}>
          <IconButton icon="x" label={dismiss.label} onPress={dismiss.onDismiss} />
        </span>
      )}
    </div>
  )
}
