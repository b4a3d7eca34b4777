import { useTexts } from '../../platform/i18n/use-texts'
import { Button } from '../../ui/form-controls/Button'
import { Dialog } from '../../ui/overlay/Dialog'

export interface LeaveDialogProps {
  title: string
  /** A draft keeps the values. */
  kept: boolean
  onStay: () => void
  onLeave: () => void
}

/** Confirms leaving a form, and says whether a draft is kept. */
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
