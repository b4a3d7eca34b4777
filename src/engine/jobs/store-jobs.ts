import { ApiError, connectionFailure, isApiError } from '../../api/errors'
import { isRecord } from '../../lib/is-record'
import { parseJson } from '../../lib/parse-json'
import { webLocks } from '../../lib/web-locks'
import type { Platform } from '../../platform/platform'
import type { Session } from '../../platform/session/session'
import { dropWaiting, isAccepted, isHalfDone, isRunning, type Job, type JobStep } from './job'
import { jobs } from './jobs'
import { planStore, tabJobs, type JobStorage } from './job-storage'

type JobSession = Pick<Session, 'get' | 'owner' | 'isCurrent'>

/** The session of this tab, and its clock. */
type JobTab = { session: JobSession } & Pick<Platform, 'now'>

/** Up to this many steps are stored at each event; larger jobs once per `interval` ms and on leaving the page. */
const unthrottledSteps = 500
const interval = 1000

/** Jobs this page has claimed. */
const claimed = new Set<string>()

/**
 * Claims a job for this tab with a Web Lock, because other tabs have the same storage. Held until the page is gone.
 * Without lock support (plain HTTP) the claim succeeds for jobs of this tab only.
 */
export function claimJob(id: string, isOwn = true): Promise<boolean> {
  const locks = webLocks()
  if (claimed.has(id)) return Promise.resolve(true)
  if (!locks) return Promise.resolve(isOwn)
  return new Promise((resolve) => {
    void locks.request(`job ${id}`, { ifAvailable: true }, (lock) => {
      if (lock) claimed.add(id)
      resolve(lock !== null)
      return lock ? new Promise<void>(() => {}) : undefined
    })
  })
}

/**
 * Version of stored jobs. Raise it when a member of a job or step changes; jobs of another version are ignored.
 */
const jobFormat = 1

type StoredFailure = Pick<ApiError, 'kind' | 'message' | 'status' | 'correlationId'>
type StoredStep = Omit<JobStep, 'failure'> & { failure?: StoredFailure }
type StoredJob = Omit<Job, 'epoch' | 'resumed' | 'found' | 'steps'> & { steps: readonly StoredStep[] }

/** What a tab stores: its jobs, the ids of its plans, and the time in ms since 1970. */
interface StoredTab {
  format: typeof jobFormat
  at: number
  jobs: readonly StoredJob[]
  plans: readonly string[]
}

interface StoredPlan {
  format: typeof jobFormat
  plan: StoredJob
}

const isCurrent = <Stored extends { format: typeof jobFormat }>(value: unknown): value is Stored =>
  isRecord(value) && value.format === jobFormat

/** A failure as plain data; of errors other than API errors only that they happened. */
function failureData(failure: unknown): StoredFailure {
  if (!isApiError(failure))
    return { kind: 'generic', message: '', status: undefined, correlationId: undefined }
  const { kind, message, status, correlationId } = failure
  return { kind, message, status, correlationId }
}

/** A step without secrets. */
function storedStep({ failure, ...step }: JobStep): StoredStep {
  return {
    ...step,
    // Input of an accepted step is not needed again.
    typed: step.secret || step.state === 'done' || step.state === 'accepted' ? {} : step.typed,
    ...(failure === undefined ? {} : { failure: failureData(failure) }),
  }
}

/** A creation without an answer is stored by its form's draft instead. */
const isStorable = ({ steps }: Job): boolean =>
  !steps.some(
    ({ action, state }) => action === null && (state === 'waiting' || state === 'sent' || state === 'failed'),
  )

/** Whether the next tab of the user should find a job: it has several steps, and some are not done. */
const isPlan = (job: Job): boolean => isHalfDone(job) || (job.steps.length > 1 && isRunning(job))

const storedJob = ({ epoch: _epoch, resumed: _resumed, found: _found, steps, ...job }: Job): StoredJob => ({
  ...job,
  steps: steps.map(storedStep),
})

const storing = new WeakSet<object>()

/**
 * Stores the jobs of the signed-in user, so that they survive a reload, and plans a closed tab. Subscribes once per
 * session.
 */
