import { useTexts } from '../../platform/i18n/use-texts'
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog'
import type { Ending } from './use-blocker'

/** Props of `EndWorkDialog`. */
export interface EndWorkDialogProps {
  /** What would abort it. */
  ending: Ending
  onStay: () => void
  onEnd: () => void
}

/** Confirms ending the session or acting while unfinished work would be aborted. */
export function EndWorkDialog({ ending, onStay, onEnd }: EndWorkDialogProps) {
  const { t } = useTexts()
  return (
    <ConfirmDialog
      title={t(`plan.${ending}`)}
      description={t('plan.signOutText')}
      confirm={{ label: t(`shell.${ending}`), danger: true }}
      cancelLabel={t('action.cancel')}
      closeLabel={t('action.close')}
      pending={false}
      onConfirm={onEnd}
      onClose={onStay}
    />
  )
}
