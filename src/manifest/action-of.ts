import type { CompiledAction } from './compiled-actions'
import type { CompiledResource } from './compiled'

/** The action of a type by an id that may be anything, such as one from an address. */
export function actionOf({ actions }: CompiledResource, id: string): CompiledAction | undefined {
  return Object.hasOwn(actions, id) ? actions[id] : undefined
}
