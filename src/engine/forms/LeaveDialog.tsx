import { useTexts } from '../../platform/i18n/use-texts'
import { usePlatform } from '../../platform/platform'
import { Button } from '../../ui/form-controls/Button'
import { Dialog } from '../../ui/overlay/Dialog'
import type { Ending } from '../../platform/routing/use-blocker'

export interface LeaveDialogProps {
  /** The question, unless something ends. */
  title: string
  /** A draft keeps the values, unless something ends. */
  kept: boolean
  /** What ends with leaving, if anything. */
  ending: Ending | undefined
  onStay: () => void
  onLeave: () => void
}

/** Confirms leaving a form, or ending the session or acting while it is open, and says whether a draft is kept. */
export function LeaveDialog({ title, kept, ending, onStay, onLeave }: LeaveDialogProps) {
  const { t } = useTexts()
  const { session } = usePlatform()
  const waits = session.get().acting ? 'wizard.leaveKeptActing' : 'wizard.leaveKept'
  return (
    <Dialog
      alert
      title={ending ? t(`wizard.${ending}`) : title}
      description={t(kept && !ending ? waits : 'wizard.leaveText')}
      closeLabel={t('action.close')}
      onClose={onStay}
      actions={
        <>
          <Button onPress={onStay} autoFocus>
            {t('wizard.keep')}
          </Button>
          <Button variant="danger" onPress={onLeave}>
            {t(ending ? `shell.${ending}` : 'wizard.leaveButton')}
          </Button>
        </>
      }
    />
  )
}
