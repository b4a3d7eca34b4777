import type { CompiledAction, CompiledResource } from '../../manifest/compiled'
import { textKeys } from '../../manifest/text-keys'
import type { Platform } from '../../platform/platform'
import { toastError } from '../../platform/toast'
import { isSending } from './jobs'
import type { Target } from './target'

/** An action that asks nothing, on one record. */
export interface Now {
  resource: CompiledResource
  action: CompiledAction
  target: Target
  typed?: Readonly<Record<string, unknown>>
}

/** Presses whose code is on its way. */
const pressed = new Set<string>()

/**
 * Does an action at once and says in toasts how it goes; resolves to whether it was accepted. One press is one call, however
 * often it is pressed. What does jobs comes with the first one.
 */
export async function doNow(
  platform: Platform,
  { resource, action, target, typed = {} }: Now,
): Promise<boolean> {
  const { type } = resource
  const { epoch } = platform.client.identity()
  const press = `${type} ${target.row.key} ${action.id}`
  if (pressed.has(press) || isSending(type, target.row.key, action.id, epoch)) return false
  pressed.add(press)
  try {
    const { isAccepted, startAction } = await import('./do-action')
    const done = platform.texts.resource(type, textKeys.action(action.id, 'done'), { name: target.name })
    const id = startAction(platform, { resource, action, target, typed, done })
    pressed.delete(press)
    return await isAccepted(id)
  } catch (error) {
    toastError(platform, error)
    return false
  } finally {
    pressed.delete(press)
  }
}
