import { useTexts } from '../../platform/i18n/use-texts'
import { Button } from '../../ui/form-controls/Button'
import { Dialog } from '../../ui/overlay/Dialog'

export interface LeaveDialogProps {
  /** The question, unless the user signs out. */
  title: string
  /** A draft keeps the values, unless the user signs out. */
  kept: boolean
  isSignOut: boolean
  onStay: () => void
  onLeave: () => void
}

/** Confirms leaving a form, or signing out of it, and says whether a draft is kept. */
export function LeaveDialog({ title, kept, isSignOut, onStay, onLeave }: LeaveDialogProps) {
  const { t } = useTexts()
  return (
    <Dialog
      alert
      title={isSignOut ? t('wizard.signOut') : title}
      description={t(kept && !isSignOut ? 'wizard.leaveKept' : 'wizard.leaveText')}
      closeLabel={t('action.close')}
      onClose={onStay}
      actions={
        <>
          <Button onPress={onStay} autoFocus>
            {t('wizard.keep')}
          </Button>
          <Button variant="danger" onPress={onLeave}>
            {t(isSignOut ? 'shell.signOut' : 'wizard.leaveButton')}
          </Button>
        </>
      }
    />
  )
}
