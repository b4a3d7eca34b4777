import type { Step } from './words/steps'

/**
 * Whether an action stands among its own steps, as in [stop, resize, start]: then the others are done only while it cannot
 * be done without them. Of one that does not, such as [stop, start], all are done always.
 */
export function isOwnStep({ id, steps }: { id: string; steps?: readonly Step[] }): boolean {
  return steps?.some(({ action }) => action === id) ?? false
}
