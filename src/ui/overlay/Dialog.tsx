import { useId, type ReactNode } from 'react'
import { Dialog as AriaDialog } from 'react-aria-components/Dialog'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { cx } from '../cx'
import { IconButton } from '../form-controls/IconButton'
import styles from './Dialog.module.css'
import { LocaleScope } from './LocaleScope'
import { useReturnFocus } from './opener'

interface DialogProps {
  /** A question or a verb with its object: "Delete web-prod-01?". */
  readonly title: string
  /** What happens, under the title. */
  readonly description?: ReactNode
  readonly children?: ReactNode
  /** Buttons, the main one last. */
  readonly actions: ReactNode
  /** At the start of the foot: "New balance €784.20". */
  readonly note?: ReactNode
  readonly closeLabel: string
  /** Escape, a press outside, the cross. Not called while `busy`. */
  readonly onClose: () => void
  /** Asks before something is lost: announced as an alert, and a press outside does not close it. */
  readonly alert?: boolean | undefined
  /** Something is under way; the dialog stays. */
  readonly busy?: boolean | undefined
  /** `wide` is 640 px, `high` starts nearer to the top, for tall content. */
  readonly size?: 'normal' | 'wide' | 'high' | undefined
}

/**
 * A dialog; mounted means open. Focus goes to the element with `autoFocus`, which is Cancel where something is lost and
 * nothing is typed, or where a form that opens in it puts it; on closing it returns to where it was. On phones it is a
 * sheet from below. Import it lazily.
 */
export function Dialog(props: DialogProps) {
  const {
    title,
    description,
    children,
    actions,
    note,
    closeLabel,
    onClose,
    alert = false,
    busy = false,
    size,
  } = props
  const titleId = useId()
  const descriptionId = useId()
  useReturnFocus()
  return (
    <LocaleScope>
      <ModalOverlay
        className={styles.scrim ?? ''}
        isOpen
        isDismissable={!alert && !busy}
        isKeyboardDismissDisabled={busy}
        onOpenChange={(open) => {
          if (!open && !busy) onClose()
        }}
      >
        <Modal className={cx(styles.modal, size && size !== 'normal' && styles[size])}>
          <AriaDialog
            className={styles.dialog ?? ''}
            role={alert ? 'alertdialog' : 'dialog'}
            aria-labelledby={titleId}
            {...(description === undefined ? {} : { 'aria-describedby': descriptionId })}
          >
            <div className={styles.head} data-keep-clear="">
              <h2 id={titleId}>{title}</h2>
              <IconButton icon="x" label={closeLabel} onPress={() => !busy && onClose()} />
            </div>
            <div className={styles.body}>
              {description !== undefined && (
                <p id={descriptionId} className={styles.description}>
                  {description}
                </p>
              )}
              {children}
            </div>
            <div className={styles.foot} data-keep-clear="">
              {note !== undefined && <span className={styles.note}>{note}</span>}
              {actions}
            </div>
          </AriaDialog>
        </Modal>
      </ModalOverlay>
    </LocaleScope>
  )
}

interface DrawerProps extends Pick<DialogProps, 'title' | 'children' | 'closeLabel' | 'onClose' | 'note'> {
  readonly actions?: ReactNode
}

/** A panel from the end edge, for something to read beside the page. On phones from below. Import it lazily. */
export function Drawer({ title, children, actions, note, closeLabel, onClose }: DrawerProps) {
  const titleId = useId()
  useReturnFocus()
  return (
    <LocaleScope>
      <ModalOverlay
        className={cx(styles.scrim, styles.drawerScrim)}
        isOpen
        isDismissable
        onOpenChange={(open) => {
          if (!open) onClose()
        }}
      >
        <Modal className={styles.drawer ?? ''}>
          <AriaDialog className={styles.dialog ?? ''} aria-labelledby={titleId}>
            <div className={styles.head} data-keep-clear="">
              <h2 id={titleId}>{title}</h2>
              <IconButton icon="x" label={closeLabel} onPress={onClose} />
            </div>
            <div className={styles.body}>{children}</div>
            {actions !== undefined && (
              <div className={styles.foot} data-keep-clear="">
                {note !== undefined && <span className={styles.note}>{note}</span>}
                {actions}
              </div>
            )}
          </AriaDialog>
        </Modal>
      </ModalOverlay>
    </LocaleScope>
  )
}
