import { ApiError, connectionFailure, isApiError, type ApiErrorKind } from '../../api/errors'
import { isRecord } from '../../lib/is-record'
import type { Session } from '../../platform/session/session'
import { isRunning, openSteps, type Job, type JobStep, type StepState } from './job'
import { jobs } from './jobs'
import { shelfOf, type Shelf } from './job-shelf'

type Own = Pick<Session, 'get' | 'owner'>

/** As many steps are written at each event; of more once in so many milliseconds, and when the page is left. */
const few = 500
const interval = 1000

/**
 * Whether this tab alone has a job: a tab that was duplicated has what was kept of it, too. Held until the page is gone.
 * A browser without locks is taken at its word.
 */
export function takeJob(id: string): Promise<boolean> {
  if (!('locks' in navigator)) return Promise.resolve(true)
  return new Promise((resolve) => {
    void navigator.locks.request(`job ${id}`, { ifAvailable: true }, (lock) => {
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

/** A failure as data, with what is said of it; of one that is no answer of a call only that it happened. */
function failureData(failure: unknown): Record<string, unknown> {
  if (!isApiError(failure)) return { kind: 'generic', message: '' }
  const { kind, message, status, correlationId } = failure
  return { kind, message, status, correlationId }
}

/** The failure data tells of; undefined for anything else. */
function failureIn(data: unknown): ApiError | undefined {
  if (!isRecord(data)) return undefined
  const { kind, message, status, correlationId } = data
  if (!isKind(kind) || typeof message !== 'string') return undefined
  return new ApiError(kind, message, {
    status: typeof status === 'number' ? status : undefined,
    correlationId: typeof correlationId === 'string' ? correlationId : undefined,
  })
}

/** Secrets are kept nowhere. */
function withoutSecrets({ failure, ...step }: JobStep): Record<string, unknown> {
  return {
    ...step,
    // What was done is not done again, and of it nobody asks.
    typed: step.secret || step.state === 'done' || step.state === 'accepted' ? {} : step.typed,
    ...(failure === undefined ? {} : { failure: failureData(failure) }),
  }
}

/** Of a creation that is not answered, the form keeps what there is to keep. */
const isKeepable = ({ steps }: Job): boolean =>
  !steps.some(
    ({ action, state }) => action === null && (state === 'waiting' || state === 'sent' || state === 'failed'),
  )

const keeping = new WeakSet<object>()

/** Keeps the jobs of whoever is signed in over a reload of the page, in this tab. Once for each session. */
export function keepJobs(session: Own, storage?: Shelf): void {
  if (keeping.has(session)) return
  keeping.add(session)
  let written = 0
  const write = (): void => {
    const { epoch } = session.get()
    const kept = jobs.get().filter((job) => job.epoch === epoch && isKeepable(job))
    written = Date.now()
    if (kept.length === 0) shelfOf(session, storage).clear()
    else
      shelfOf(session, storage).write({
        jobs: kept.map(({ epoch: _epoch, steps, ...job }) => ({ ...job, steps: steps.map(withoutSecrets) })),
      })
  }
  jobs.subscribe(() => {
    const count = jobs.get().reduce((sum, job) => sum + (isRunning(job) ? job.steps.length : 0), 0)
    if (count <= few || Date.now() - written > interval) write()
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

const isLeft = (value: unknown): value is { name: string; reason: string } =>
  isRecord(value) && isText(value.name) && isText(value.reason)

/**
 * A step after a reload. What was sent and not answered may have been done: it waits to be looked at, under the key of its
 * try. What was to be sent with a secret cannot be.
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
  const { ended, bulk, left, form, page, dismissed } = value
  const job: Job = {
    ...{ id, title, epoch, begun, steps: steps.map(stepAfterReload) },
    ...(isText(ended) ? { ended } : {}),
    ...(isText(bulk) ? { bulk } : {}),
    ...(isText(form) ? { form } : {}),
    ...(isText(page) ? { page } : {}),
    ...(Array.isArray(left) && left.every(isLeft) ? { left } : {}),
    ...(dismissed === true ? { dismissed } : {}),
  }
  return isRunning(job) || openSteps(job).length > 0 ? { ...job, resumed: true } : job
}

/** The jobs that were kept for whoever is signed in, under their present identity. */
export function keptJobs(session: Own, storage?: Shelf): Job[] {
  const { epoch } = session.get()
  const kept = shelfOf(session, storage).read()?.jobs
  return Array.isArray(kept) ? kept.flatMap((value) => jobIn(value, epoch) ?? []) : []
}
