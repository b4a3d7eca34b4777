import type { ReactNode } from 'react'
import { cx } from '../cx'
import { Icon } from '../Icon'
import { VisuallyHidden } from './VisuallyHidden'
import styles from './Checklist.module.css'

/** A prerequisite. */
export interface ChecklistItem {
  readonly id: string
  readonly label: string
  readonly done: boolean
  /** Consequence of leaving it out. */
  readonly note?: string | undefined
  /** Link to its remedy. */
  readonly action?: ReactNode
}

interface ChecklistProps {
  readonly items: readonly ChecklistItem[]
  /** Screen reader text after done and open items. */
  readonly words: { readonly done: string; readonly open: string }
  /** Rendered as rows of a panel. */
  readonly inPanel?: boolean | undefined
}

/** Prerequisites: done or open, with reasons and remedies. */
export function Checklist({ items, words, inPanel = false }: ChecklistProps) {
  return (
    <ol className={cx(styles.list, inPanel && styles.inPanel)}>
      {items.map(({ id, label, done, note, action }) => (
        <li key={id} className={done ? styles.done : undefined}>
          <Icon name={done ? 'circle-check' : 'circle'} />
          <span className={styles.words}>
            <span className={styles.label}>{label}</span>
            <VisuallyHidden> {done ? words.done : words.open}</VisuallyHidden>
            {note !== undefined && <span className={styles.note}> — {note}</span>}
          </span>
          {action}
        </li>
      ))}
    </ol>
  )
}
