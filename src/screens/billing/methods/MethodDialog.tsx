import { useState, type ReactNode } from 'react'
import { writeFailure } from '../../../platform/failed-write'
import { errorReference } from '../../../platform/failures/failure-message'
import { useTexts } from '../../../platform/i18n/use-texts'
import { usePlatform } from '../../../platform/platform'
import { Notice } from '../../../ui/feedback/Notice'
import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog'

export interface MethodDialogProps {
  title: string
  /** Consequence. */
  text: string
  /** Below the text: sums. */
  children?: ReactNode
  confirm: { readonly label: string; readonly danger: boolean }
  pending: boolean
  /** Rejects with the error shown in the dialog. */
  onConfirm: () => Promise<void>
  onClose: () => void
}

/** Asks before an action on a payment method; stays open with the error if it fails. */
export function MethodDialog({
  title,
  text,
  children,
  confirm,
  pending,
  onConfirm,
  onClose,
}: MethodDialogProps) {
  const platform = usePlatform()
  const { t: word } = useTexts()
  const [failure, setFailure] = useState<unknown>()
  const send = async (): Promise<void> => {
    setFailure(undefined)
    try {
      await onConfirm()
    } catch (error) {
      setFailure(error)
      return
    }
    onClose()
  }
  return (
    <ConfirmDialog
      title={title}
      description={text}
      confirm={confirm}
      cancelLabel={word('action.cancel')}
      closeLabel={word('action.close')}
      pending={pending}
      error={
        failure !== undefined && (
          <Notice tone="error" strong={writeFailure(platform, failure)} reference={errorReference(failure)} />
        )
      }
      onConfirm={() => void send()}
      onClose={onClose}
    >
      {children}
    </ConfirmDialog>
  )
}
