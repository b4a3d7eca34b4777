import type { ReactNode } from 'react'
import { Button } from '../form-controls/Button'
import { Kbd } from '../typography/Kbd'
import { Dialog } from './Dialog'
import styles from './KeyboardSheet.module.css'

/** Keys of one part of the console. */
export interface KeyGroup {
  readonly title: string
  readonly rows: readonly { readonly keys: readonly string[]; readonly text: string }[]
}

interface KeyboardSheetProps {
  readonly title: string
  readonly groups: readonly KeyGroup[]
  /** How single keys are turned off. */
  readonly note?: ReactNode
  readonly closeLabel: string
  readonly onClose: () => void
}

/** The list of keys, opened by "?". Import it lazily. */
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
      {/* Longer than a phone is high; whoever has no pointer scrolls it with the focus in it. */}
      <div className={styles.groups} role="group" aria-label={title} tabIndex={0}>
        {groups.map((group) => (
          <section key={group.title}>
            <h3>{group.title}</h3>
            {group.rows.map((row) => (
              <div key={row.text} className={styles.row}>
                <span>{row.text}</span>
                <span className={styles.keys}>
                  {row.keys.map((key, index) => (
                    <Kbd key={index}>{key}</Kbd>
                  ))}
                </span>
              </div>
            ))}
          </section>
        ))}
      </div>
    </Dialog>
  )
}
