import { useEffect, useRef } from 'react'
import { cx } from '../cx'
import { announce } from '../feedback/announce'
import { Icon } from '../Icon'
import styles from './CopyButton.module.css'
import { useCopied } from './use-copied'

/** Labels of a copy button. `copy`, `copied` and `failed` are tooltips, `byHand` stands above the text if the browser refuses. */
export interface CopyLabels {
  /** Accessible name with its object: "Copy public IPv4". */
  readonly label: string
  readonly copy: string
  readonly copied: string
  readonly failed: string
  readonly byHand: string
}

interface CopyButtonProps {
  /** The text, or a function called on press. */
  readonly value: string | (() => string)
  readonly labels: CopyLabels
  /** `code` is for dark background, at the end of a line. */
  readonly look?: 'text' | 'code' | undefined
}

interface RefusedTextProps {
  readonly text: string
  readonly labels: CopyLabels
  /** Called when it was closed by Escape or a press beside it. */
  readonly onClose: () => void
}

/** The whole text, selected, to be copied by hand: it may be shortened beside the button. */
function RefusedText({ text, labels, onClose }: RefusedTextProps) {
  const place = useRef<HTMLDivElement>(null)
  const area = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    place.current?.showPopover()
    area.current?.focus()
  }, [])
  return (
    <div
      ref={place}
      popover="auto"
      className={styles.refused}
      onToggle={({ newState }) => newState === 'closed' && onClose()}
    >
      <p>{labels.byHand}</p>
      <textarea
        ref={area}
        readOnly
        aria-label={labels.byHand}
        rows={Math.min(8, text.split('\n').length)}
        value={text}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
    </div>
  )
}

/**
 * Copy button: tooltip "copy", then "copied" for one second (specification section 4). If the browser refuses, the text
 * is shown to be copied by hand.
 */
export function CopyButton({ value, labels, look = 'text' }: CopyButtonProps) {
  const { state, refused, copy, forget } = useCopied()
  const done = state === 'copied'
  return (
    <>
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
      {refused !== undefined && <RefusedText text={refused} labels={labels} onClose={forget} />}
    </>
  )
}
