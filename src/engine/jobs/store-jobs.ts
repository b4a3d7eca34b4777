import { ApiError, connectionFailure, isApiError, type ApiErrorKind } from '../../api/errors'
import { isRecord } from '../../lib/is-record'
import { webLocks } from '../../lib/web-locks'
import type { Session } from '../../platform/session/session'
import { isRunning, openSteps, type Job, type JobStep, type StepState } from './job'
import { jobs } from './jobs'
import { jobStore, type JobStorage } from './job-storage'

type JobSession = Pick<Session, 'get' | 'owner'>

/** Up to this many steps are stored at each event; larger jobs once per `interval` ms and on leaving the page. */
const unthrottledSteps = 500
const interval = 1000

/**
 * Claims a job for this tab with a Web Lock, because a duplicated tab has the same storage. Held until the page is
 * gone. Without lock support the claim succeeds.
 */
export function claimJob(id: string): Promise<boolean> {
  const locks = webLocks()
  if (!locks) return Promise.resolve(true)
  return new Promise((resolve) => {
    void locks.request(`job ${id}`, { ifAvailable: true }, (lock) => {
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

const storing = new WeakSet<object>()

/**
 * Stores the jobs of the signed-in user in session storage, so that they survive a reload. Subscribes once per session.
 */
export function storeJobs(session: JobSession, storage?: JobStorage): void {
  if (storing.has(session)) return
  storing.add(session)
  let written = 0
  const write = (): void => {
    const { epoch } = session.get()
    const kept = jobs.get().filter((job) => job.epoch === epoch && isStorable(job))
    written = Date.now()
    if (kept.length === 0) jobStore(session, storage).clear()
    else
      jobStore(session, storage).write({
        jobs: kept.map(({ epoch: _epoch, steps, ...job }) => ({ ...job, steps: steps.map(withoutSecrets) })),
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
 * A step after a reload. An unanswered step waits to be checked, under its key. A step that needs a secret is dropped.
 */
function stepAfterReload(step: JobStep): JobStep {
  const failure = failureIn(step.failure)
  const known: JobStep = { ...step, ...(failure ? { failure } : {}) }
  if (step.state === 'sent') {
    const doubt = connectionFailure(undefined)
    if (step.key !== null) doubt.key = step.key
    return { ...known, state: 'waiting', failure: doubt }
  }
  return step.state === 'waiting' && step.secret ? { ...known, state: 'dropped' } : known
}

function jobIn(value: unknown, epoch: number): Job | undefined {
  if (!isRecord(value)) return undefined
  const { id, title, steps, begun } = value
  if (!isText(id) || !isText(title) || typeof begun !== 'number') return undefined
  if (!Array.isArray(steps) || !steps.every(isStep)) return undefined
  const { ended, bulk, skipped, form, page, dismissed } = value
  const job: Job = {
    ...{ id, title, epoch, begun, steps: steps.map(stepAfterReload) },
    ...(isText(ended) ? { ended } : {}),
    ...(isText(bulk) ? { bulk } : {}),
    ...(isText(form) ? { form } : {}),
    ...(isText(page) ? { page } : {}),
    ...(Array.isArray(skipped) && skipped.every(isSkipped) ? { skipped } : {}),
    ...(dismissed === true ? { dismissed } : {}),
  }
  return isRunning(job) || openSteps(job).length > 0 ? { ...job, resumed: true } : job
}

/** Stored jobs of the signed-in user, with the current epoch. */
export function readStoredJobs(session: JobSession, storage?: JobStorage): Job[] {
  const { epoch } = session.get()
  const kept = jobStore(session, storage).read()?.jobs
  return Array.isArray(kept) ? kept.flatMap((value) => jobIn(value, epoch) ?? []) : []
}
