import { useScreenTexts, useTexts } from '../../platform/i18n/use-texts'
import { usePlatform } from '../../platform/platform'
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog'
import { useLazy } from '../../ui/lazy'
import { loadProfileTexts } from './load-texts'

export interface EverywhereDialogProps {
  /** Work of this tab or another one would be aborted. */
  readonly unfinished: boolean
  /** A payment would no longer be followed. */
  readonly paying: boolean
  readonly onStay: () => void
  readonly onSignOut: () => void
}

/** Asks before every session of the user is ended, this one too. */
export function EverywhereDialog({ unfinished, paying, onStay, onSignOut }: EverywhereDialogProps) {
  useLazy(loadProfileTexts, usePlatform().texts)
  const t = useScreenTexts('profile')
  const { t: word } = useTexts()
  return (
    <ConfirmDialog
      title={t('everywhereTitle')}
      description={[
        t('everywhereText'),
        ...(unfinished ? [word('plan.signOutText')] : []),
        ...(paying ? [word('plan.payingText')] : []),
      ].join(' ')}
      confirm={{ label: word('shell.signOutEverywhere'), danger: true }}
      cancelLabel={word('action.cancel')}
      closeLabel={word('action.close')}
      pending={false}
      onConfirm={onSignOut}
      onClose={onStay}
    />
  )
}
