import { mayBeDone } from '../../api/unknown-outcome'
import { textKeys } from '../../manifest/text-keys'
import type { Platform } from '../../platform/platform'
import { writeAbout } from '../../platform/failed-write'
import { errorMessage, toastError, toastSuccess } from '../../platform/toast'
import { perform } from './perform'
import { canRepeat, performAgain } from './perform-again'
import type { Performance } from './performance'

/** What an action is performed on, and what that is called. */
export interface NamedPerformance extends Performance {
  name: string
  /** How an earlier try failed that may have been done all the same. */
  doubt?: unknown
}

/**
 * Performs an action and says in a toast how it went, with Retry when it failed; resolves to whether it succeeded. `retry`
 * is handed how it failed, when it may have been done all the same.
 */
export async function runAction(
  platform: Platform,
  performance: NamedPerformance,
  retry: (doubt: unknown) => void = (doubt) => void runAction(platform, { ...performance, doubt }),
): Promise<boolean> {
  const { resource, action, name, doubt } = performance
  try {
    await (doubt === undefined ? perform(platform, performance) : performAgain(platform, performance, doubt))
    toastSuccess(
      platform,
      platform.texts.resource(resource.type, textKeys.action(action.id, 'done'), { name }),
    )
    return true
  } catch (error) {
    const failed = platform.texts.resourceIfAny(resource.type, textKeys.action(action.id, 'failed'))
    const said = failed === undefined || failed === errorMessage(platform, error)
    const uncertain = mayBeDone(error)
    toastError(platform, error, {
      text: writeAbout(platform, error, said ? name : `${failed}: ${name}`),
      // What would be done twice is not offered again; whoever has looked can press its button.
      retry: uncertain && !canRepeat(action, error) ? undefined : () => retry(uncertain ? error : undefined),
    })
    return false
  }
}
