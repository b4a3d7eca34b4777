import { ApiError, connectionFailure, isApiError, type ApiErrorKind } from '../../api/errors'
import { isRecord } from '../../lib/is-record'
import { webLocks } from '../../lib/web-locks'
import type { Session } from '../../platform/session/session'
import { dropWaiting, isAccepted, isHalfDone, isRunning, type Job, type JobStep, type StepState } from './job'
import { jobs } from './jobs'
import { planStore, tabJobs, type JobStorage } from './job-storage'

type JobSession = Pick<Session, 'get' | 'owner'>

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

const kinds: Record<ApiErrorKind, true> = {
  connection: true,
  'content-type': true,
  timeout: true,
  'gateway-timeout': true,
  unfinished: true,
  permission: true,
  server: true,
  api: true,
  generic: true,
  'stale-identity': true,
}

const isKind = (value: unknown): value is ApiErrorKind =>
  typeof value === 'string' && Object.hasOwn(kinds, value)

/** A failure as plain data; of errors other than API errors only that they happened. */
function failureData(failure: unknown): Record<string, unknown> {
  if (!isApiError(failure)) return { kind: 'generic', message: '' }
  const { kind, message, status, correlationId } = failure
  return { kind, message, status, correlationId }
}

/** The failure in stored data; undefined if malformed. */
function failureIn(data: unknown): ApiError | undefined {
  if (!isRecord(data)) return undefined
  const { kind, message, status, correlationId } = data
  if (!isKind(kind) || typeof message !== 'string') return undefined
  return new ApiError(kind, message, {
    status: typeof status === 'number' ? status : undefined,
    correlationId: typeof correlationId === 'string' ? correlationId : undefined,
  })
}

