import { isNotFound } from '../../api/envelope'
import { textKeys } from '../../manifest/text-keys'
import { writeAbout } from '../../platform/failed-write'
import type { Platform } from '../../platform/platform'
import { errorMessage } from '../../platform/failures/failure-message'
import { toastError, toastSuccess } from '../../platform/toast'
import type { ToastAction, ToastContent } from '../../ui/feedback/toast-store'
import { byReason, enumerate, mayRetry, reasonOf } from './failures'
import { chainsOf, isAccepted, isAnswered, isOver, isRunning, type Job, type JobStep } from './job'
import { isClaimed, jobOf, jobs } from './jobs'
import { actionLabel } from './plan-job'

/** Callbacks of a job outside the store. */
export interface JobListeners {
  /** Opens the list with only these rows. */
  show?: ((keys: readonly string[]) => void) | undefined
  /** Receives the keys of records a run failed for, once all calls are answered and again after a retry. */
  onEnd?: ((left: readonly string[]) => void) | undefined
  /** Called if a creation failed while its form is closed. */
  onMissed?: ((failure: unknown) => void) | undefined
}

/** Buttons of a job's toasts. */
interface JobControls extends JobListeners {
  retry: () => void
  stop: () => void
}

/** Jobs being announced; a retry during a run is not announced twice. */
const announced = new Set<string>()

/**
 * Announces a job in toasts until it ends or the session changes: each step's result, and for a bulk run one toast with
 * progress, results and follow-up steps (interface rules, section 11).
 * @param retried indexes of retried steps, if the toast counts only them
 */
export function announceJob(
  platform: Platform,
  id: string,
  controls: JobControls,
  retried?: readonly number[],
): void {
  const { toasts } = platform
  const start = jobOf(id)
  if (!start || start.steps.length === 0 || announced.has(id)) return
  announced.add(id)
  const isRun = start.bulk !== undefined
  const announceSteps = stepAnnouncer(platform, start, controls)
  const end = (): void => {
    unsubscribe()
    announced.delete(id)
  }
  const dismiss = (): void => {
    if (toast !== undefined) toasts.dismiss(toast)
  }
  const retry = (): void => {
    dismiss()
    end()
    controls.retry()
  }
  const content = (job: Job): ToastContent => runToast(platform, job, { ...controls, retry })
  const partOf = (job: Job): Job =>
    retried ? { ...chainsOf(job, (_, index) => retried.includes(index)), skipped: [] } : job
  let toast = isRun ? toasts.add(content(partOf(start))) : undefined
  let wasAnswered = false
  const updateToast = (job: Job): void => {
    const isNew = isAnswered(job) && !wasAnswered
    if (toast !== undefined && toasts.snapshot().some(({ id: each }) => each === toast))
      toasts.update(toast, content(job))
    // A toast dismissed during the run is shown again with the result.
    else if (isNew) toast = toasts.add(content(job))
    wasAnswered = isAnswered(job)
    if (isNew)
      controls.onEnd?.(
        job.steps.flatMap(({ after, state, record }) =>
          after === null && (state === 'failed' || state === 'dropped') ? [record.key] : [],
        ),
      )
  }
  const follow = (): void => {
    const job = jobOf(id)
    if (!job || job.epoch !== platform.client.identity().epoch) {
      end()
      dismiss()
      return
    }
    announceSteps(job)
    if (isRun) updateToast(partOf(job))
    if (isRunning(job)) return
    end()
    if (job.ended !== undefined && job.steps.every(isOver))
      toastSuccess(platform, job.ended, undefined, job.id)
  }
  const unsubscribe = jobs.subscribe(follow)
}

/**
 * Announces once for each step that it was accepted, or how it failed, with Retry; what had happened at `start` is
 * skipped. First steps of a bulk run are part of its own toast.
 * @returns a function to call with the job after every change
 */
function stepAnnouncer(
  platform: Platform,
  start: Job,
  { retry, onMissed }: Pick<JobControls, 'retry' | 'onMissed'>,
): (job: Job) => void {
  const reported = new Set(start.steps.flatMap((step, index) => (isAccepted(step) ? [index] : [])))
  const known = new Set<unknown>(start.steps.map(({ failure }) => failure))
  const announceFailure = (job: Job, step: JobStep): void => {
    const part = step.action === null ? 'creation' : 'steps'
    if (isClaimed(job.id, part)) return
    if (step.action === null) onMissed?.(step.failure)
    else
      toastError(platform, step.failure, {
        text: aboutFailure(platform, job, step),
        about: job.id,
        // A retry that could repeat the effect is not offered in a toast.
        retry: mayRetry(step) ? retry : undefined,
      })
  }
  return (job) => {
    for (const [index, step] of job.steps.entries()) {
      if (job.bulk !== undefined && step.after === null) continue
      if (isAccepted(step) && !reported.has(index)) {
        reported.add(index)
        if (step.done !== undefined) toastSuccess(platform, step.done, undefined, job.id)
      }
      if (step.state === 'failed' && !known.has(step.failure)) {
        known.add(step.failure)
        announceFailure(job, step)
      }
    }
  }
}

