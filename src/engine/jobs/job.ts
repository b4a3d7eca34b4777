import type { RecordElement } from '../fields/edited-elements'

/** The record of a step. */
export interface JobRecord {
  type: string
  /** Row key; empty until a creation is answered. */
  key: string
  name: string
}

/** The state a record should reach after a step, in at most `seconds`; after that `action` is offered. */
export interface Expected {
  state: string
  seconds: number
  action?: string
}

/**
 * State of a step: `waiting` for its turn, `sent` without an answer, `accepted` until the record has the expected
 * state, then `done`, or `late` if that took too long; `failed`; `dropped` if it was never sent.
 */
export type StepState = 'waiting' | 'sent' | 'accepted' | 'done' | 'late' | 'failed' | 'dropped'

/** One action on one record. */
export interface JobStep {
  record: JobRecord
  /** The action; null for the creation. */
  action: string | null
  /** Label with the chosen values: "Add disk: 500 GB". */
  label: string
  /** Input of the action, by parameter. */
  typed: Readonly<Record<string, unknown>>
  /** The elements of the record the input was made from, if the action writes them all. */
  base?: readonly RecordElement[]
  /** `typed` contains a secret, so it is never stored. */
  secret?: boolean
  /** `typed` was a secret and is gone with its page, so the step cannot be sent. */
  lost?: true
  /** Index of the step that must be done before; null for none. */
  after: number | null
  expected?: Expected
  /** The action whose `pending` text is shown meanwhile; null for a creation. */
  pending: string | null
  /** Idempotency key of the try; null if the operation takes none. */
  key: string | null
  /** A retry after a lost answer cannot repeat the effect. */
  repeatable?: true
  /** Announced when the step is accepted. */
  done?: string
  state: StepState
  /** Start of the state, in ms since 1970. */
  since: number
  /** Failure of the last try; kept while the step is retried. */
  failure?: unknown
}

/** A record that matches a creation: its name and the URL of its page. */
export interface Found {
  readonly name: string
  readonly page: string
}

/** Steps on records, ordered by `after`. Serialisable except for `failure`. */
export interface Job {
  id: string
  title: string
  steps: readonly JobStep[]
  /** Announced when all steps are done. */
  ended?: string
  /** Action of a bulk run. */
  bulk?: string
  /** Of a bulk run: selected records the action does not apply to. */
  skipped?: readonly { name: string; reason: string }[]
  /** Of a creation: the form it was sent from, the record's page, and what the list shows if the answer was lost. */
  form?: string
  page?: string
  found?: readonly Found[]
  /** Epoch of the user's session. */
  epoch: number
  /** Start or last retry, in ms since 1970. */
  begun: number
  /** Resumed after a reload. */
  resumed?: true
  /** Why it sends nothing more: cancelled by the user, or its tab was closed. */
  left?: 'cancelled' | 'closed'
  /** Dismissed on the record's page. */
  dismissed?: true
  /** The undone steps were shown after a reload, which happens once. */
  reported?: true
}

/** An event of a job. Times are in ms since 1970. */
export type JobEvent =
  | { kind: 'step'; index: number; state: 'accepted' | 'done' | 'late'; now: number }
  /** The call is about to be made with this idempotency key. */
  | { kind: 'sent'; index: number; key: string | null; now: number }
  | { kind: 'failed'; index: number; failure: unknown; now: number }
  /** The record was created; `steps` follow. */
  | {
      kind: 'created'
      record: JobRecord
      page: string
      steps: readonly JobStep[]
      ended?: string | undefined
      now: number
    }
  /** The records the list shows for a creation whose answer was lost. */
  | { kind: 'found'; found: readonly Found[] }
  /** Sends nothing more. */
  | { kind: 'stopped'; now: number }
  /** Failed or late steps are retried. */
  | { kind: 'again'; indexes: readonly number[]; now: number }
  | { kind: 'dismissed' }
  | { kind: 'reported' }

