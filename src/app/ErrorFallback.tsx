import { errorMessage, errorReference } from '../platform/toast'
import { useTexts } from '../platform/i18n/use-texts'
import { usePlatform } from '../platform/platform'
import { Button } from '../ui/form-controls/Button'
import { ErrorPanel } from '../ui/feedback/ErrorPanel'
import { Page } from '../ui/layout/Page'
import { isApiError } from '../api/errors'
import { isLoadFailure } from '../lib/is-load-failure'
import { useSignOut } from './use-sign-out'

/** A page that cannot be drawn: what happened, reload, log out. The frame and its navigation stay. */
export function ErrorFallback({ error }: { error: unknown }) {
  const platform = usePlatform()
  const { t } = useTexts()
  const { signOut, question } = useSignOut(() => window.location.reload())
  const missing = isLoadFailure(error)
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
            <Button variant="primary" onPress={() => window.location.reload()}>
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
