import { useState } from 'react'
import { isApiError } from '../api/errors'
import { Button } from '../ui/form-controls/Button'
import { ErrorPanel } from '../ui/feedback/ErrorPanel'
import { Text } from '../ui/typography/Text'
import { ActingStrip } from '../ui/layout/ActingBanner'
import { Page } from '../ui/layout/Page'
import { config } from '../../console.config'
import { browserSession } from '../platform/session/browser-session'
import { createSession } from '../platform/session/session'
import { leaveDocument } from './acting/leave-document'
import { startFailureWords } from './start-failure-words'

interface StartFailureProps {
  error: unknown
  /** Ends the session; undefined if nobody is signed in. */
  signOut: (() => void) | undefined
}

/** Shown if configuration or texts failed to load. In the description's language, because the texts may be missing. */
export function StartFailure({ error, signOut }: StartFailureProps) {
  return (
    <>
      <ActingRemains />
      <main>
        <Page>
          <ErrorPanel
            whole
            icon="cloud-off"
            title={startTexts.title}
            text={startTexts.text}
            detail={startFailureWords(error)}
            reference={isApiError(error) ? error.correlationId : undefined}
            actions={
              <>
                <Button variant="primary" onPress={() => window.location.reload()}>
                  {startTexts.reload}
                </Button>
                {signOut && (
                  <Button
                    onPress={() => {
                      signOut()
                      window.location.reload()
                    }}
                  >
                    {startTexts.signOut}
                  </Button>
                )}
              </>
            }
          />
        </Page>
      </main>
    </>
  )
}

/** The strip without texts and platform, so that acting can be ended even then. */
function ActingRemains() {
  const [session] = useState(() => createSession(config.apiPrefix, browserSession()))
  const { acting } = session.get()
  if (!acting) return null
  return (
    <ActingStrip
      icon="user-round-cog"
      strong={
        <>
          {startTexts.acting} <Text strong>{acting.name}</Text>
        </>
      }
      note={<Text>{acting.owner}</Text>}
      action={
        <Button
          size="sm"
          icon="log-out"
          onPress={() => {
            session.endActing()
            leaveDocument(acting.back, false)
          }}
        >
          {startTexts.back}
        </Button>
      }
    />
  )
}

const startTexts = {
  title: 'The console could not start',
  text: 'Nothing you own was changed by this.',
  reload: 'Reload page',
  acting: 'You are acting as',
  back: 'Back to your account',
  signOut: 'Log out',
}
