import { useTexts } from '../i18n/use-texts'
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog'
import type { Ending } from './use-blocker'

/** Props of `EndWorkDialog`. */
export interface EndWorkDialogProps {
  /** What would abort it. */
  ending: Ending
  /** Work of this tab or another one that would be aborted, or a payment that would no longer be followed. */
  about: 'work' | 'workElsewhere' | 'payment'
  onStay: () => void
  onEnd: () => void
}

const descriptions = {
  work: 'plan.signOutText',
  workElsewhere: 'plan.elsewhereText',
  payment: 'plan.payingText',
} as const

/** Confirms ending the session or acting while something is under way. */
export function EndWorkDialog({ ending, about, onStay, onEnd }: EndWorkDialogProps) {
  const { t } = useTexts()
  return (
    <ConfirmDialog
      title={about === 'payment' ? t(`plan.${ending}Paying`) : t(`plan.${ending}`)}
      description={t(descriptions[about])}
      confirm={{ label: t(`shell.${ending}`), danger: true }}
      cancelLabel={t('action.cancel')}
      closeLabel={t('action.close')}
      pending={false}
      onConfirm={onEnd}
      onClose={onStay}
    />
  )
}
