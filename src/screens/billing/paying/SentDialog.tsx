import { useScreenTexts, useTexts } from '../../../platform/i18n/use-texts'
import { leaving } from '../../../platform/leave-for'
import { useStore } from '../../../platform/use-store'
import { Button } from '../../../ui/form-controls/Button'
import { Notice } from '../../../ui/feedback/Notice'
import { Dialog } from '../../../ui/overlay/Dialog'
import { Outcome } from './Outcome'
import { OutcomeActions } from './OutcomeActions'
import { useTakenReturns } from './use-returns'
import { useSettling } from './use-settling'

interface SentDialogProps {
  /** Id of the payment. */
  readonly id: string
  readonly title: string
  readonly onClose: () => void
  /** The browser has blocked its window. */
  readonly isBlocked?: boolean
  /** Shows the form again. */
  readonly onAgain: () => void
}

/** Outcome of a payment sent from a dialog. */
export function SentDialog({ id, title, onClose, isBlocked = false, onAgain }: SentDialogProps) {
  const { t: word } = useTexts()
  const t = useScreenTexts('payments')
  const { intent, isChecking, failure, check } = useSettling(id, false)
  const isLeaving = useStore(leaving)
  useTakenReturns(intent, check)
  if (!intent) return null
  return (
    <Dialog
      title={title}
      closeLabel={word('action.close')}
      onClose={onClose}
      // Escape or a press beside the dialog would keep the customer here.
      busy={intent.step === 'sending' || isLeaving}
      actions={<Button onPress={onClose}>{t('actions.close')}</Button>}
    >
      {isBlocked && intent.step === 'away' && <Notice tone="warning" strong={t('windowBlocked')} />}
      <Outcome
        intent={intent}
        isChecking={isChecking}
        failure={failure}
        actions={(kind) => <OutcomeActions kind={kind} intent={intent} check={check} onAgain={onAgain} />}
      />
    </Dialog>
  )
}
