/** The record a step is done to. */
export interface JobRecord {
  type: string
  /** Key of its row; empty while a creation has not been answered. */
  key: string
  name: string
}

/** The state a record should reach after a step, within so many seconds; `escalate` is offered when it has not by then. */
export interface Expected {
  state: string
  seconds: number
  escalate?: string
}

/**
 * How far a step is: `waiting` for its turn, `sent` without an answer, `accepted` while its record is on the way to the
 * expected state, `done`, `late` when that state did not come in time, `failed`, or `dropped` before it was sent.
 */
export type StepState = 'waiting' | 'sent' | 'accepted' | 'done' | 'late' | 'failed' | 'dropped'

/** One action on one record. */
export interface JobStep {
  record: JobRecord
  /** The action; null for the creation of the record. */
  action: string | null
  /** What it is, with what was chosen: "Add disk: 500 GB". */
  label: string
  /** What the action would otherwise ask for, by parameter. */
  typed: Readonly<Record<string, unknown>>
  /** Something in `typed` is a secret, which is kept nowhere. */
  secret?: boolean
  /** The step that has to be done before; null for none. */
  after: number | null
  /** It follows a creation by itself; what becomes of it is told apart from the other steps. */
  apart?: true
  expected?: Expected
  /** The action whose `pending` text is shown meanwhile; null for a record that is being created. */
  pending: string | null
  /** The idempotency key of its try; null where the operation takes none. */
  key: string | null
  /** Tried again after a lost answer it is not done twice. */
  repeatable?: true
  /** Said when it is accepted. */
  done?: string
  state: StepState
  /** When it came to this state, in milliseconds since 1970. */
  since: number
  /** How the last try failed. It stays while the step is tried again. */
  failure?: unknown
}

/** A record that looks like what was to be created: its name, and the page that shows it. */
export interface Found {
  readonly name: string
  readonly page: string
}

/** Work on records: its steps, in an order that `after` gives. Everything in it but `failure` is plain data. */
export interface Job {
  id: string
  title: string
  steps: readonly JobStep[]
  /** Said when all steps are done. */
  ended?: string
  /** The action of a run on several records. */
  bulk?: string
  /** Records that were chosen, too, and that the action did not fit, of a run on several. */
  left?: readonly { name: string; reason: string }[]
  /** Of a creation: the form it was sent from, the page of its record, and what the list says when the answer was lost. */
  form?: string
  page?: string
  found?: readonly Found[]
  /** The identity it belongs to. */
  epoch: number
  /** When it began or was last tried again, in milliseconds since 1970. */
  begun: number
  /** It went on after the page was reloaded. */
  resumed?: true
  /** Its page shows it no more. */
  dismissed?: true
}

/** What happens to a job. Times are milliseconds since 1970. */
export type JobEvent =
  | { kind: 'step'; index: number; state: 'accepted' | 'done' | 'late'; now: number }
  /** Its call is about to be made, under this idempotency key. */
  | { kind: 'sent'; index: number; key: string | null; now: number }
  | { kind: 'failed'; index: number; failure: unknown; now: number }
  /** The record of a creation is known, and what is to follow. */
  | {
      kind: 'created'
      record: JobRecord
      page: string
      steps: readonly JobStep[]
      ended?: string | undefined
      now: number
    }
  /** What the list says of a creation whose answer was lost. */
  | { kind: 'found'; found: readonly Found[] }
  /** Nothing more is sent. */
  | { kind: 'stopped'; now: number }
  /** Somebody has these failed or late steps tried again. */
  | { kind: 'again'; indexes: readonly number[]; now: number }
  | { kind: 'dismissed' }

/** The location and the identity that the key of a record's row is made of. */
export function placeOf({ key }: Pick<JobRecord, 'key'>): { location: string | undefined; id: string } {
  const slash = key.indexOf('/')
  return { location: slash > 0 ? key.slice(0, slash) : undefined, id: key.slice(slash + 1) }
}

const setStep = (job: Job, index: number, change: Partial<JobStep>): Job => {
  const step = job.steps[index]
  return step ? { ...job, steps: job.steps.with(index, { ...step, ...change }) } : job
}

/** A job after an event. */
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
      return mapSteps(job, (step) =>
        step.state === 'waiting' ? { ...step, state: 'dropped', since: event.now } : step,
      )
    case 'again': {
      const { resumed: _resumed, ...again } = job
      return mapSteps({ ...again, begun: event.now }, (step, index) =>
        event.indexes.includes(index)
          ? { ...step, state: step.state === 'late' ? 'accepted' : 'waiting', since: event.now }
          : step,
      )
    }
    case 'dismissed':
      return { ...job, dismissed: true }
  }
}

const mapSteps = (job: Job, change: (step: JobStep, index: number) => JobStep): Job => ({
  ...job,
  steps: job.steps.map(change),
})

/** Whether a step before this one did not come about, so that it is not done. */
export function isHeldBack({ steps }: Pick<Job, 'steps'>, { after }: Pick<JobStep, 'after'>): boolean {
  for (let index = after; index !== null;) {
    const before: JobStep | undefined = steps[index]
    if (!before) return false
    if (before.state === 'failed' || before.state === 'late' || before.state === 'dropped') return true
    index = before.after
  }
  return false
}

/** Whether a step is under way or will be by itself. */
export function isUnderWay(job: Pick<Job, 'steps'>, step: JobStep): boolean {
  const { state } = step
  return state === 'sent' || state === 'accepted' || (state === 'waiting' && !isHeldBack(job, step))
}

/** Whether a call of a job is not answered, or is still to be made. */
export const hasToSend = (job: Pick<Job, 'steps'>): boolean =>
  job.steps.some((step) => step.state !== 'accepted' && isUnderWay(job, step))

/** Whether something of a job is under way or will be by itself. */
export const isRunning = (job: Pick<Job, 'steps'>): boolean => job.steps.some((step) => isUnderWay(job, step))

/** Steps whose call was not answered with success and will not be: failed, or not done because of that. */
export function openSteps(job: Pick<Job, 'steps'>): readonly JobStep[] {
  return job.steps.filter(({ state }) => state === 'waiting' || state === 'dropped' || state === 'failed')
}

/** Whether a step has been accepted, whether or not its record has come to the expected state. */
export const isAccepted = ({ state }: Pick<JobStep, 'state'>): boolean =>
  state === 'accepted' || state === 'done' || state === 'late'

/** Whether nothing more will become of a step that was accepted. */
export const isOver = ({ state }: Pick<JobStep, 'state'>): boolean => state === 'done' || state === 'late'

/** The indexes of the steps that stand right behind one; behind `null` the first ones. */
export function stepsAfter({ steps }: Pick<Job, 'steps'>, index: number | null): number[] {
  return [...steps.keys()].filter((each) => steps[each]?.after === index)
}

/** Whether every first step of a job has been answered, or is not sent any more. */
export const isAnswered = ({ steps }: Pick<Job, 'steps'>): boolean =>
  steps.every(({ after, state }) => after !== null || (state !== 'waiting' && state !== 'sent'))

/** The part of a job in whose chains some step is so. */
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

/** The first step of the chain a step stands in. */
function rootOf(job: Pick<Job, 'steps'>, index: number): number {
  const after = job.steps[index]?.after ?? null
  return after === null ? index : rootOf(job, after)
}
