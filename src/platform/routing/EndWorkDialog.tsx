import { useTexts } from '../i18n/use-texts'
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog'
import type { Ending } from './use-blocker'

/** Props of `EndWorkDialog`. */
export interface EndWorkDialogProps {
  /** What would abort it. */
  ending: Ending
  /** Work that would be aborted, or a payment that would no longer be followed. */
  about: 'work' | 'payment'
  onStay: () => void
  onEnd: () => void
}

/** Confirms ending the session or acting while something is under way. */
export function EndWorkDialog({ ending, about, onStay, onEnd }: EndWorkDialogProps) {
  const { t } = useTexts()
  return (
    <ConfirmDialog
      title={about === 'work' ? t(`plan.${ending}`) : t(`plan.${ending}Paying`)}
      description={about === 'work' ? t('plan.signOutText') : t('plan.payingText')}
      confirm={{ label: t(`shell.${ending}`), danger: true }}
      cancelLabel={t('action.cancel')}
      closeLabel={t('action.close')}
      pending={false}
      onConfirm={onEnd}
      onClose={onStay}
    />
  )
}
