import type { Step } from './words/steps'

/**
 * Whether an action is one of its own steps, as in [stop, resize, start]: then the others run only if it cannot be done
 * without them. Otherwise, as in [stop, start], all run always.
 */
export function isOwnStep({ id, steps }: { id: string; steps?: readonly Step[] }): boolean {
  return steps?.some(({ action }) => action === id) ?? false
}
