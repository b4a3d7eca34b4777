import { useTexts } from '../../platform/i18n/use-texts'
import { Button } from '../../ui/form-controls/Button'
import { Dialog } from '../../ui/overlay/Dialog'

export interface LeaveDialogProps {
  title: string
  onStay: () => void
  onLeave: () => void
}

/** Asks before changes are lost. */
export function LeaveDialog({ title, onStay, onLeave }: LeaveDialogProps) {
  const { t } = useTexts()
  return (
    <Dialog
      alert
      title={title}
      description={t('wizard.leaveText')}
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
