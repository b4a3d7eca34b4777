import { usePlatform } from '../../platform/platform'
import { leaveDocument } from '../acting/leave-document'
import { hasSignedOut } from './has-signed-out'

/** Ends the session of this browser, without any question, and leaves the document for that of the sign-in screen. */
export function useEndKey(): () => void {
  const { session, identity, reporter } = usePlatform()
  // After the own session: that one ends also when the provider does not answer.
  const endAtProvider = async (): Promise<void> => {
    let leaves = false
    try {
      leaves = await identity.signOut()
    } catch (error) {
      reporter.report({
        name: 'SignOutError',
        message: error instanceof Error ? error.message : String(error),
      })
    }
    if (!leaves) leaveDocument('/', false)
  }
  return () => {
    hasSignedOut.set(true)
    try {
      session.signOut()
    } finally {
      void endAtProvider()
    }
  }
}
