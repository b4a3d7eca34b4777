import { cx } from '../cx'
import { announce } from '../feedback/announce'
import { Icon } from '../Icon'
import styles from './CopyButton.module.css'
import { useCopied } from './use-copied'

/** Labels of a copy button. `copy` and `copied` are tooltips, `failed` is shown if the browser refuses. */
export interface CopyLabels {
  /** Accessible name with its object: "Copy public IPv4". */
  readonly label: string
  readonly copy: string
  readonly copied: string
  readonly failed: string
}

interface CopyButtonProps {
  /** The text, or a function called on press. */
  readonly value: string | (() => string)
  readonly labels: CopyLabels
  /** `code` is for dark background, at the end of a line. */
  readonly look?: 'text' | 'code' | undefined
}

/** Copy button: tooltip "copy", then "copied" for one second (specification section 4). */
export function CopyButton({ value, labels, look = 'text' }: CopyButtonProps) {
  const { state, copy } = useCopied()
  const done = state === 'copied'
  return (
    <button
      type="button"
      className={cx(styles.copy, look === 'code' && styles.onCode, done && styles.done)}
      aria-label={labels.label}
      data-copy={state}
      onClick={async (event) => {
        event.stopPropagation()
        const copied = await copy(typeof value === 'string' ? value : value())
        announce(copied ? labels.copied : labels.failed, copied ? 'polite' : 'assertive')
      }}
    >
      <Icon name={done ? 'check' : state === 'failed' ? 'x' : 'copy'} size={14} />
      <span className={styles.tip} aria-hidden="true">
        {done ? labels.copied : state === 'failed' ? labels.failed : labels.copy}
      </span>
    </button>
  )
}
