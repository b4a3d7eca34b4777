import { newKey } from '../../api/new-key'
import { operations } from '../../generated/operations'
import type { CompiledAction, CompiledResource } from '../../manifest/compiled'
import type { Subject } from '../../manifest/subject'
import { textKeys } from '../../manifest/text-keys'
import type { Texts } from '../../platform/i18n/texts'
import type { Expected, JobRecord, JobStep } from './job'
import { canRepeat } from './perform-again'

/** What a step is done to, which lives no longer than the page. */
export interface StepTarget {
  resource: CompiledResource
  /** What is done to it; null for its creation. */
  action: CompiledAction | null
  /** The record as it was when the job was planned, with what surrounds it. */
  subject: Subject
}

/** What a creation has made, and what is to follow it. */
export interface Made {
  record: JobRecord
  target: StepTarget
  /** The page that shows it, without the base path. */
  page: string
  steps: readonly PlannedStep[]
  /** Said when all steps are done; unsaid where there are none. */
  ended?: string | undefined
}

/** A step before its job begins. `after` counts the steps of its own list. */
export interface PlannedStep extends Pick<
  JobStep,
  'record' | 'label' | 'typed' | 'secret' | 'after' | 'apart' | 'done'
> {
  target: StepTarget & { action: CompiledAction }
  /** The action whose `pending` text is shown meanwhile, where that is not its own. */
  pending?: string
  /** The idempotency key of the first try; a new one when left out. */
  key?: string
}

/** What is done to one record: the record, and what its row and its texts say. */
export type Named = JobRecord & Pick<StepTarget, 'resource' | 'subject'>

/** What an action is called among steps, without the mark of a dialog. */
export function actionLabel(texts: Pick<Texts, 'resource'>, type: string, action: string): string {
  return texts.resource(type, textKeys.action(action, 'label')).replace('…', '')
}

/** One step on a record. */
export function plannedStep(
  texts: Pick<Texts, 'resource'>,
  { resource, subject, ...record }: Named,
  action: CompiledAction,
  about: Partial<Omit<PlannedStep, 'target' | 'record'>> = {},
): PlannedStep {
  const { type, key, name } = record
  return {
    record: { type, key, name },
    label: actionLabel(texts, type, action.id),
    typed: {},
    after: null,
    ...about,
    target: { resource, action, subject },
  }
}

/**
 * The steps of one action on a record: the action itself, or, of one that is only its steps, each of them after the one
 * before. What was typed belongs to the first.
 */
export function stepsOfAction(
  texts: Pick<Texts, 'resource'>,
  record: Named,
  action: CompiledAction,
  about: Pick<Partial<PlannedStep>, 'typed' | 'secret' | 'key' | 'done'> = {},
): PlannedStep[] {
  const { steps = [] } = action
  const others = steps.some(({ action: id }) => id === action.id) ? [] : steps
  if (others.length === 0) return [plannedStep(texts, record, action, about)]
  return others.flatMap(({ action: id }, index) => {
    const each = record.resource.actions[id]
    if (!each) return []
    const first = index === 0 ? about : { after: index - 1 }
    return [plannedStep(texts, record, each, { ...first, pending: action.id })]
  })
}

/** The state an action leads to, as a step keeps it. */
export function expectedOf(expect: Expected | null | undefined): { expected: Expected } | undefined {
  if (!expect) return undefined
  const { state, seconds, escalate } = expect
  return { expected: { state, seconds, ...(escalate === undefined ? {} : { escalate }) } }
}

/** A planned step as the job keeps it; `offset` is the index of the first of its list. */
export function jobStep(step: PlannedStep, offset: number, now: number): JobStep {
  const { record, label, typed, secret, after, apart, target, pending, key, done } = step
  const { action } = target
  return {
    record,
    action: action.id,
    label,
    typed,
    ...(secret ? { secret } : {}),
    ...(done === undefined ? {} : { done }),
    after: after === null ? null : after + offset,
    ...(apart ? { apart } : {}),
    ...expectedOf(action.expect),
    pending: pending ?? action.id,
    key: 'keyHeader' in operations[action.operation] ? (key ?? newKey()) : null,
    ...(canRepeat(action) ? { repeatable: true } : {}),
    state: 'waiting',
    since: now,
  }
}
