import type { CompiledAction, CompiledResource } from '../../manifest/compiled'
import { textKeys } from '../../manifest/text-keys'
import type { Texts } from '../../platform/i18n/texts'
import type { Platform } from '../../platform/platform'
import { actionLabel, stepsOfAction, type PlannedStep } from './plan-job'
import { startJob } from './run-job'
import type { Target } from './target'

/** An action on several records, and who hears of it. */
export interface BulkPlan {
  action: CompiledAction
  targets: readonly Target[]
  /** Those that were chosen too but that it does not fit, and why. */
  left: readonly { name: string; reason: string }[]
  /** Steps that follow once it is accepted for a record. */
  follows?: ((target: Target) => readonly PlannedStep[]) | undefined
  /** Leads to the list with these rows alone. */
  show: (keys: readonly string[]) => void
  /** Hears the keys of the rows it was not done to once all calls are answered, and again after a retry. */
  onEnd: (left: readonly string[]) => void
}

/** Begins the job of an action on several records: one chain of steps for each. */
export function startBulk(
  {
    platform,
    texts,
    resource,
  }: {
    platform: Platform
    texts: Pick<Texts, 'resource'>
    resource: CompiledResource
  },
  { action, targets, left, follows, show, onEnd }: BulkPlan,
): string {
  const { type } = resource
  const steps = targets.flatMap((target) => {
    const { row, subject, name } = target
    const own = stepsOfAction(texts, { type, key: row.key, name, resource, subject }, action)
    return [[...own, ...(follows?.(target) ?? []).map((step) => ({ ...step, after: 0 }))]]
  })
  const counted = texts.resource(type, textKeys.counted, { count: targets.length })
  return startJob(platform, {
    title: `${actionLabel(texts, type, action.id)}: ${counted}`,
    steps: inOneList(steps),
    left,
    bulk: action.id,
    show,
    onEnd,
  })
}

/** Chains of steps in one list; `after` counts the steps of all. */
function inOneList(chains: readonly (readonly PlannedStep[])[]): PlannedStep[] {
  const all: PlannedStep[] = []
  for (const chain of chains) {
    const offset = all.length
    for (const step of chain) all.push({ ...step, after: step.after === null ? null : step.after + offset })
  }
  return all
}
