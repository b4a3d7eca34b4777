import type { Platform } from '../../platform/platform'
import { toastError } from '../../platform/toast'

/**
 * Ends sessions at the platform, then calls `onEnded`. If the call fails, the user stays signed in, and a toast shows the
 * error and offers to try again.
 *
 * @param sessionId the session to end; undefined for all sessions of the user
 */
export async function endSessions(
  platform: Platform,
  sessionId: string | undefined,
  onEnded: () => void,
): Promise<void> {
  try {
    const { write } = await import('../../engine/jobs/perform')
    if (sessionId === undefined) await write(platform, 'deleteAllUserSessions', {})
    else await write(platform, 'deleteUserSession', { session_id: sessionId })
  } catch (error) {
    toastError(platform, error, { retry: () => void endSessions(platform, sessionId, onEnded) })
    return
  }
  onEnded()
}
