import { useState } from 'react'
import { refreshOperations } from '../../api/queries'
import { write } from '../../engine/jobs/perform'
import { writeFailure } from '../../platform/failed-write'
import { useScreenTexts, useTexts } from '../../platform/i18n/use-texts'
import { usePlatform } from '../../platform/platform'
import { errorReference } from '../../platform/failures/failure-message'
import { toastSuccess } from '../../platform/toast'
import { useOneCall } from '../../platform/use-one-call'
import { Notice } from '../../ui/feedback/Notice'
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog'

export interface TurnOffDialogProps {
  readonly onClose: () => void
}

/** Asks before the second factor is turned off, because a password alone is enough afterwards. */
export function TurnOffDialog({ onClose }: TurnOffDialogProps) {
  const platform = usePlatform()
  const t = useScreenTexts('profile')
  const { t: word } = useTexts()
  const [failure, setFailure] = useState<unknown>()
  const { pending, run } = useOneCall()
  const turnOff = async (): Promise<void> => {
    setFailure(undefined)
    try {
      await write(platform, 'deactivateMfa', {})
      toastSuccess(platform, t('factor.deactivated'))
      onClose()
    } catch (error) {
      setFailure(error)
    }
    await refreshOperations(platform.queries, ['getMfaStatus'])
  }
  return (
    <ConfirmDialog
      title={t('factor.turnOffTitle')}
      description={t('factor.offText')}
      confirm={{ label: t('factor.turnOffNow'), danger: true }}
      cancelLabel={word('action.cancel')}
      closeLabel={word('action.close')}
      pending={pending}
      error={
        failure !== undefined && (
          <Notice
            tone="error"
            strong={t('factor.offFailed')}
            text={writeFailure(platform, failure)}
            reference={errorReference(failure)}
          />
        )
      }
      onConfirm={() => void run(turnOff)}
      onClose={onClose}
    />
  )
}
