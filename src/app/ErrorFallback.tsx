import { useEffect } from 'react'
import { errorMessage, errorReference } from '../platform/toast'
import { useTexts } from '../platform/i18n/use-texts'
import { usePlatform } from '../platform/platform'
import { Button } from '../ui/form-controls/Button'
import { ErrorPanel } from '../ui/feedback/ErrorPanel'
import { Page } from '../ui/layout/Page'
import { config } from '../../console.config'
import { expireConfig } from '../platform/site/config-cache'
import { isApiError } from '../api/errors'
import { isLoadFailure } from '../lib/is-load-failure'
import { tellMissingFile } from '../lib/missing-file'
import { useSignOut } from './use-sign-out'

/** A page that cannot be drawn: what happened, reload, log out. The frame and its navigation stay. */
export function ErrorFallback({ error }: { error: unknown }) {
  const platform = usePlatform()
  const { t } = useTexts()
  const { signOut, question } = useSignOut(() => window.location.reload())
  const missing = isLoadFailure(error)
  // Here and not where it was caught: a page drawn ahead behind another one may wait until it is opened.
  useEffect(() => {
    if (missing) tellMissingFile(true)
  }, [missing])
  const reload = (): void => {
    // The configuration may be the cause in a way nobody foresaw: the next start asks for it anew.
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
        detail={
          isApiError(error)
            ? errorMessage(platform, error)
            : error instanceof Error
              ? `${error.name}: ${error.message}`
              : String(error)
        }
        reference={errorReference(error)}
        actions={
          <>
            <Button variant="primary" onPress={reload}>
              {t('shell.reload')}
            </Button>
            <Button onPress={signOut}>{t('shell.signOut')}</Button>
          </>
        }
      />
      {question}
    </Page>
  )
}