/** The subject of a failed step, with a warning if its outcome is unknown. */
function aboutFailure(platform: Platform, job: Job, { record, action, label, failure }: JobStep): string {
  const failed =
    action === null ? undefined : platform.texts.resourceIfAny(record.type, textKeys.action(action, 'failed'))
  const known = failed === undefined || failed === errorMessage(platform, failure)
  const what =
    job.steps.length > 1 ? `${record.name}, ${label}` : known ? record.name : `${failed}: ${record.name}`
  return writeAbout(platform, failure, what)
}

const lines = (...texts: readonly (string | undefined)[]): string | undefined =>
  texts.filter((text) => text !== undefined && text !== '').join('\n') || undefined

/**
 * Toast of a bulk run. A first step is done when accepted; a record has arrived when all its steps are done. Steps on
 * other records are announced separately.
 */
function runToast(
  platform: Platform,
  job: Job,
  { retry, stop, show: showRows }: Pick<JobControls, 'retry' | 'stop' | 'show'>,
): ToastContent {
  const { texts } = platform
  const { t } = texts
  const { bulk = '', skipped = [], steps } = job
  const type = steps[0]?.record.type ?? ''
  const label = actionLabel(texts, type, bulk)
  const firsts = steps.filter(({ after }) => after === null)
  const inState = (...states: readonly JobStep['state'][]) =>
    firsts.filter(({ state }) => states.includes(state))
  const open = inState('waiting', 'dropped')
  const failed = inState('failed')
  // Records deleted elsewhere have no row, and a retry cannot help them.
  const present = failed.filter(({ failure }) => !isNotFound(failure))
  const accepted = firsts.filter(isAccepted)
  // The answer of an action with an expected state only means that it has begun.
  const isLater = steps.some(({ expected }) => expected !== undefined)
  const underWay = (done: number, all: number, later: boolean): string =>
    t(later ? 'action.bulkRunningLater' : 'action.bulkRunning', { done, all })

  if (!isAnswered(job)) {
    const stopped = steps.some(({ state }) => state === 'dropped')
    const answered = accepted.length + failed.length
    return {
      tone: 'info',
      about: job.id,
      title: `${label}: ${texts.resource(type, textKeys.counted, { count: firsts.length })}`,
      text: lines(
        job.resumed ? t('plan.resumed') : undefined,
        stopped ? t('action.bulkStopping') : underWay(accepted.length, firsts.length, isLater),
      ),
      progress: (answered / firsts.length) * 100,
      closes: false,
      actions:
        inState('waiting').length > 0 ? [{ label: t('plan.stop'), look: 'button', onPress: stop }] : [],
    }
  }

  const moreToCome = new Set(steps.flatMap(({ state, record }) => (state === 'done' ? [] : [record.key])))
  const isLate = new Set(steps.flatMap(({ state, record }) => (state === 'late' ? [record.key] : [])))
  const arrived = accepted.filter(({ record }) => !moreToCome.has(record.key))
  const late = accepted.filter(({ record }) => isLate.has(record.key))
  const isClean = failed.length + open.length === 0
  const hasStates = isLater && accepted.length > 0
  const moving = hasStates && isRunning(job)
  const isDone = isClean && (!hasStates || (!moving && arrived.length === accepted.length))
  const counted = (hasStates && !moving ? arrived : accepted).length
  const all = firsts.length + skipped.length
  const names = (of: readonly JobStep[]): string | readonly string[] =>
    enumerate(
      of.map(({ record }) => record.name),
      texts,
    )
  const show = (of: readonly JobStep[]) => () => showRows?.(of.map(({ record }) => record.key))
  const actions: ToastAction[] = [
    // Retry is not offered if it could repeat an effect.
    ...(present.some(mayRetry)
      ? [{ label: t('action.retryFailed'), look: 'button' as const, onPress: retry }]
      : []),
    ...(present.length > 0
      ? [
          {
            label: t('action.showFailed', { count: present.length }),
            look: 'link' as const,
            onPress: show(present),
          },
        ]
      : []),
    ...(open.length > 0
      ? [{ label: t('action.selectRest'), look: 'link' as const, onPress: show(open) }]
      : []),
  ]
  const failures = failed.map((step) => ({ name: step.record.name, reason: reasonOf(platform, step) }))
  const missing = accepted.length === 0 && open.length === 0 ? 'error' : 'warning'
  return {
    about: job.id,
    tone: !isClean ? missing : moving ? 'info' : isDone ? 'success' : 'warning',
    title:
      counted === all
        ? t(moving ? 'action.bulkDoneLater' : 'action.bulkDone', { label, count: counted })
        : t(moving ? 'action.bulkPartlyLater' : 'action.bulkPartly', { label, done: counted, all }),
    text: lines(
      ...byReason(failures, texts),
      ...byReason(skipped, texts, 'action.someLeftOut'),
      open.length > 0 ? t('plan.notRun', { steps: names(open) }) : undefined,
      moving && isClean ? underWay(arrived.length, accepted.length, false) : undefined,
      !moving && late.length > 0 ? t('action.bulkLate', { names: names(late) }) : undefined,
    ),
    ...(moving ? { progress: (arrived.length / accepted.length) * 100 } : {}),
    closes: isDone && skipped.length === 0,
    actions,
  }
}
