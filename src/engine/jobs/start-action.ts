import type { CompiledAction } from '../../manifest/compiled-actions'
import type { CompiledResource } from '../../manifest/compiled'
import { textKeys } from '../../manifest/text-keys'
import type { Platform } from '../../platform/platform'
import { claimFailures } from './jobs'
import { actionLabel, recordOf, stepsOfAction, type PlannedStep } from './plan-job'
import { answerOf, startJob, type JobPlan } from './run-job'
import type { RecordTarget } from './target'

/** An action on one or more records. With `left` it is a bulk run with one toast. */
export interface ActionPlan
  extends Pick<JobPlan, 'skipped' | 'show' | 'onEnd'>, Pick<PlannedStep, 'done' | 'base' | 'secret' | 'key'> {
  resource: CompiledResource
  action: CompiledAction
  targets: readonly RecordTarget[]
  /** Input of the action, by parameter. */
  typed?: Readonly<Record<string, unknown>>
  /** Follow-up steps on each record once the action is accepted. */
  nextSteps?: ((target: RecordTarget) => readonly PlannedStep[]) | undefined
}

/** Starts the job of an action with one chain of steps per record; returns its id. */
export function startAction(platform: Platform, plan: ActionPlan): string {
  const { resource, action, targets, nextSteps, skipped, show, onEnd, ...about } = plan
  const { texts } = platform
  const steps: PlannedStep[] = []
  for (const target of targets) {
    const first = steps.length
    const own = stepsOfAction(texts, recordOf(resource, target), action, about)
    const more = nextSteps?.(target) ?? []
    const chain = [...own, ...more.map((step) => ({ ...step, after: 0 }))]
    steps.push(...chain.map((step) => ({ ...step, after: step.after === null ? null : step.after + first })))
  }
  const name = skipped
    ? texts.resource(resource.type, textKeys.counted, { count: targets.length })
    : (targets[0]?.name ?? '')
  return startJob(platform, {
    title: `${actionLabel(texts, resource.type, action.id)}: ${name}`,
    steps,
    ...(skipped ? { skipped, bulk: action.id } : {}),
    show,
    onEnd,
  })
}

/** An action on one record. */
export type Doing = Omit<ActionPlan, 'targets' | 'skipped' | 'show' | 'onEnd'> & { target: RecordTarget }

/**
 * Runs an action for a dialog or form that shows the failure itself.
 * @throws ApiError if the call fails
 */
export async function doAction(platform: Platform, { target, ...plan }: Doing): Promise<void> {
  const id = startAction(platform, { ...plan, targets: [target] })
  const leave = claimFailures(id, 'steps')
  try {
    await answerOf(id)
  } finally {
    leave()
  }
}

/** Whether a job's call succeeds; failures are announced in a toast. */
export const isAccepted = (id: string): Promise<boolean> =>
  answerOf(id).then(
    () => true,
    () => false,
  )
