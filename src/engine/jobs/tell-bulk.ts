import { mayBeDone } from '../../api/unknown-outcome'
import { textKeys } from '../../manifest/text-keys'
import type { Platform } from '../../platform/platform'
import { writeFailure } from '../../platform/failed-write'
import type { ToastAction, ToastContent } from '../../ui/feedback/toast-store'
import { bulkCounts } from './bulk-counts'
import { enumerate, failureLines, leftOutLines } from './bulk-failures'
import { isRunning, type Job, type JobStep } from './job'
import { jobOf, jobs } from './jobs'
import { isRepeatable } from './perform-again'
import { actionLabel } from './plan-job'
import type { JobControls } from './job-controls'
import { createStepTeller } from './tell-steps'

/** The id a row key ends with. */
const idOf = (key: string): string => key.slice(key.indexOf('/') + 1)

/**
 * What became of the records of a run: whether a first step was done decides that step, whether its record has arrived all
 * steps on it. Further steps on other records are told by themselves.
 */
function fates(job: Job) {
  const firsts = job.steps.filter(({ after }) => after === null)
  const failed = firsts.filter(({ state }) => state === 'failed')
  const open = firsts.filter(({ state }) => state === 'waiting' || state === 'dropped')
  const sent = firsts.filter(({ state }) => state === 'sent')
  const refused = new Set([...failed, ...open, ...sent].map(({ record }) => record.key))
  const accepted = firsts.filter(({ record }) => !refused.has(record.key))
  const own = new Set(accepted.map(({ record }) => record.key))
  const late = new Map<string, string>()
  const arrived = new Set(own)
  for (const step of job.steps) {
    const { key, name } = step.record
    if (!own.has(key) || step.state === 'done') continue
    arrived.delete(key)
    if (step.state === 'late') late.set(key, name)
  }
  return {
    ...{ all: firsts.length, failed, open, sent },
    accepted: accepted.length,
    arrived: arrived.size,
    late: [...late.values()],
  }
}

type Fates = ReturnType<typeof fates>

const lines = (...texts: readonly (string | undefined)[]): string | undefined =>
  texts.filter((text) => text !== undefined && text !== '').join('\n') || undefined

/**
 * Tells of a run on several records in one toast (interface rules, section 11): how far it is, where it can be stopped; a
 * result for each; then how many have come to their state, and which have not in time.
 */
export function tellOfBulk(platform: Platform, id: string, controls: JobControls): void {
  const { texts, toasts } = platform
  const { t } = texts
  const { retry, stop, show: showRows, onEnd } = controls
  const start = jobOf(id)
  const [first] = start?.steps ?? []
  if (!start || !first || start.bulk === undefined) return
  const { type } = first.record
  const label = actionLabel(texts, type, start.bulk)
  const isLater = start.steps.some(({ expected }) => expected !== undefined)
  const counts = bulkCounts(isLater, texts)
  const show = (steps: readonly JobStep[]): void => showRows?.(steps.map(({ record }) => record.key))

  // The toast is of the first steps; what follows them is said by itself.
  const tellFollowing = createStepTeller(platform, start, controls, ({ after }) => after !== null)

  const again = (): void => {
    toasts.dismiss(toast)
    unsubscribe()
    retry()
  }

  const running = (fate: Fates, stopped: boolean, resumed: boolean): ToastContent => {
    const answered = fate.all - fate.open.length - fate.sent.length
    const open = stopped ? 0 : fate.open.length
    const said = stopped ? t('action.bulkStopping') : counts.running(fate.accepted, fate.all)
    const cancel: ToastAction = { label: t('plan.stop'), look: 'button', onPress: stop }
    return {
      tone: 'info',
      title: `${label}: ${texts.resource(type, textKeys.counted, { count: fate.all })}`,
      text: lines(resumed ? t('plan.resumed') : undefined, said),
      progress: (answered / fate.all) * 100,
      closes: false,
      actions: open === 0 ? [] : [cancel],
    }
  }

  const result = (job: Job, fate: Fates): ToastContent => {
    const { left = [] } = job
    const { failed, open, accepted, arrived, late } = fate
    const all = fate.all + left.length
    const text = lines(
      ...failureLines(
        failed.map(({ record, failure }) => ({
          name: record.name,
          id: idOf(record.key),
          message: writeFailure(platform, failure),
        })),
        texts,
      ),
      ...leftOutLines(left, texts),
      open.length > 0
        ? t('plan.notRun', {
            steps: enumerate(
              open.map(({ record }) => record.name),
              texts,
            ),
          })
        : undefined,
    )
    const isClean = failed.length + open.length === 0
    const lost = failed.filter((step) => mayBeDone(step.failure) && !isRepeatable(step)).length
    const look = 'link' as const
    const actions: ToastAction[] = [
      // What may have been done to each of them, and would be done twice, is not offered again.
      ...(lost < failed.length
        ? [{ label: t('action.retryFailed'), look: 'button' as const, onPress: again }]
        : []),
      ...(failed.length > 0
        ? [{ label: t('action.showFailed', { count: failed.length }), look, onPress: () => show(failed) }]
        : []),
      ...(open.length > 0 ? [{ label: t('action.selectRest'), look, onPress: () => show(open) }] : []),
    ]
    const moving = isRunning(job)
    const tone = isClean ? 'success' : accepted === 0 && open.length === 0 ? 'error' : 'warning'
    if (!isLater || accepted === 0)
      return {
        tone,
        title: counts.ended(label, accepted, all),
        text,
        closes: isClean && left.length === 0,
        actions,
      }
    const done = bulkCounts(false, texts)
    return {
      tone: moving && isClean ? 'info' : isClean && arrived < accepted ? 'warning' : tone,
      title: moving ? counts.ended(label, accepted, all) : done.ended(label, arrived, all),
      text: lines(
        text,
        moving && isClean ? done.running(arrived, accepted) : undefined,
        !moving && late.length > 0 ? t('action.bulkLate', { names: enumerate(late, texts) }) : undefined,
      ),
      ...(moving ? { progress: (arrived / accepted) * 100 } : {}),
      closes: !moving && isClean && left.length === 0 && arrived === accepted,
      actions,
    }
  }

  const content = (job: Job): { said: ToastContent; isAnswered: boolean } => {
    const fate = fates(job)
    const stopped = job.steps.some(({ state }) => state === 'dropped')
    const isAnswered = fate.sent.length === 0 && (fate.open.length === 0 || stopped)
    const resumed = job.resumed === true
    return { said: isAnswered ? result(job, fate) : running(fate, stopped, resumed), isAnswered }
  }

  let toast = toasts.add(content(start).said)
  let wasAnswered = false
  const follow = (): void => {
    const job = jobOf(id)
    if (!job || job.epoch !== platform.client.identity().epoch) {
      unsubscribe()
      toasts.dismiss(toast)
      return
    }
    tellFollowing(job)
    const { said, isAnswered } = content(job)
    const isThere = toasts.snapshot().some((each) => each.id === toast)
    if (isThere) toasts.update(toast, said)
    // What was sent away while it ran is said all the same in the end.
    else if (isAnswered && !wasAnswered) toast = toasts.add(said)
    if (isAnswered && !wasAnswered)
      onEnd?.(
        job.steps.flatMap(({ after, state, record }) =>
          after === null && (state === 'failed' || state === 'dropped') ? [record.key] : [],
        ),
      )
    wasAnswered = isAnswered
    if (!isRunning(job)) unsubscribe()
  }
  const unsubscribe = jobs.subscribe(follow)
}
