import { mayBeDone } from '../../api/unknown-outcome'
import { useTexts } from '../../platform/i18n/use-texts'
import { usePlatform } from '../../platform/platform'
import { errorMessage, errorReference } from '../../platform/toast'
import { Notice } from '../../ui/feedback/Notice'

/** Why what a dialog or form sent has failed, and that it may have been done all the same; nothing while it has not. */
export function FailureNotice({ failure }: { failure: unknown }) {
  const platform = usePlatform()
  const { t } = useTexts()
  if (failure === undefined) return null
  return (
    <Notice
      tone="error"
      strong={t('toast.errorPrefix', { message: errorMessage(platform, failure) })}
      text={mayBeDone(failure) ? t('errors.mayBeDone') : undefined}
      reference={errorReference(failure)}
    />
  )
}
