import { memo } from '../../lib/memo'
import { groupBy } from '../../lib/group-by'
import { createStore } from '../../lib/store'
import type { CompiledResource } from '../../manifest/compiled'
import type { Platform } from '../../platform/platform'
import { addUnfinished } from '../../platform/session/unfinished-names'
import { entryOf, hasResource, loadedResource } from '../data/load-resource'
import { detailPath } from '../../manifest/routes'
import {
  advance,
  chainsOf,
  isAccepted,
  isRunning,
  isSameStep,
  isUnansweredFirst,
  openSteps,
  parseRowKey,
  settleOpen,
  type Job,
  type JobEvent,
  type JobStep,
} from './job'
import { reasonOf } from './failures'

/** Maximum ended jobs kept. */
const maxEndedJobs = 30

/** All jobs of this tab, newest last. Notices, toasts, rows and the job list read this store. */
export const jobs = createStore<readonly Job[]>([])
// A refused call was not done; a sequence may end half done.
addUnfinished(() => jobs.get().flatMap((job) => (job.steps.length > 1 && isRunning(job) ? [job.title] : [])))

/** Adds or replaces a job; drops the oldest ended ones. */
export function putJob(job: Job): void {
  const others = jobs.get().filter(({ id }) => id !== job.id)
  const ended = others.filter((each) => !isRunning(each))
  const forgotten = new Set(ended.slice(0, Math.max(0, ended.length - maxEndedJobs)))
  jobs.set([...others.filter((each) => !forgotten.has(each)), job])
}

/** Applies an event to a job. Ignored if the job is gone or belongs to another session. A step that is done is done for all jobs. */
export function updateJob(id: string, epoch: number, event: JobEvent): void {
  const step = jobOf(id)?.steps[event.kind === 'step' ? event.index : -1]
  const isDone = event.kind === 'step' && step !== undefined && !isAccepted(step)
  jobs.set(
    jobs.get().map((job) => {
      if (job.epoch !== epoch) return job
      if (job.id === id) return advance(job, event)
      return isDone ? settleOpen(job, step, event.now) : job
    }),
  )
}

/** The job with an id, or undefined. */
export const jobOf = (id: string): Job | undefined => jobs.get().find((job) => job.id === id)

/** Resolves once `isSo` holds for a job, checked at every change; the job is undefined if it is gone. */
export function whenJob(id: string, isSo: (job: Job | undefined) => boolean): Promise<Job | undefined> {
  return new Promise((resolve) => {
    const check = (): void => {
      const job = jobOf(id)
      if (!isSo(job)) return
      unsubscribe()
      resolve(job)
    }
    const unsubscribe = jobs.subscribe(check)
    check()
  })
}

const byRecord = memo((all: readonly Job[]) =>
  groupBy(
    all.flatMap((job) => job.steps.map((step) => ({ job, step }))),
    ({ step: { record } }) => `${record.type} ${record.key}`,
  ),
)

/** Steps on a record with their jobs, newest job last. Indexed once per state of the store. */
export function stepsOn(
  all: readonly Job[],
  type: string,
  key: string,
  epoch: number,
): readonly { job: Job; step: JobStep }[] {
  return (byRecord(all).get(`${type} ${key}`) ?? []).filter(({ job }) => job.epoch === epoch)
}

/** The job shown on a record's page: the newest with several steps, until all are done or it is dismissed. */
export function shownJobOf(all: readonly Job[], type: string, key: string, epoch: number): Job | undefined {
  return stepsOn(all, type, key, epoch)
    .map(({ job }) => job)
    .findLast(
      (job) =>
        !job.dismissed &&
        job.steps.length > 1 &&
        (isRunning(job) || openSteps(job).length > 0) &&
        job.steps.some(({ record, after }) => after !== null && record.type === type && record.key === key),
    )
}

/** A state a record should reach after an accepted step. */
export interface Expectation {
  /** Action whose `pending` text is shown meanwhile; null for a new record. */
  pending: string | null
  state: string
  /** Time of acceptance, in ms since 1970. */
  since: number
  /** Seconds it may take. */
  seconds: number
  /** Action offered when it takes longer. */
  action: string | null
}

/** True once the allowed time has passed. */
export function isOverdue({ since, seconds }: Pick<Expectation, 'since' | 'seconds'>, now: number): boolean {
  return now - since > seconds * 1000
}

/** Expectation of the newest accepted step on a record, or undefined. */
export function expectationOf(
  all: readonly Job[],
  type: string,
  key: string,
  epoch: number,
  now: number,
): Expectation | undefined {
  const found = stepsOn(all, type, key, epoch).findLast(
    ({ step }) => step.state === 'accepted' && step.expected,
  )
  if (!found?.step.expected) return undefined
  const { pending, since, expected } = found.step
  const { state, seconds, action = null } = expected
  const expectation = { pending, state, since, seconds, action }
  // A late state without an action to force it no longer blocks other actions.
  return action === null && isOverdue(expectation, now) ? undefined : expectation
}

