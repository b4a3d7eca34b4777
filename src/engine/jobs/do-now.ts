import { openWindow } from '../../lib/open-window'
import { textKeys } from '../../manifest/text-keys'
import type { Platform } from '../../platform/platform'
import { toastError } from '../../platform/toast'
import { fillRoute } from '../../manifest/routes'
import type { Doing } from './start-action'
import type { RecordTarget } from './target'

/** Address of a document that an action opens for a record. */
function windowAddress(basePath: string, path: string, { location, id }: RecordTarget['row']): string {
  return `${basePath}${fillRoute(path, { location: location ?? '', id })}`
}

/**
 * Runs an action without input and announces the result in toasts; resolves to whether it was accepted. The job code is
 * loaded with the first action.
 */
export async function doNow(platform: Platform, { target, ...plan }: Doing): Promise<boolean> {
  const { resource, action } = plan
  if (action.link !== undefined) {
    openWindow(windowAddress(platform.basePath, action.link, target.row))
    return true
  }
  try {
    const { isAccepted, startAction } = await import('./start-action')
    const done = platform.texts.resource(resource.type, textKeys.action(action.id, 'done'), {
      name: target.name,
    })
    return await isAccepted(startAction(platform, { ...plan, targets: [target], done }))
  } catch (error) {
    toastError(platform, error)
    return false
  }
}