/** Location and identity of a row key. */
export function parseRowKey({ key }: Pick<JobRecord, 'key'>): { location: string | undefined; id: string } {
  const slash = key.indexOf('/')
  return { location: slash > 0 ? key.slice(0, slash) : undefined, id: key.slice(slash + 1) }
}

const setStep = (job: Job, index: number, change: Partial<JobStep>): Job => {
  const step = job.steps[index]
  return step ? { ...job, steps: job.steps.with(index, { ...step, ...change }) } : job
}

/** Reducer: a job after an event. */
export function advance(job: Job, event: JobEvent): Job {
  switch (event.kind) {
    case 'step':
      return setStep(job, event.index, { state: event.state, since: event.now })
    case 'sent':
      return setStep(job, event.index, { state: 'sent', key: event.key, since: event.now })
    case 'failed':
      return setStep(job, event.index, { state: 'failed', failure: event.failure, since: event.now })
    case 'created':
      return {
        ...job,
        page: event.page,
        ...(event.ended === undefined ? {} : { ended: event.ended }),
        steps: [...job.steps.map((step) => ({ ...step, record: event.record })), ...event.steps],
      }
    case 'found':
      return { ...job, found: event.found }
    case 'stopped':
      return job.steps.some(({ state }) => state === 'waiting')
        ? dropWaiting({ ...job, left: 'cancelled' }, event.now)
        : job
    case 'again': {
      const { resumed: _resumed, left: _left, dismissed: _dismissed, reported: _reported, ...again } = job
      return mapSteps({ ...again, begun: event.now }, (step, index) =>
        event.indexes.includes(index)
          ? { ...step, state: step.state === 'late' ? 'accepted' : 'waiting', since: event.now }
          : step,
      )
    }
    case 'dismissed':
      return { ...job, dismissed: true }
    case 'reported':
      return { ...job, reported: true }
  }
}

const mapSteps = (job: Job, change: (step: JobStep, index: number) => JobStep): Job => ({
  ...job,
  steps: job.steps.map(change),
})

/** The job without the steps that wait for their turn. */
export const dropWaiting = (job: Job, now: number): Job =>
  mapSteps(job, (step) => (step.state === 'waiting' ? { ...step, state: 'dropped', since: now } : step))

/** Steps before this one, nearest first. */
function stepsBefore({ steps }: Pick<Job, 'steps'>, { after }: Pick<JobStep, 'after'>): JobStep[] {
  const before = after === null ? undefined : steps[after]
  return before ? [before, ...stepsBefore({ steps }, before)] : []
}

/** Whether an earlier step failed, was late or dropped, so that this one is not run. A late creation holds nothing back. */
export const isHeldBack = (job: Pick<Job, 'steps'>, step: Pick<JobStep, 'after'>): boolean =>
  stepsBefore(job, step).some(
    ({ state, action }) => state === 'failed' || state === 'dropped' || (state === 'late' && action !== null),
  )

/** Whether a step is running or will run. */
export function isUnderWay(job: Pick<Job, 'steps'>, step: JobStep): boolean {
  const { state } = step
  return state === 'sent' || state === 'accepted' || (state === 'waiting' && !isHeldBack(job, step))
}

/** Whether a call of a job is unanswered or not yet made. */
export const hasToSend = (job: Pick<Job, 'steps'>): boolean =>
  job.steps.some((step) => step.state !== 'accepted' && isUnderWay(job, step))

/** Whether any step of a job is running or will run. */
export const isRunning = (job: Pick<Job, 'steps'>): boolean => job.steps.some((step) => isUnderWay(job, step))

/** Steps that failed, or were not sent because another failed. */
export function openSteps(job: Pick<Job, 'steps'>): readonly JobStep[] {
  return job.steps.filter(({ state }) => state === 'waiting' || state === 'dropped' || state === 'failed')
}

/**
 * Whether some of a job's several steps have failed or will not be sent, and the user has not dismissed it. The others
 * may be under way.
 */
export const isHalfDone = (job: Job): boolean =>
  job.steps.length > 1 &&
  !job.dismissed &&
  (job.left !== undefined || !isRunning(job) || job.steps.some(({ state }) => state === 'failed')) &&
  openSteps(job).length > 0