/** True while an action on a record waits for its answer. */
export function isSending(type: string, key: string, action: string, epoch: number): boolean {
  return stepsOn(jobs.get(), type, key, epoch).some(
    ({ job, step }) =>
      step.action === action && (step.state === 'sent' || (step.state === 'waiting' && isRunning(job))),
  )
}

/** True while any record has a pending state. */
export const hasPending = (all: readonly Job[]): boolean =>
  all.some(({ steps }) => steps.some(({ state }) => state === 'accepted'))

/** The newest job by which a record was removed, or undefined. */
export function removalOf(
  all: readonly Job[],
  { type, actions }: Pick<CompiledResource, 'type' | 'actions'>,
  key: string,
  epoch: number,
): Job | undefined {
  const removes = ({ step }: { step: JobStep }): boolean =>
    actions[step.action ?? '']?.removes === true && isAccepted(step)
  return stepsOn(all, type, key, epoch).findLast(removes)?.job
}

/** Marks the newest accepted step of a record as done, because the record was seen in the expected state. */
export function confirmExpected(type: string, key: string, epoch: number, now: number): void {
  const found = stepsOn(jobs.get(), type, key, epoch).findLast(({ step }) => step.state === 'accepted')
  if (!found) return
  const index = found.job.steps.indexOf(found.step)
  updateJob(found.job.id, epoch, { kind: 'step', index, state: 'done', now })
}

/** The creation last sent from a form, or undefined. */
export const creationOf = (all: readonly Job[], form: string, epoch: number): Job | undefined =>
  all.findLast((job) => job.form === form && job.epoch === epoch)

/**
 * The job that does all of this and is not answered yet: the creation of the same form, or a job with the same steps. A
 * repeated press continues it.
 */
export function sameJob({ steps, form, epoch }: Pick<Job, 'steps' | 'form' | 'epoch'>): Job | undefined {
  const own = jobs.get().filter((job) => job.epoch === epoch && job.steps.some(isUnansweredFirst))
  if (form !== undefined) return own.find((job) => job.form === form)
  return own.find((job) =>
    steps.every((step) =>
      job.steps.some((each) => isSameStep(each, step) && (step.after !== null || isUnansweredFirst(each))),
    ),
  )
}

/** The chains of a job that concern a record: of a bulk run only its own, otherwise all. */
export const chainOn = (job: Job, type: string, key: string): Job =>
  chainsOf(job, ({ record }) => record.type === type && record.key === key)

/** The last bulk run on a type, or undefined. */
export const lastBulkOf = (all: readonly Job[], type: string, epoch: number): Job | undefined =>
  all.findLast((job) => job.bulk !== undefined && job.epoch === epoch && job.steps[0]?.record.type === type)

const none: ReadonlyMap<string, string> = new Map()

/** Failures of the first steps, by row key; empty without a job. */
export function failuresOf(
  platform: Pick<Platform, 'texts'>,
  job: Job | undefined,
): ReadonlyMap<string, string> {
  const failed = job?.steps.filter(({ after, state }) => after === null && state === 'failed') ?? []
  if (failed.length === 0) return none
  return new Map(failed.map((step) => [step.record.key, reasonOf(platform, step)]))
}

/** URL of the page that shows a job: its first record, or the list of a bulk run or of a record that it removed. */
export function pageOf({ steps, bulk }: Pick<Job, 'steps' | 'bulk'>): string | undefined {
  const [first] = steps
  if (!first || !hasResource(first.record.type)) return undefined
  const { summary } = entryOf(first.record.type)
  const action = loadedResource(first.record.type)?.actions[first.action ?? '']
  if (bulk !== undefined || (action?.removes && isAccepted(first))) return summary.routes.list
  const { location, id } = parseRowKey(first.record)
  return detailPath(summary, id, location)
}

/** The part of a job shown by a component: a form shows the creation, a dialog or record page the steps. */
export type JobPart = 'creation' | 'steps'

const claims = new Map<string, number>()

/** Registers that a component shows failures of this part of a job, so that no toast does; returns the cleanup. */
export function claimFailures(id: string, part: JobPart): () => void {
  const key = `${id} ${part}`
  claims.set(key, (claims.get(key) ?? 0) + 1)
  return () => void claims.set(key, (claims.get(key) ?? 1) - 1)
}

/** True while a component shows failures of this part of a job. */
export const isClaimed = (id: string, part: JobPart): boolean => (claims.get(`${id} ${part}`) ?? 0) > 0

/** Rows a list shows alone and selected, such as those a bulk run failed for. */
export interface ShownRows {
  type: string
  keys: ReadonlySet<string>
  /** The list's search string before. */
  before: string
  /** Epoch of the user's session. */
  epoch: number
}

/** Global, so that it survives leaving and returning to the list. */
export const shownRows = createStore<ShownRows | undefined>(undefined)
