import { useId, useState, type ReactNode } from 'react'
import { Notice } from '../feedback/Notice'
import { Button } from '../form-controls/Button'
import { Form } from '../form-controls/Form'
import { Facts, type Fact } from '../typography/Facts'
import { Dialog } from './Dialog'
import { isConfirmed, TypedName, type TypedConfirmation } from './TypedName'
import styles from './Dialog.module.css'

interface ConfirmDialogProps {
  /** "Delete web-prod-01?" */
  readonly title: string
  /** "This cannot be undone. It happens at once." */
  readonly description: ReactNode
  /** Labelled lists of what is deleted, and what is kept and still costs money. */
  readonly consequences?: readonly Fact[] | undefined
  /** Further options: "Also release the floating IP". */
  readonly children?: ReactNode
  /** Only if a whole resource is deleted. */
  readonly typed?: TypedConfirmation | undefined
  /** Why the action is refused; replaces the name input, and the button stays disabled. */
  readonly refused?: string | undefined
  /** Why it cannot be confirmed yet; shown at the button. */
  readonly waits?: string | undefined
  /** Label (verb and object), and whether it is destructive. */
  readonly confirm: { readonly label: string; readonly danger: boolean }
  readonly cancelLabel: string
  readonly closeLabel: string
  /** The request is running. */
  readonly pending: boolean
  /** Its failure; the dialog stays open. */
  readonly error?: ReactNode
  /** Content at the start of the footer. */
  readonly note?: ReactNode
  readonly onConfirm: () => void
  readonly onClose: () => void
}

/**
 * Confirmation in proportion to the loss: a text; consequences; a name to type, which enables the button. Focus starts
 * on Cancel, or in the input. Import it lazily.
 */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, description, consequences, children, typed, confirm, cancelLabel, closeLabel } = props
  const { refused, waits, pending, error, note, onConfirm, onClose } = props
  const [text, setText] = useState('')
  const labelId = useId()
  const asked = refused === undefined ? typed : undefined
  const reasonId = useId()
  const equal = isConfirmed(typed, text)
  const submit = () => {
    if (equal && refused === undefined && waits === undefined && !pending) onConfirm()
  }
  return (
    <Dialog
      alert
      title={title}
      description={description}
      closeLabel={closeLabel}
      onClose={onClose}
      busy={pending}
      note={note}
      actions={
        <>
          <Button onPress={onClose} autoFocus={asked === undefined}>
            {pending ? closeLabel : cancelLabel}
          </Button>
          <Button
            variant={confirm.danger ? 'danger' : 'primary'}
            pending={pending}
            disabled={
              refused !== undefined
                ? { describedBy: reasonId }
                : (waits ?? (equal ? false : { describedBy: labelId }))
            }
            onPress={submit}
          >
            {confirm.label}
          </Button>
        </>
      }
    >
      <div className={styles.stack}>
        {refused !== undefined && (
          <div id={reasonId}>
            <Notice tone="warning" text={refused} />
          </div>
        )}
        {consequences !== undefined && consequences.length > 0 && (
          <Facts facts={consequences} look="narrow" />
        )}
        {children}
        {asked !== undefined && (
          <Form onSubmit={submit}>
            <TypedName asked={asked} labelId={labelId} value={text} onChange={setText} autoFocus />
          </Form>
        )}
        {error}
      </div>
    </Dialog>
  )
}
