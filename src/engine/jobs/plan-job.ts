import { newKey } from '../../api/new-key'
import { operations } from '../../generated/operations'
import type { CompiledAction } from '../../manifest/compiled-actions'
import type { CompiledResource } from '../../manifest/compiled'
import { textKeys } from '../../manifest/text-keys'
import type { Texts } from '../../platform/i18n/texts'
import type { Expected, JobRecord, JobStep } from './job'
import type { StepTarget, RecordTarget } from './target'

/** Result of a creation, with its follow-up steps. */
export interface CreatedRecord {
  record: JobRecord
  target: StepTarget
  /** URL of its page, without the base path. */
  page: string
  steps: readonly PlannedStep[]
  /** Announced when all steps are done; not announced without steps. */
  ended?: string | undefined
}

/** A step before its job starts. `after` is an index in its own list. */
export interface PlannedStep<Action extends CompiledAction | null = CompiledAction> extends Pick<
  JobStep,
  'record' | 'label' | 'typed' | 'base' | 'secret' | 'after' | 'done'
> {
  target: StepTarget<Action>
  /** The action whose `pending` text is shown meanwhile, if not its own. */
  pending?: string
  /** Idempotency key of the first try; a new one if omitted. */
  key?: string
}

/** A record with its type and subject. */
export type NamedRecord = JobRecord & Pick<StepTarget, 'resource' | 'subject'>

/** The record of a row. */
export const recordOf = (resource: CompiledResource, { row, name, subject }: RecordTarget): NamedRecord => ({
  type: resource.type,
  key: row.key,
  name,
  resource,
  subject,
})

/** Label of an action as a step, without the ellipsis of a dialog. */
export function actionLabel(texts: Pick<Texts, 'resource'>, type: string, action: string): string {
  return texts.resource(type, textKeys.action(action, 'label')).replace('…', '')
}

/** One step on a record. */
export function plannedStep(
  texts: Pick<Texts, 'resource'>,
  { resource, subject, ...record }: NamedRecord,
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
 * Steps of an action on a record: the action itself, or its composite steps in order. The input belongs to the first.
 */
export function stepsOfAction(
  texts: Pick<Texts, 'resource'>,
  record: NamedRecord,
  action: CompiledAction,
  about: Pick<Partial<PlannedStep>, 'typed' | 'base' | 'secret' | 'key' | 'done'> = {},
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
 * Whether an action of unknown outcome can be retried: the record shows its effect, or its call is idempotent (RFC
 * 9110, section 9.2.2).
 */
export function canRepeat({
  removes,
  expect,
  operation,
}: Pick<CompiledAction, 'removes' | 'expect' | 'operation'>): boolean {
  return removes === true || expect !== undefined || operations[operation].method !== 'POST'
}

/** An action's expected state in the form a step stores. */
export function expectedOf(expect: Expected | null | undefined): { expected: Expected } | undefined {
  if (!expect) return undefined
  const { state, seconds, action } = expect
  return { expected: { state, seconds, ...(action === undefined ? {} : { action }) } }
}

/** Converts a planned step to a job step; `offset` is the index of its list's first step. */
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
