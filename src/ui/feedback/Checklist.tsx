import type { ReactNode } from 'react'
import { cx } from '../cx'
import { Icon } from '../Icon'
import { VisuallyHidden } from './VisuallyHidden'
import styles from './Checklist.module.css'

/** Something that is to be in place first. */
export interface ChecklistItem {
  readonly id: string
  readonly label: string
  readonly done: boolean
  /** What happens without it. */
  readonly note?: string | undefined
  /** A link that gets it done. */
  readonly action?: ReactNode
}

interface ChecklistProps {
  readonly items: readonly ChecklistItem[]
  /** Said after what is done, and after what is not. */
  readonly words: { readonly done: string; readonly open: string }
  /** Rows of a panel, with room around them. */
  readonly inPanel?: boolean | undefined
}

/** What is in place already and what is not, each with why and a way to get it done. */
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