/** A step without secrets. */
function withoutSecrets({ failure, ...step }: JobStep): Record<string, unknown> {
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

/** Whether the next tab of the user is to find a job: it has several steps, and some are not done. */
const isPlan = (job: Job): boolean => isHalfDone(job) || (job.steps.length > 1 && isRunning(job))

/** A job as it is stored. */
const dataOf = ({ epoch: _epoch, steps, ...job }: Job): Record<string, unknown> => ({
  ...job,
  steps: steps.map(withoutSecrets),
})

const storing = new WeakSet<object>()

/**
 * Stores the jobs of the signed-in user, so that they survive a reload, and plans a closed tab. Subscribes once per
 * session.
 */
export function storeJobs(session: JobSession, storage?: JobStorage): void {
  if (storing.has(session)) return
  storing.add(session)
  const [tab, plans] = [tabJobs(session, storage), planStore(session, storage)]
  let written = 0
  /** Plans as they were last written, of the identity with this epoch. */
  let stored = { epoch: 0, plans: new Map<string, Job>() }
  const write = (): void => {
    const { epoch } = session.get()
    if (stored.epoch !== epoch) stored = { epoch, plans: new Map() }
    const kept = jobs.get().filter((job) => job.epoch === epoch && isStorable(job))
    const unfinished = new Map(kept.filter(isPlan).map((job) => [job.id, job]))
    written = Date.now()
    for (const [id, job] of unfinished)
      if (stored.plans.get(id) !== job) plans.write(id, JSON.stringify(dataOf(job)))
    for (const id of stored.plans.keys()) if (!unfinished.has(id)) plans.remove(id)
    stored.plans = unfinished
    if (kept.length === 0) tab.clear()
    else
      tab.write({
        plans: [...unfinished.keys()],
        jobs: kept.filter(({ id }) => !unfinished.has(id)).map(dataOf),
      })
  }
  jobs.subscribe(() => {
    const count = jobs.get().reduce((sum, job) => sum + (isRunning(job) ? job.steps.length : 0), 0)
    if (count <= unthrottledSteps || Date.now() - written > interval) write()
  })
  window.addEventListener('pagehide', write)
}

const states: Record<StepState, true> = {
  waiting: true,
  sent: true,
  accepted: true,
  done: true,
  late: true,
  failed: true,
  dropped: true,
}

const isText = (value: unknown): value is string => typeof value === 'string'
const isTextOrNull = (value: unknown): value is string | null => value === null || isText(value)
const isNumberOrNull = (value: unknown): value is number | null => value === null || Number.isInteger(value)

function isStep(value: unknown): value is JobStep {
  if (!isRecord(value) || !isRecord(value.record)) return false
  const { record, action, label, typed, after, expected, pending, key, state, since } = value
  return (
    [record.type, record.key, record.name, label].every(isText) &&
    isTextOrNull(key) &&
    isTextOrNull(action) &&
    isTextOrNull(pending) &&
    isRecord(typed) &&
    isNumberOrNull(after) &&
    (expected === undefined ||
      (isRecord(expected) && isText(expected.state) && typeof expected.seconds === 'number')) &&
    isText(state) &&
    Object.hasOwn(states, state) &&
    typeof since === 'number'
  )
}

const isSkipped = (value: unknown): value is { name: string; reason: string } =>
  isRecord(value) && isText(value.name) && isText(value.reason)

/**
 * A step after a reload. An unanswered step waits to be checked, under its key. A step whose secret is gone is dropped.
 */
function stepAfterReload(step: JobStep): JobStep {
  const failure = failureIn(step.failure)
  const isLost = step.secret === true && !isAccepted(step)
  const known: JobStep = { ...step, ...(failure ? { failure } : {}), ...(isLost ? { lost: true } : {}) }
  if (step.state === 'sent') {
    const doubt = connectionFailure(undefined)
    if (step.key !== null) doubt.key = step.key
    return { ...known, state: 'waiting', failure: doubt }
  }
  return step.state === 'waiting' && isLost ? { ...known, state: 'dropped' } : known
}

function jobIn(value: unknown, epoch: number): Job | undefined {
  if (!isRecord(value)) return undefined
  const { id, title, steps, begun } = value
  if (!isText(id) || !isText(title) || typeof begun !== 'number') return undefined
  if (!Array.isArray(steps) || !steps.every(isStep)) return undefined
  const { ended, bulk, skipped, form, page, dismissed, told, left } = value
  const job: Job = {
    ...{ id, title, epoch, begun, steps: steps.map(stepAfterReload) },
    ...(isText(ended) ? { ended } : {}),
    ...(isText(bulk) ? { bulk } : {}),
    ...(isText(form) ? { form } : {}),
    ...(isText(page) ? { page } : {}),
    ...(Array.isArray(skipped) && skipped.every(isSkipped) ? { skipped } : {}),
    ...(dismissed === true ? { dismissed } : {}),
    ...(told === true ? { told } : {}),
    ...(left === 'cancelled' || left === 'closed' ? { left } : {}),
  }
  return isRunning(job) ? { ...job, resumed: true } : job
}

/** A plan in local storage; undefined if it is gone or malformed. */
function storedPlan(session: JobSession, id: string, storage?: JobStorage): Job | undefined {
  const text = planStore(session, storage).read(id)
  if (text === null) return undefined
  try {
    return jobIn(JSON.parse(text), session.get().epoch)
  } catch {
    return undefined
  }
}

const planIds = (session: JobSession, storage?: JobStorage): string[] => {
  const ids = tabJobs(session, storage).read()?.plans
  return Array.isArray(ids) ? ids.filter(isText) : []
}

/**
 * Stored jobs of this tab and the signed-in user, oldest first, with the current epoch. Plans another tab has finished
 * since are left out.
 */
export function readStoredJobs(session: JobSession, storage?: JobStorage): Job[] {
  const { epoch } = session.get()
  const kept = tabJobs(session, storage).read()?.jobs
  const ended = Array.isArray(kept) ? kept.flatMap((value) => jobIn(value, epoch) ?? []) : []
  const plans = planIds(session, storage).flatMap((id) => storedPlan(session, id, storage) ?? [])
  return [...ended, ...plans].sort((one, other) => one.begun - other.begun)
}

/** Plans of the signed-in user that other tabs began: those that are closed, whose lock is free, are claimed. */
export async function claimClosedJobs(
  session: JobSession,
  now: number,
  storage?: JobStorage,
): Promise<Job[]> {
  const own = new Set(planIds(session, storage))
  const others = planStore(session, storage)
    .ids()
    .filter((id) => !own.has(id))
  const found = await Promise.all(
    others.map(async (id): Promise<Job | undefined> => {
      if (!(await claimJob(id, false))) return undefined
      const job = storedPlan(session, id, storage)
      if (!job?.resumed) return job
      const { resumed: _resumed, ...rest } = job
      return dropWaiting({ ...rest, left: rest.left ?? 'closed' }, now)
    }),
  )
  return found.filter((job) => job !== undefined)
}
