import { useId, type ReactNode } from 'react'
import { Dialog as AriaDialog } from 'react-aria-components/Dialog'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { cx } from '../cx'
import { IconButton } from '../form-controls/IconButton'
import styles from './Dialog.module.css'
import { LocaleScope } from './LocaleScope'
import { useReturnFocus } from './opener'

interface DialogProps {
  /** A question, or verb and object: "Delete web-prod-01?". */
  readonly title: string
  /** Text below the title. */
  readonly description?: ReactNode
  readonly children?: ReactNode
  /** Buttons, the primary one last. */
  readonly actions: ReactNode
  /** At the start of the footer: "New balance €784.20". */
  readonly note?: ReactNode
  readonly closeLabel: string
  /** Called on Escape, click outside or close button; not while `busy`. */
  readonly onClose: () => void
  /** A confirmation: announced as an alert, not closed by a click outside. */
  readonly alert?: boolean | undefined
  /** Running; the dialog stays open, unless a button of its own closes it. */
  readonly busy?: boolean | undefined
  /** `wide` is 640 px, `high` starts nearer to the top, for tall content. */
  readonly size?: 'normal' | 'wide' | 'high' | undefined
}

/**
 * A dialog; mounted means open. Focus moves to the element with `autoFocus`, which is Cancel for destructive dialogs
 * without input, and returns on close. A bottom sheet on phones. Import it lazily.
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
              {!busy && <IconButton icon="x" label={closeLabel} onPress={onClose} />}
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

/** A side panel for reading beside the page. A bottom sheet on phones. Import it lazily. */
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
