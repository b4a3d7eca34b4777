import { useEffect } from 'react'
import { config } from '../../../console.config'
import { documentOf } from '../../lib/console-document'
import { isEmail } from '../../lib/email'
import { isActingKey } from '../../platform/account/acting-of'
import { useUser } from '../../platform/account/use-user'
import { userIdOf } from '../../platform/account/user-id'
import { runningChat } from '../../platform/chat/running-chat'
import { usePlatform } from '../../platform/platform'
import { useStore } from '../../platform/use-store'
import { planChat } from './plan-chat'

/**
 * Loads the chat of the site for the signed-in user: only in the main document, once the user is known, and never while
 * acting for another account (requirement IMPERSONATE-10). At the end the vendor is made to forget the user.
 */
export function useChat(): void {
  const { site, session, reporter } = usePlatform()
  const { acting } = useStore(session)
  const user = useUser()
  const isOffered =
    site.config.chatEnabled === true &&
    documentOf(window.location.pathname, config.basePath) === 'main' &&
    user !== undefined &&
    acting === undefined &&
    !isActingKey(user)
  const id = userIdOf(user)
  const email = user !== undefined && isEmail(user.name) ? user.name : ''
  const proof = user?.intercom_user_hash ?? undefined
  useEffect(() => {
    if (!isOffered) return undefined
    runningChat.set({ is: 'starting' })
    const end = planChat(
      async (isWanted) => {
        const [{ startChat }, { scriptLoader }] = await Promise.all([
          import('../../platform/chat/start-chat'),
          import('../script-loader'),
        ])
        if (!isWanted()) return () => undefined
        const { forget, state } = await startChat({
          config: site.config,
          visitor: { id, email, proof },
          globals: window,
          load: scriptLoader({ reporter, site }),
          report: reporter.report,
        })
        if (isWanted()) runningChat.set(state)
        return forget
      },
      (error) => {
        runningChat.set({ is: 'failed' })
        reporter.report({
          name: 'ChatError',
          message: error instanceof Error ? error.message : String(error),
        })
      },
    )
    return () => {
      runningChat.set({ is: 'none' })
      end()
    }
  }, [isOffered, id, email, proof, site, reporter])
}
