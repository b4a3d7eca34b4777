import type { CompiledAction, CompiledResource } from '../../manifest/compiled'
import { textKeys } from '../../manifest/text-keys'
import type { Platform } from '../../platform/platform'
import { attendJob } from './jobs'
import { actionLabel, recordOf, stepsOfAction, type PlannedStep } from './plan-job'
import { answerOf, startJob, type JobPlan } from './run-job'
import type { Target } from './target'

/** An action to be done to one record or several. With `left` it is a run on several: one toast tells of all. */
export interface ActionPlan
  extends Pick<JobPlan, 'left' | 'show' | 'onEnd'>, Pick<PlannedStep, 'done' | 'secret' | 'key'> {
  resource: CompiledResource
  action: CompiledAction
  targets: readonly Target[]
  /** What the action asks for, by parameter. */
  typed?: Readonly<Record<string, unknown>>
  /** Steps that follow on each record once it is accepted there. */
  follows?: ((target: Target) => readonly PlannedStep[]) | undefined
}

/** Begins the job of an action, with one chain of steps for each record, and gives its id. */
export function startAction(platform: Platform, plan: ActionPlan): string {
  const { resource, action, targets, follows, left, show, onEnd, ...about } = plan
  const { texts } = platform
  const steps: PlannedStep[] = []
  for (const target of targets) {
    const first = steps.length
    const own = stepsOfAction(texts, recordOf(resource, target), action, about)
    const more = follows?.(target) ?? []
    const chain = [...own, ...more.map((step) => ({ ...step, after: 0 }))]
    steps.push(...chain.map((step) => ({ ...step, after: step.after === null ? null : step.after + first })))
  }
  const name = left
    ? texts.resource(resource.type, textKeys.counted, { count: targets.length })
    : (targets[0]?.name ?? '')
  return startJob(platform, {
    title: `${actionLabel(texts, resource.type, action.id)}: ${name}`,
    steps,
    ...(left ? { left, bulk: action.id } : {}),
    show,
    onEnd,
  })
}

/** An action to be done to one record. */
export type Doing = Omit<ActionPlan, 'targets' | 'left' | 'show' | 'onEnd'> & { target: Target }

/**
 * Does an action for a dialog or form, which says itself how it fails.
 *
 * @throws ApiError when its call fails
 */
export async function doAction(platform: Platform, { target, ...plan }: Doing): Promise<void> {
  const id = startAction(platform, { ...plan, targets: [target] })
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
