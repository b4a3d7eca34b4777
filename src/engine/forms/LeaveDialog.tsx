import { useTexts } from '../../platform/i18n/use-texts'
import { Button } from '../../ui/form-controls/Button'
import { Dialog } from '../../ui/overlay/Dialog'

export interface LeaveDialogProps {
  title: string
  /** What was filled in is kept for whoever comes back. */
  kept: boolean
  onStay: () => void
  onLeave: () => void
}

/** Asks before a form is left half done, and says what becomes of it. */
export function LeaveDialog({ title, kept, onStay, onLeave }: LeaveDialogProps) {
  const { t } = useTexts()
  return (
    <Dialog
      alert
      title={title}
      description={t(kept ? 'wizard.leaveKept' : 'wizard.leaveText')}
      closeLabel={t('action.close')}
      onClose={onStay}
      actions={
        <>
          <Button onPress={onStay} autoFocus>
            {t('wizard.keep')}
          </Button>
          <Button variant="danger" onPress={onLeave}>
            {t('wizard.leaveButton')}
          </Button>
        </>
      }
    />
  )
}
