import { textKeys } from '../../manifest/text-keys'
import type { Platform } from '../../platform/platform'
import { errorMessage, toastError, toastSuccess } from '../../platform/toast'
import { perform } from './perform'
import type { Performance } from './performance'

/** What an action is performed on, and what that is called. */
export interface NamedPerformance extends Performance {
  name: string
}

/** Performs an action and says in a toast how it went, with Retry when it failed; resolves to whether it succeeded. */
export async function runAction(
  platform: Platform,
  performance: NamedPerformance,
  retry: () => void = () => void runAction(platform, performance),
): Promise<boolean> {
  const { resource, action, name } = performance
  try {
    await perform(platform, performance)
    toastSuccess(
      platform,
      platform.texts.resource(resource.type, textKeys.action(action.id, 'done'), { name }),
    )
    return true
  } catch (error) {
    const failed = platform.texts.resourceIfAny(resource.type, textKeys.action(action.id, 'failed'))
    const said = failed === undefined || failed === errorMessage(platform, error)
    toastError(platform, error, { text: said ? name : `${failed}: ${name}`, retry })
    return false
  }
}
