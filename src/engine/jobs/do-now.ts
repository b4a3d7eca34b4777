import { textKeys } from '../../manifest/text-keys'
import type { Platform } from '../../platform/platform'
import { toastError } from '../../platform/toast'
import { isSending } from './jobs'
import type { Doing } from './start-action'

/** Presses whose code is on its way. */
const pressed = new Set<string>()

/**
 * Does an action that asks nothing at once and says in toasts how it goes; resolves to whether it was accepted. One press is
 * one call, however often it is pressed. What does jobs is fetched with the first one.
 */
export async function doNow(platform: Platform, { target, ...plan }: Doing): Promise<boolean> {
  const { resource, action } = plan
  const { epoch } = platform.client.identity()
  const press = `${resource.type} ${target.row.key} ${action.id}`
  if (pressed.has(press) || isSending(resource.type, target.row.key, action.id, epoch)) return false
  pressed.add(press)
  try {
    const { isAccepted, startAction } = await import('./start-action')
    const done = platform.texts.resource(resource.type, textKeys.action(action.id, 'done'), {
      name: target.name,
    })
    const id = startAction(platform, { ...plan, targets: [target], done })
    pressed.delete(press)
    return await isAccepted(id)
  } catch (error) {
    toastError(platform, error)
    return false
  } finally {
    pressed.delete(press)
  }
}
