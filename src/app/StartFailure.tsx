import { isApiError } from '../api/errors'
import { Button } from '../ui/form-controls/Button'
import { ErrorPanel } from '../ui/feedback/ErrorPanel'
import { Page } from '../ui/layout/Page'

/**
 * The console could not start: the configuration or the texts did not arrive. The words are in the description's
 * language because the texts may be what is missing.
 */
export function StartFailure({ error }: { error: unknown }) {
  const message = error instanceof Error ? error.message : String(error)
  return (
    <main>
      <Page>
        <ErrorPanel
          whole
          icon="cloud-off"
          title={startTexts.title}
          text={startTexts.text}
          detail={message}
          reference={isApiError(error) ? error.correlationId : undefined}
          actions={
            <Button variant="primary" onPress={() => window.location.reload()}>
              {startTexts.reload}
            </Button>
          }
        />
      </Page>
    </main>
  )
}

const startTexts = {
  title: 'The console could not start',
  text: 'Nothing you own was changed by this.',
  reload: 'Reload page',
}
