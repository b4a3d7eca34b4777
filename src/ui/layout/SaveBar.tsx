import { useRef, type ReactNode, type Ref } from 'react'
import { cx } from '../cx'
import { Icon } from '../Icon'
import { useHeadingFocus } from '../overlay/opener'
import styles from './SaveBar.module.css'

interface SaveBarProps {
  /** "3 unsaved changes". */
  readonly title: string
  /** "1 changed, 1 new, 1 removed."; hidden on phones. */
  readonly note?: string | undefined
  /** The note is an error, so it is shown on phones too. */
  readonly wrong?: boolean | undefined
  /** The note is a warning, so it is shown on phones too. */
  readonly warned?: boolean | undefined
  /** "Discard" and "Save rules". */
  readonly actions: ReactNode
}

/** Bar of a nested editor at the bottom, until its changes are saved or discarded. */
export function SaveBar({ title, note, wrong = false, warned = false, actions }: SaveBarProps) {
  const bar = useRef<HTMLDivElement>(null)
  useHeadingFocus(bar)
  return (
    <div ref={bar} className={styles.bar} role="status" data-keep-clear="">
      <Icon name="pencil" />
      <strong>{title}</strong>
      {note !== undefined && (
        <span className={cx(styles.note, wrong && styles.wrong, warned && styles.warned)}>{note}</span>
      )}
      <span className={styles.actions}>{actions}</span>
    </div>
  )
}

/** Container at the end of a page for a save bar. */
export function SaveBarPlace({ ref }: { readonly ref: Ref<HTMLDivElement> }) {
  return <div ref={ref} className={styles.place} />
}