export function storeJobs({ session, now }: JobTab, storage?: JobStorage): void {
  if (storing.has(session)) return
  storing.add(session)
  const [tab, plans] = [tabJobs(session, storage), planStore(session, storage)]
  let written = 0
  /** Plans as they were last written, of the identity with this epoch. */
  let stored = { epoch: 0, plans: new Map<string, Job>() }
  const write = (): void => {
    // Another tab may have signed out and deleted them.
    if (!session.isCurrent()) return
    const { epoch } = session.get()
    if (stored.epoch !== epoch) stored = { epoch, plans: new Map() }
    const kept = jobs.get().filter((job) => job.epoch === epoch && isStorable(job))
    const unfinished = new Map(kept.filter(isPlan).map((job) => [job.id, job]))
    written = now()
    for (const [id, job] of unfinished)
      if (stored.plans.get(id) !== job) {
        const plan: StoredPlan = { format: jobFormat, plan: storedJob(job) }
        plans.write(id, JSON.stringify(plan))
      }
    for (const id of stored.plans.keys()) if (!unfinished.has(id)) plans.remove(id)
    stored.plans = unfinished
    if (kept.length === 0) tab.clear()
    else
      tab.write({
        format: jobFormat,
        at: written,
        plans: [...unfinished.keys()],
        jobs: kept.filter(({ id }) => !unfinished.has(id)).map(storedJob),
      } satisfies StoredTab)
  }
  jobs.subscribe(() => {
    const count = jobs.get().reduce((sum, job) => sum + (isRunning(job) ? job.steps.length : 0), 0)
    if (count <= unthrottledSteps || now() - written > interval) write()
  })
  window.addEventListener('pagehide', write)
}

/**
 * A step after a reload. An unanswered step waits to be checked, under its key. A step whose secret is gone is dropped.
 */
function stepAfterReload({ failure, ...step }: StoredStep): JobStep {
  const isLost = step.secret === true && !isAccepted(step)
  const known: JobStep = {
    ...step,
    ...(failure ? { failure: new ApiError(failure.kind, failure.message, failure) } : {}),
    ...(isLost ? { lost: true } : {}),
  }
  if (step.state === 'sent') {
    const doubt = connectionFailure(undefined)
    if (step.key !== null) doubt.key = step.key
    return { ...known, state: 'waiting', failure: doubt }
  }
  return step.state === 'waiting' && isLost ? { ...known, state: 'dropped' } : known
}

function jobAfterReload({ steps, ...stored }: StoredJob, epoch: number): Job {
  const job = { ...stored, epoch, steps: steps.map(stepAfterReload) }
  return isRunning(job) ? { ...job, resumed: true } : job
}

/** A plan in local storage; undefined if it is gone, malformed or of another version. */
function storedPlan(session: JobSession, id: string, storage?: JobStorage): Job | undefined {
  const stored = parseJson(planStore(session, storage).read(id))
  return isCurrent<StoredPlan>(stored) ? jobAfterReload(stored.plan, session.get().epoch) : undefined
}

function storedTab(session: JobSession, storage?: JobStorage): StoredTab {
  const stored = tabJobs(session, storage).read()
  return isCurrent<StoredTab>(stored) ? stored : { format: jobFormat, at: 0, jobs: [], plans: [] }
}

/** A job that sends nothing more by itself: its tab was closed, or nobody was signed in for long. */
function leftBehind(job: Job, now: number, left?: Job['left']): Job {
  if (!job.resumed) return job
  const { resumed: _resumed, ...rest } = job
  return dropWaiting({ ...(left && { left }), ...rest }, now)
}

/** Milliseconds after which an interrupted job does not go on by itself: what was confirmed then may not be wanted now. */
const goesOnFor = 10 * 60_000

/**
 * Stored jobs of this tab and the signed-in user, oldest first, with the current epoch. Plans another tab has finished
 * since are left out.
 */
export function readStoredJobs({ session, now }: JobTab, storage?: JobStorage): Job[] {
  const { jobs: ended, plans, at } = storedTab(session, storage)
  const { epoch } = session.get()
  const read = [
    ...ended.map((job) => jobAfterReload(job, epoch)),
    ...plans.flatMap((id) => storedPlan(session, id, storage) ?? []),
  ].sort((one, other) => one.begun - other.begun)
  return now() - at > goesOnFor ? read.map((job) => leftBehind(job, now())) : read
}

/** Plans of the signed-in user that other tabs began: those that are closed, whose lock is free, are claimed. */
export async function claimClosedJobs(
  session: JobSession,
  now: number,
  storage?: JobStorage,
): Promise<Job[]> {
  const own = new Set(storedTab(session, storage).plans)
  const others = planStore(session, storage)
    .ids()
    .filter((id) => !own.has(id))
  const found = await Promise.all(
    others.map(async (id): Promise<Job | undefined> => {
      if (!(await claimJob(id, false))) return undefined
      const job = storedPlan(session, id, storage)
      return job && leftBehind(job, now, 'closed')
    }),
  )
  return found.filter((job) => job !== undefined)
}