/** Whether a step was accepted, whatever its record's state. */
export const isAccepted = ({ state }: Pick<JobStep, 'state'>): boolean =>
  state === 'accepted' || state === 'done' || state === 'late'

/** Whether an accepted step has ended. */
export const isOver = ({ state }: Pick<JobStep, 'state'>): boolean => state === 'done' || state === 'late'

/** Indexes of the steps directly after one; for `null` the first steps. */
export function stepsAfter({ steps }: Pick<Job, 'steps'>, index: number | null): number[] {
  return [...steps.keys()].filter((each) => steps[each]?.after === index)
}

const typedOf = ({ typed }: JobStep): string => JSON.stringify(Object.entries(typed).sort())

/** Whether two steps do the same: one action on one record with the same input. */
export const isSameStep = (one: JobStep, other: JobStep): boolean =>
  one.action !== null &&
  one.action === other.action &&
  one.record.type === other.record.type &&
  one.record.key === other.record.key &&
  typedOf(one) === typedOf(other)

/** Whether the call of a first step is unanswered or not yet made. */
export const isUnansweredFirst = ({ after, state }: Pick<JobStep, 'after' | 'state'>): boolean =>
  after === null && (state === 'waiting' || state === 'sent')

/**
 * A job of several steps after another job has done one of its open steps on the same record with the same input: the
 * user did by hand what was left. A step whose predecessor is undone stays open, since it has to follow it.
 */
export function settleOpen(job: Job, by: JobStep, now: number): Job {
  if (!isHalfDone(job)) return job
  const open = new Set(openSteps(job))
  const isDone = (step: JobStep): boolean => {
    const before = step.after === null ? undefined : job.steps[step.after]
    return (
      open.has(step) &&
      !isUnderWay(job, step) &&
      (before === undefined || isAccepted(before)) &&
      isSameStep(step, by)
    )
  }
  return job.steps.some(isDone)
    ? mapSteps(job, (step) => (isDone(step) ? { ...step, state: 'done', since: now } : step))
    : job
}

/** Steps that are sent again when the job is finished: failed, late or dropped ones whose input is known. */
export function stepsToFinish(job: Pick<Job, 'steps' | 'bulk'>): number[] {
  return job.steps.flatMap((step, index) => {
    const { state } = step
    const isLate = state === 'late' && job.bulk === undefined
    const isLost = [step, ...stepsBefore(job, step)].some(({ lost }) => lost)
    return !isLost && (isLate || state === 'failed' || state === 'dropped') ? [index] : []
  })
}

/** The steps to begin with: those whose predecessor is done and not sent again. */
export function firstOf({ steps }: Pick<Job, 'steps'>, indexes: readonly number[]): number[] {
  return indexes.filter((index) => {
    const after = steps[index]?.after ?? null
    const before = after === null ? undefined : steps[after]
    return after === null || (!indexes.includes(after) && before !== undefined && isAccepted(before))
  })
}

/** Whether every first step is answered or dropped. */
export const isAnswered = ({ steps }: Pick<Job, 'steps'>): boolean => !steps.some(isUnansweredFirst)

/** The part of a job whose chains contain a step that satisfies `isSo`. */
export function chainsOf(job: Job, isSo: (step: JobStep, index: number) => boolean): Job {
  const roots = job.steps.map((_, index) => rootOf(job, index))
  const wanted = new Set(job.steps.flatMap((step, index) => (isSo(step, index) ? [roots[index]] : [])))
  const indexes = [...job.steps.keys()].filter((index) => wanted.has(roots[index]))
  const steps = indexes.flatMap((index): JobStep[] => {
    const step = job.steps[index]
    return step ? [{ ...step, after: step.after === null ? null : indexes.indexOf(step.after) }] : []
  })
  return { ...job, steps }
}

/** Index of the first step of a step's chain. */
function rootOf(job: Pick<Job, 'steps'>, index: number): number {
  const after = job.steps[index]?.after ?? null
  return after === null ? index : rootOf(job, after)
}
