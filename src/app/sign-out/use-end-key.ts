import { useLeave } from '../../engine/routing/use-blocker'
import { usePlatform } from '../../platform/platform'
import { leaveDocument } from '../acting/leave-document'
import { hasForeignScripts } from '../foreign-scripts'

/**
 * Ends the session of this browser, without a question. `onDone` is called afterwards, unless the document is left for that of
 * the sign-in screen: that of acting is, and one with scripts of others.
 */
export function useEndKey(onDone: () => void): () => void {
  const { session, identity, reporter } = usePlatform()
  const leave = useLeave()
  // After the own session: that one ends also when the provider does not answer.
  const endAtProvider = async (isLeft: boolean): Promise<void> => {
    let leaves = false
    try {
      leaves = await identity.signOut()
    } catch (error) {
      reporter.report({
        name: 'SignOutError',
        message: error instanceof Error ? error.message : String(error),
      })
    }
    if (isLeft && !leaves) leaveDocument('/', false)
  }
  return () =>
    leave(() => {
      const isLeft = session.get().acting !== undefined || hasForeignScripts.get()
      session.signOut()
      if (!isLeft) onDone()
      void endAtProvider(isLeft)
    })
}
