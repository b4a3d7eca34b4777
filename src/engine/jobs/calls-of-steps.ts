import { carried } from '../../api/samples/carried'
import { operations } from '../../generated/operations'
import type { CompiledResource } from '../../manifest/compiled'
import { readFirst, type Subject } from '../../manifest/subject'
import { jqOf, withCarried } from '../calls/carried'
import type { ShownCall } from '../calls/shown-call'
import { bindParameters } from './bind-parameters'
import type { PlannedStep } from './plan-job'

/**
 * The calls of steps: what belongs to a record that is not there yet stands for it. Each waits until its record allows it,
 * but for the first where nothing is done before (`now`).
 */
export function callsOfSteps(
  resource: CompiledResource,
  steps: readonly Pick<PlannedStep, 'target' | 'typed'>[],
  subject: Subject,
  now = false,
): ShownCall[] {
  const { identity, listOperation: list } = resource
  const id = subject.record === undefined ? carried(identity) : readFirst(subject.record, identity)
  return steps.map(({ target, typed }, index) => {
    const { operation, params, when } = target.action
    const bound = bindParameters(operations[operation], params, subject, typed)
    const test = now && index === 0 ? undefined : jqOf(when)
    return {
      operation,
      parameters: subject.record === undefined ? withCarried(bound, params) : bound,
      secrets: [],
      until: test === undefined ? undefined : { list, identity, id, test },
    }
  })
}
