import { useEffect } from 'react'
import { errorDetail, errorReference } from '../platform/failures/failure-message'
import { useTexts } from '../platform/i18n/use-texts'
import { usePlatform } from '../platform/platform'
import { Button } from '../ui/form-controls/Button'
import { ErrorPanel } from '../ui/feedback/ErrorPanel'
import { Page } from '../ui/layout/Page'
import { config } from '../../console.config'
import { expireConfig } from '../platform/site/config-cache'
import { isApiError } from '../api/errors'
import { isLoadFailure } from '../lib/is-load-failure'
import { reportMissingFile } from '../lib/missing-file'
import { useSignOut } from './sign-out/use-sign-out'

/** Whether a reload cannot help, because the key lacks the permission (requirement SHELL-07). */
const isRefusal = (error: unknown): boolean => isApiError(error) && error.kind === 'permission'

/** Error page inside the frame: message, reload if it may help, sign out. */
export function ErrorFallback({ error }: { error: unknown }) {
  const platform = usePlatform()
  const { t } = useTexts()
  const { signOut, question } = useSignOut()
  const missing = isLoadFailure(error)
  // Reported here and not in the boundary, because a prerendered page reports only when shown.
  useEffect(() => {
    if (missing) reportMissingFile(true)
  }, [missing])
  const reload = (): void => {
    // The configuration may be the cause, so the next start reads it again.
    if (!missing) expireConfig(window.localStorage, config.apiPrefix)
    window.location.reload()
  }
  return (
    <Page>
      <ErrorPanel
        whole
        icon={missing ? 'cloud-off' : 'triangle-alert'}
        title={t(missing ? 'shell.notLoaded' : 'shell.stopped')}
        text={t(missing ? 'shell.notLoadedText' : 'shell.stoppedText')}
        detail={errorDetail(platform, error)}
        reference={errorReference(error)}
        actions={
          <>
            {!isRefusal(error) && (
              <Button variant="primary" onPress={reload}>
                {t('shell.reload')}
              </Button>
            )}
            <Button onPress={signOut}>{t('shell.signOut')}</Button>
          </>
        }
      />
      {question}
    </Page>
  )
}
