import type { CompiledAction } from '../../manifest/compiled'
import { textKeys } from '../../manifest/text-keys'
import type { Platform } from '../../platform/platform'
import type { Performance } from './performance'
import { titleOf } from '../data/title'
import { keepPlans } from './keep-plans'
import { keyOf, following, type PlanStep } from './plan'

/**
 * Notes that an action follows by itself, such as the start of a restart, so that a reload in between can be told of.
 * Returns how to take the note back.
 */
export function noteFollowing(
  platform: Platform,
  performance: Performance,
  next: CompiledAction,
): () => void {
  const { resource, action, rowKey, subject } = performance
  const { epoch } = platform.client.identity()
  const stepOf = ({ id }: CompiledAction): PlanStep => ({
    action: id,
    label: platform.texts.resource(resource.type, textKeys.action(id, 'label')).replace('…', ''),
    typed: {},
  })
  const key = keyOf(resource.type, rowKey)
  const name = titleOf(resource, subject)
  keepPlans(platform.session)
  const note = { name, steps: [stepOf(action), stepOf(next)], done: 0, sent: 0, begun: 0, epoch }
  following.set(new Map(following.get()).set(key, note))
  return () => {
    const left = new Map(following.get())
    if (left.get(key) === note && left.delete(key)) following.set(left)
  }
}
