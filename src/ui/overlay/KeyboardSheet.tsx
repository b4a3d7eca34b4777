import type { ReactNode } from 'react'
import { Button } from '../form-controls/Button'
import { Keys, type KeyRow } from '../typography/Keys'
import { Dialog } from './Dialog'
import styles from './KeyboardSheet.module.css'

/** Shortcuts of one area. */
export interface KeyGroup {
  readonly title: string
  readonly rows: readonly KeyRow[]
}

interface KeyboardSheetProps {
  readonly title: string
  readonly groups: readonly KeyGroup[]
  /** How to disable single-key shortcuts. */
  readonly note?: ReactNode
  readonly closeLabel: string
  readonly onClose: () => void
}

/** List of shortcuts, opened with "?". Import it lazily. */
export function KeyboardSheet({ title, groups, note, closeLabel, onClose }: KeyboardSheetProps) {
  return (
    <Dialog
      size="wide"
      title={title}
      closeLabel={closeLabel}
      onClose={onClose}
      note={note}
      actions={
        <Button onPress={onClose} autoFocus>
          {closeLabel}
        </Button>
      }
    >
      {/* Focusable, so that keyboards can scroll it. */}
      <div className={styles.groups} role="group" aria-label={title} tabIndex={0}>
        {groups.map((group) => (
          <section key={group.title}>
            <h3>{group.title}</h3>
            {group.rows.map((row) => (
              <div key={row.text} className={styles.row}>
                <span>{row.text}</span>
                <Keys {...row} />
              </div>
            ))}
          </section>
        ))}
      </div>
    </Dialog>
  )
}
