import { useState } from 'react'
import { operationQuery, refreshOperations } from '../../api/queries'
import { write } from '../../engine/jobs/perform'
import { writeFailure } from '../../platform/failed-write'
import { useScreenTexts, useTexts } from '../../platform/i18n/use-texts'
import { usePlatform } from '../../platform/platform'
import { errorReference } from '../../platform/failures/failure-message'
import { toastSuccess } from '../../platform/toast'
import { useOneCall } from '../../platform/use-one-call'
import { Notice } from '../../ui/feedback/Notice'
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog'
import { isFactorOn } from './second-factor'

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
  const { client, queries } = platform
  const message = failure === undefined ? '' : writeFailure(platform, failure)
  // The answer may have been lost, or it was turned off elsewhere.
  const isOffNow = async (): Promise<boolean> => {
    const status = { ...operationQuery(client, 'getMfaStatus', {}), staleTime: 0 }
    return isFactorOn(await queries.fetchQuery(status).catch(() => undefined)) === false
  }
  const turnOff = async (): Promise<void> => {
    setFailure(undefined)
    try {
      await write(platform, 'deactivateMfa', {})
    } catch (error) {
      if (!(await isOffNow())) return setFailure(error)
    }
    toastSuccess(platform, t('factor.deactivated'))
    onClose()
    await refreshOperations(queries, ['getMfaStatus'])
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
            text={message === t('factor.offFailed') ? undefined : message}
            reference={errorReference(failure)}
          />
        )
      }
      onConfirm={() => void run(turnOff)}
      onClose={onClose}
    />
  )
}
