import { usePlatform } from '../../platform/platform'
import { leaveDocument } from '../acting/leave-document'
import { hasSignedOut } from './has-signed-out'

/**
 * Ends the session of this browser without asking, and leaves the document for that of the sign-in screen. With
 * `isEnded` the platform has ended it already.
 */
export function useEndKey(): (isEnded?: boolean) => void {
  const { session, identity, reporter } = usePlatform()
  // After the console's session, which ends even if the provider does not answer.
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
  return (isEnded) => {
    hasSignedOut.set(true)
    try {
      session.signOut(isEnded)
    } finally {
      void endAtProvider()
    }
  }
}
