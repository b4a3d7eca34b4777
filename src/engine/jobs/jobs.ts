import { createStore } from '../../lib/store'
import type { Platform } from '../../platform/platform'
import { entryOf, hasResource } from '../data/load-resource'
import { detailPath } from '../routing/routes'
import { advance, chainsOf, isRunning, placeOf, type Job, type JobEvent, type JobStep } from './job'
import { reasonOf } from './failures'

/** Jobs that have ended are remembered up to this number. */
const remembered = 30

/** All jobs of this page, the newest last. The one store of work: notices, toasts, rows and the list of jobs read it. */
export const jobs = createStore<readonly Job[]>([])

/** Adds a job, or puts it in the place of the one of its id; forgets the oldest ended ones. */
export function putJob(job: Job): void {
  const others = jobs.get().filter(({ id }) => id !== job.id)
  const ended = others.filter((each) => !isRunning(each))
  const forgotten = new Set(ended.slice(0, Math.max(0, ended.length - remembered)))
  jobs.set([...others.filter((each) => !forgotten.has(each)), job])
}

/** Tells a job what has happened. One that is not there any more, or is somebody else's, hears nothing. */
export function tellJob(id: string, epoch: number, event: JobEvent): void {
  jobs.set(jobs.get().map((job) => (job.id === id && job.epoch === epoch ? advance(job, event) : job)))
}

/** The job of an id, or undefined. */
export const jobOf = (id: string): Job | undefined => jobs.get().find((job) => job.id === id)

/** Waits until something holds of a job, asked whenever a job changes; the job is undefined once it is not there any more. */
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

const byRecord = new WeakMap<readonly Job[], Map<string, { job: Job; step: JobStep }[]>>()

/** The steps on one record, with their jobs, the newest job last. Asked of the same jobs they are looked up, not searched. */
export function stepsOn(
  all: readonly Job[],
  type: string,
  key: string,
  epoch: number,
): readonly { job: Job; step: JobStep }[] {
  let known = byRecord.get(all)
  if (!known) {
    known = new Map()
    for (const job of all)
      for (const step of job.steps) {
        const at = `${step.record.type} ${step.record.key}`
        const found = known.get(at)
        if (found) found.push({ job, step })
        else known.set(at, [{ job, step }])
      }
    byRecord.set(all, known)
  }
  return (known.get(`${type} ${key}`) ?? []).filter(({ job }) => job.epoch === epoch)
}

/** The job whose steps the page of a record shows: the newest with several, until it has ended well or is dismissed. */
export function shownJobOf(all: readonly Job[], type: string, key: string, epoch: number): Job | undefined {
  return stepsOn(all, type, key, epoch)
    .map(({ job }) => job)
    .findLast(
      (job) =>
        !job.dismissed &&
        job.steps.length > 1 &&
        (isRunning(job) || job.steps.some(({ state }) => state === 'failed')) &&
        job.steps.some(
          ({ record, after, apart }) =>
            after !== null && !apart && record.type === type && record.key === key,
        ),
    )
}

/** A state a record should reach because of something the customer did. */
export interface Expectation {
  /** Action whose `pending` text is shown meanwhile; null for a record that was just created. */
  action: string | null
  state: string
  /** When it was accepted, in milliseconds since 1970. */
  since: number
  /** Seconds it may take. */
  seconds: number
  /** Action offered when it takes longer. */
  escalate: string | null
}

/** True once the time an expectation allows has passed. */
export function isOverdue({ since, seconds }: Pick<Expectation, 'since' | 'seconds'>, now: number): boolean {
  return now - since > seconds * 1000
}

/** What is awaited of a record by the newest accepted step on it, or undefined. */
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
  const { state, seconds, escalate = null } = expected
  const expectation = { action: pending, state, since, seconds, escalate }
  // What is late and cannot be forced keeps nobody from acting.
  return escalate === null && isOverdue(expectation, now) ? undefined : expectation
}

/** True while the step of an action on a record waits for its call to be answered. */
export function isSending(type: string, key: string, action: string, epoch: number): boolean {
  return stepsOn(jobs.get(), type, key, epoch).some(
    ({ job, step }) =>
      step.action === action && (step.state === 'sent' || (step.state === 'waiting' && isRunning(job))),
  )
}

/** True while something is awaited of any record. */
export const hasAwaited = (all: readonly Job[]): boolean =>
  all.some(({ steps }) => steps.some(({ state }) => state === 'accepted'))

/** A record has been seen in the state that is awaited of it: the step that led there is done. */
export function tellReached(type: string, key: string, epoch: number, now: number): void {
  const found = stepsOn(jobs.get(), type, key, epoch).findLast(({ step }) => step.state === 'accepted')
  if (!found) return
  const index = found.job.steps.indexOf(found.step)
  tellJob(found.job.id, epoch, { kind: 'step', index, state: 'done', now })
}

/** The creation that was last sent from a form, or undefined. */
export const creationOf = (all: readonly Job[], form: string, epoch: number): Job | undefined =>
  all.findLast((job) => job.form === form && job.epoch === epoch)

/** The part of a job in the same chain as the steps on a record: of a run on several its own, of any other all. */
export const chainOn = (job: Job, type: string, key: string): Job =>
  chainsOf(job, ({ record }) => record.type === type && record.key === key)

/** The last run on several records of a type, or undefined. */
export const lastBulkOf = (all: readonly Job[], type: string, epoch: number): Job | undefined =>
  all.findLast((job) => job.bulk !== undefined && job.epoch === epoch && job.steps[0]?.record.type === type)

const none: ReadonlyMap<string, string> = new Map()

/** Why the first step on a record failed, by row key; nothing for no job. */
export function failuresOf(
  platform: Pick<Platform, 'texts'>,
  job: Job | undefined,
): ReadonlyMap<string, string> {
  const failed = job?.steps.filter(({ after, state }) => after === null && state === 'failed') ?? []
  if (failed.length === 0) return none
  return new Map(failed.map((step) => [step.record.key, reasonOf(platform, step)]))
}

/** The page that shows what a job is about: its first record, or of a run on several their list. */
export function pageOf({ steps, bulk }: Pick<Job, 'steps' | 'bulk'>): string | undefined {
  const [first] = steps
  if (!first || !hasResource(first.record.type)) return undefined
  const { summary } = entryOf(first.record.type)
  if (bulk !== undefined) return summary.routes.list
  const { location, id } = placeOf(first.record)
  return detailPath(summary, id, location)
}

/** What of a job a part of the page shows: its creation a form, its steps a dialog or the page of a record. */
export type AttendedPart = 'creation' | 'steps'

const attended = new Map<string, number>()

/** Says that a part of the page shows how this part of a job fails, so that no toast does; returns how to take that back. */
export function attendJob(id: string, part: AttendedPart): () => void {
  const key = `${id} ${part}`
  attended.set(key, (attended.get(key) ?? 0) + 1)
  return () => void attended.set(key, (attended.get(key) ?? 1) - 1)
}

/** True while a part of the page shows how this part of a job fails. */
export const isAttended = (id: string, part: AttendedPart): boolean =>
  (attended.get(`${id} ${part}`) ?? 0) > 0

/** Rows a list is asked to show alone and chosen, such as those a run has failed for. */
export interface ShownRows {
  type: string
  keys: ReadonlySet<string>
  /** What the list was narrowed by before, as the search part of its address. */
  before: string
  /** The identity it belongs to. */
  epoch: number
}

/** Outlasts the page of the list: what is shown there stays when another page is looked at meanwhile. */
export const shownRows = createStore<ShownRows | undefined>(undefined)
