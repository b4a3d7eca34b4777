import { useId, useState, type ReactNode } from 'react'
import { Notice } from '../feedback/Notice'
import { Button } from '../form-controls/Button'
import { Facts, type Fact } from '../typography/Facts'
import { Dialog } from './Dialog'
import { isConfirmed, TypedName, type TypedConfirmation } from './TypedName'
import styles from './Dialog.module.css'

interface ConfirmDialogProps {
  /** "Delete web-prod-01?" */
  readonly title: string
  /** "This cannot be undone. It happens at once." */
  readonly description: ReactNode
  /** What is deleted and what is kept and goes on costing money, as labelled lists. */
  readonly consequences?: readonly Fact[] | undefined
  /** Further choices: "Also release the floating IP". */
  readonly children?: ReactNode
  /** Only where a whole resource is lost. */
  readonly typed?: TypedConfirmation | undefined
  /** Why it cannot be done; said instead of asking for a name, and the button stays off. */
  readonly refused?: string | undefined
  /** Verb and object, and whether it destroys. */
  readonly confirm: { readonly label: string; readonly danger: boolean }
  readonly cancelLabel: string
  readonly closeLabel: string
  /** The request is under way. */
  readonly pending: boolean
  /** What went wrong with it; the dialog stays. */
  readonly error?: ReactNode
  /** At the start of the foot: another way to look at it. */
  readonly note?: ReactNode
  readonly onConfirm: () => void
  readonly onClose: () => void
}

/**
 * Asks in proportion to the loss: a text; what is lost and what is kept; a name to type, which keeps the button
 * disabled until it is equal. Focus starts on Cancel, or in the field. Import it lazily.
 */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, description, consequences, children, typed, confirm, cancelLabel, closeLabel } = props
  const { refused, pending, error, note, onConfirm, onClose } = props
  const [text, setText] = useState('')
  const labelId = useId()
  const asked = refused === undefined ? typed : undefined
  const reasonId = useId()
  const equal = isConfirmed(typed, text)
  const submit = () => {
    if (equal && refused === undefined && !pending) onConfirm()
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
            {cancelLabel}
          </Button>
          <Button
            variant={confirm.danger ? 'danger' : 'primary'}
            pending={pending}
            disabled={
              refused !== undefined ? { describedBy: reasonId } : equal ? false : { describedBy: labelId }
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
          <form
            onSubmit={(event) => {
              event.preventDefault()
              submit()
            }}
          >
            <TypedName asked={asked} labelId={labelId} value={text} onChange={setText} autoFocus />
          </form>
        )}
        {error}
      </div>
    </Dialog>
  )
}
