import type { ReactNode } from 'react'
import type { IconName } from '../../lib/icon-names'
import { cx } from '../cx'
import { IconButton } from '../form-controls/IconButton'
import { Icon } from '../Icon'
import type { Tone } from '../tone'
import styles from './Notice.module.css'

/** The colours of a notice; `default` is a neutral fact on the panel's own ground. */
export type NoticeTone = Exclude<Tone, 'text' | 'white'>

interface NoticeProps {
  readonly tone: NoticeTone
  /** Replaces the tone's usual picture. */
  readonly icon?: IconName | undefined
  /** What happened, with its full stop: "Jakarta did not answer." */
  readonly strong?: ReactNode
  /** What it means and what to do. */
  readonly text?: ReactNode
  /** The correlation id of the failure, shown once in brackets. */
  readonly reference?: string | undefined
  /** The button that ends the condition. */
  readonly action?: ReactNode
  /** Something to keep from it, on its own line: a token shown once. */
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
 * A condition that stays true, next to what it concerns. Errors are announced at once, the rest when the reader is
 * free. The result of something just done is a toast instead.
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
        {strong !== undefined && <strong>{strong}</strong>} {text}{' '}
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
