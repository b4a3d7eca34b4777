import type { CompiledAction, CompiledResource } from '../../manifest/compiled'
import type { Platform } from '../../platform/platform'
import { attendJob } from './attended'
import { actionLabel, stepsOfAction, type PlannedStep } from './plan-job'
import { answerOf, startJob } from './run-job'
import type { Target } from './target'

/** An action to be done to one record. */
export interface Doing {
  resource: CompiledResource
  action: CompiledAction
  target: Target
  /** What the action asks for, by parameter. */
  typed?: Readonly<Record<string, unknown>>
  /** Something in `typed` is a secret. */
  secret?: boolean
  /** The idempotency key of the intent; a new one when left out. */
  key?: string
  /** Said once it is accepted. */
  done: string
  /** Steps that follow it, each as soon as it can be done. */
  follows?: readonly PlannedStep[]
}

/** Begins the job of an action on one record, and gives its id. */
export function startAction(platform: Platform, doing: Doing): string {
  const { resource, action, target, typed = {}, secret, key, done, follows = [] } = doing
  const { row, subject, name } = target
  const { texts } = platform
  const record = { type: resource.type, key: row.key, name, resource, subject }
  const steps = stepsOfAction(texts, record, action, {
    ...{ typed, done },
    ...(secret ? { secret: true } : {}),
    ...(key === undefined ? {} : { key }),
  })
  return startJob(platform, {
    title: `${actionLabel(texts, resource.type, action.id)}: ${name}`,
    steps: [...steps, ...follows.map((step) => ({ ...step, after: 0 }))],
  })
}

/**
 * Does an action for a dialog or form, which says itself how it fails.
 *
 * @throws ApiError when its call fails
 */
export async function doAction(platform: Platform, doing: Doing): Promise<void> {
  const id = startAction(platform, doing)
  const leave = attendJob(id, 'steps')
  try {
    await answerOf(id)
  } finally {
    leave()
  }
}

/** Whether the call of a job is answered with success; a toast says how it fails. */
export const isAccepted = (id: string): Promise<boolean> =>
  answerOf(id).then(
    () => true,
    () => false,
  )
