import { isOutcomeUnknown } from '../../api/unknown-outcome'
import { useTexts } from '../i18n/use-texts'
import { usePlatform } from '../platform'
import { errorMessage, errorReference } from './failure-message'
import { Notice } from '../../ui/feedback/Notice'

/** Why a request failed, with a warning if it may have succeeded; renders nothing without a failure. */
export function FailureNotice({ failure }: { failure: unknown }) {
  const platform = usePlatform()
  const { t } = useTexts()
  if (failure === undefined) return null
  return (
    <Notice
      tone="error"
      strong={t('toast.errorPrefix', { message: errorMessage(platform, failure) })}
      text={isOutcomeUnknown(failure) ? t('errors.mayBeDone') : undefined}
      reference={errorReference(failure)}
    />
  )
}
