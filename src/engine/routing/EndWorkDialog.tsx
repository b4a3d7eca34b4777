import { useTexts } from '../../platform/i18n/use-texts'
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog'

/** Props of `EndWorkDialog`. */
export interface EndWorkDialogProps {
  onStay: () => void
  onSignOut: () => void
}

/** Confirms signing out while unfinished work would be aborted. */
export function EndWorkDialog({ onStay, onSignOut }: EndWorkDialogProps) {
  const { t } = useTexts()
  return (
    <ConfirmDialog
      title={t('plan.signOut')}
      description={t('plan.signOutText')}
      confirm={{ label: t('shell.signOut'), danger: true }}
      cancelLabel={t('action.cancel')}
      closeLabel={t('action.close')}
      pending={false}
      onConfirm={onSignOut}
      onClose={onStay}
    />
  )
}
