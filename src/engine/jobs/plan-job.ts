import { newKey } from '../../api/new-key'
import { operations } from '../../generated/operations'
import type { CompiledAction, CompiledResource } from '../../manifest/compiled'
import { textKeys } from '../../manifest/text-keys'
import type { Texts } from '../../platform/i18n/texts'
import type { Expected, JobRecord, JobStep } from './job'
import type { StepTarget, Target } from './target'

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
export interface PlannedStep<Action extends CompiledAction | null = CompiledAction> extends Pick<
  JobStep,
  'record' | 'label' | 'typed' | 'secret' | 'after' | 'apart' | 'done'
> {
  target: StepTarget<Action>
  /** The action whose `pending` text is shown meanwhile, where that is not its own. */
  pending?: string
  /** The idempotency key of the first try; a new one when left out. */
  key?: string
}

/** What is done to one record: the record, and what its row and its texts say. */
export type Named = JobRecord & Pick<StepTarget, 'resource' | 'subject'>

/** The record of a row, for steps on it. */
export const recordOf = (resource: CompiledResource, { row, name, subject }: Target): Named => ({
  type: resource.type,
  key: row.key,
  name,
  resource,
  subject,
})

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

/**
 * Whether an action that may have been done can be tried again without doing it twice: what it does can be read off the
 * record, or its call does the same however often it is made (RFC 9110, section 9.2.2).
 */
export function canRepeat({
  removes,
  expect,
  operation,
}: Pick<CompiledAction, 'removes' | 'expect' | 'operation'>): boolean {
  return removes === true || expect !== undefined || operations[operation].method !== 'POST'
}

/** The state an action leads to, as a step keeps it. */
export function expectedOf(expect: Expected | null | undefined): { expected: Expected } | undefined {
  if (!expect) return undefined
  const { state, seconds, escalate } = expect
  return { expected: { state, seconds, ...(escalate === undefined ? {} : { escalate }) } }
}

/** A planned step as the job keeps it; `offset` is the index of the first of its list. */
export function jobStep(step: PlannedStep<CompiledAction | null>, offset: number, now: number): JobStep {
  const { target, pending, key, after, ...kept } = step
  const { action, resource } = target
  const takesKey = action !== null && 'keyHeader' in operations[action.operation]
  return {
    ...kept,
    action: action?.id ?? null,
    after: after === null ? null : after + offset,
    ...expectedOf((action ?? resource.create)?.expect),
    pending: pending ?? action?.id ?? null,
    key: takesKey ? (key ?? newKey()) : null,
    ...(action && canRepeat(action) ? { repeatable: true } : {}),
    state: 'waiting',
    since: now,
  }
}
