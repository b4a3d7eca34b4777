import { textKeys } from '../../manifest/text-keys'
import { writeAbout } from '../../platform/failed-write'
import type { Platform } from '../../platform/platform'
import { errorMessage, toastError, toastSuccess } from '../../platform/toast'
import type { ToastAction, ToastContent } from '../../ui/feedback/toast-store'
import { byReason, enumerate, mayRetry, reasonOf } from './failures'
import { chainsOf, isAccepted, isAnswered, isOver, isRunning, type Job, type JobStep } from './job'
import { isAttended, jobOf, jobs } from './jobs'
import { actionLabel } from './plan-job'

/** Who else hears of a job, and where it can be looked at. */
export interface JobListeners {
  /** Leads to the list with these rows alone. */
  show?: ((keys: readonly string[]) => void) | undefined
  /** Hears the keys of the rows a run was not done to once all calls are answered, and again after a retry. */
  onEnd?: ((left: readonly string[]) => void) | undefined
  /** Tells of a creation that failed while no form shows it. */
  missed?: ((failure: unknown) => void) | undefined
}

/** What can be done about a job from where it is told. */
interface JobControls extends JobListeners {
  retry: () => void
  stop: () => void
}

/** Jobs that are being told of; one that is tried again while it runs is not told of twice. */
const told = new Set<string>()

/**
 * Tells of a job in toasts until it ends or somebody else is signed in: how each step went, and of a run on several records
 * in one toast how far it is, with a result for each and what follows by itself (interface rules, section 11).
 *
 * @param retried the steps that are tried again, if the toast is to count only them
 */
export function tellOfJob(
  platform: Platform,
  id: string,
  controls: JobControls,
  retried?: readonly number[],
): void {
  const { toasts } = platform
  const start = jobOf(id)
  if (!start || start.steps.length === 0 || told.has(id)) return
  told.add(id)
  const isRun = start.bulk !== undefined
  const tellSteps = stepTeller(platform, start, controls)
  const end = (): void => {
    unsubscribe()
    told.delete(id)
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
    retried ? { ...chainsOf(job, (_, index) => retried.includes(index)), left: [] } : job
  let toast = isRun ? toasts.add(content(partOf(start))) : undefined
  let wasAnswered = false
  const tellRun = (job: Job): void => {
    const isNew = isAnswered(job) && !wasAnswered
    if (toast !== undefined && toasts.snapshot().some(({ id: each }) => each === toast))
      toasts.update(toast, content(job))
    // What was sent away while it ran is said all the same in the end.
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
    tellSteps(job)
    if (isRun) tellRun(partOf(job))
    if (isRunning(job)) return
    end()
    if (job.ended !== undefined && job.steps.every(isOver)) toastSuccess(platform, job.ended)
  }
  const unsubscribe = jobs.subscribe(follow)
}

/**
 * Says in toasts of each step, once, that it was accepted, or how it failed, with Retry; what had happened at the `start` is
 * known. The first steps of a run on several stand in its own toast.
 *
 * @returns to be called with the job whenever it has changed
 */
function stepTeller(
  platform: Platform,
  start: Job,
  { retry, missed }: Pick<JobControls, 'retry' | 'missed'>,
): (job: Job) => void {
  const said = new Set(start.steps.flatMap((step, index) => (isAccepted(step) ? [index] : [])))
  const known = new Set<unknown>(start.steps.map(({ failure }) => failure))
  const tellFailure = (job: Job, step: JobStep): void => {
    const part = step.action === null ? 'creation' : 'steps'
    if (isAttended(job.id, part) && !step.apart) return
    if (step.action === null) missed?.(step.failure)
    else
      toastError(platform, step.failure, {
        text: aboutFailure(platform, job, step),
        // What would be done twice is not offered again; whoever has looked can press its button.
        retry: mayRetry(step) ? retry : undefined,
      })
  }
  return (job) => {
    for (const [index, step] of job.steps.entries()) {
      if (job.bulk !== undefined && step.after === null) continue
      if (isAccepted(step) && !said.has(index)) {
        said.add(index)
        if (step.done !== undefined) toastSuccess(platform, step.done)
      }
      if (step.state === 'failed' && !known.has(step.failure)) {
        known.add(step.failure)
        tellFailure(job, step)
      }
    }
  }
}

/** What a failed step was about, and that it may have been done all the same. */
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
 * The toast of a run on several records. Whether a first step was done decides that step, whether its record has come to its
 * state all steps on it; further steps on other records are told by themselves.
 */
function runToast(
  platform: Platform,
  job: Job,
  { retry, stop, show: showRows }: Pick<JobControls, 'retry' | 'stop' | 'show'>,
): ToastContent {
  const { texts } = platform
  const { t } = texts
  const { bulk = '', left = [], steps } = job
  const type = steps[0]?.record.type ?? ''
  const label = actionLabel(texts, type, bulk)
  const firsts = steps.filter(({ after }) => after === null)
  const inState = (...states: readonly JobStep['state'][]) =>
    firsts.filter(({ state }) => states.includes(state))
  const open = inState('waiting', 'dropped')
  const failed = inState('failed')
  const accepted = firsts.filter(isAccepted)
  // Of an action that leads to a state, its answer says only that it is under way.
  const isLater = steps.some(({ expected }) => expected !== undefined)
  const underWay = (done: number, all: number, later: boolean): string =>
    t(later ? 'action.bulkRunningLater' : 'action.bulkRunning', { done, all })

  if (!isAnswered(job)) {
    const stopped = steps.some(({ state }) => state === 'dropped')
    const answered = accepted.length + failed.length
    return {
      tone: 'info',
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
  const later = isLater && (moving || !hasStates)
  const all = firsts.length + left.length
  const names = (of: readonly JobStep[]): string =>
    enumerate(
      of.map(({ record }) => record.name),
      texts,
    )
  const show = (of: readonly JobStep[]) => () => showRows?.(of.map(({ record }) => record.key))
  const actions: ToastAction[] = [
    // What may have been done to each of them, and would be done twice, is not offered again.
    ...(failed.some(mayRetry)
      ? [{ label: t('action.retryFailed'), look: 'button' as const, onPress: retry }]
      : []),
    ...(failed.length > 0
      ? [
          {
            label: t('action.showFailed', { count: failed.length }),
            look: 'link' as const,
            onPress: show(failed),
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
    tone: !isClean ? missing : moving ? 'info' : isDone ? 'success' : 'warning',
    title:
      counted === all
        ? t(later ? 'action.bulkDoneLater' : 'action.bulkDone', { label, count: counted })
        : t(later ? 'action.bulkPartlyLater' : 'action.bulkPartly', { label, done: counted, all }),
    text: lines(
      ...byReason(failures, texts),
      ...byReason(left, texts, 'action.someLeftOut'),
      open.length > 0 ? t('plan.notRun', { steps: names(open) }) : undefined,
      moving && isClean ? underWay(arrived.length, accepted.length, false) : undefined,
      !moving && late.length > 0 ? t('action.bulkLate', { names: names(late) }) : undefined,
    ),
    ...(moving ? { progress: (arrived.length / accepted.length) * 100 } : {}),
    closes: isDone && left.length === 0,
    actions,
  }
}
