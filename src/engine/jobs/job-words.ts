import type { Texts } from '../../platform/i18n/texts'
import type { Platform } from '../../platform/platform'
import { textKeys } from '../../manifest/text-keys'
import { byReason, reasonOf } from './failures'
import { isOver, isRunning, openSteps, type Job, type JobStep } from './job'

/** Key of the text why a job without a failure is not finished. */
export const leftWords = ({ left }: Pick<Job, 'left'>) =>
  left === 'cancelled' ? 'plan.cancelled' : left === 'closed' ? 'plan.left' : 'plan.interrupted'

/** Labels of steps, each once. */
const labelsOf = (steps: Job['steps']): readonly string[] => [...new Set(steps.map(({ label }) => label))]

/** "Not done: Resize, Start.", without failed steps; undefined if every step was at least sent. */
export function notDone(job: Pick<Job, 'steps'>, texts: Pick<Texts, 't'>): string | undefined {
  const steps = openSteps(job).filter(({ state }) => state !== 'failed')
  return steps.length === 0 ? undefined : texts.t('plan.notRun', { steps: labelsOf(steps) })
}

/** A step by its action alone, without the chosen values. */
const withoutValues = (step: JobStep, texts: Pick<Texts, 'resourceIfAny'>): JobStep => {
  const { action, label, record } = step
  const name =
    action === null ? undefined : texts.resourceIfAny(record.type, textKeys.action(action, 'label'))
  return { ...step, label: name?.replace('…', '') ?? label }
}

/** Label of the button that sends what is left of a job: "Finish: Resize, Start", or "Try again" after a failure. */
export function finishLabel(job: Job, texts: Pick<Texts, 't' | 'resourceIfAny'>): string {
  const { t } = texts
  if (!job.steps.some(({ state }) => state === 'failed')) {
    const steps = openSteps(job).map((step) => withoutValues(step, texts))
    return t('plan.finish', { steps: labelsOf(steps) })
  }
  return t(job.bulk === undefined ? 'plan.again' : 'action.retryFailed')
}

/** What a job does, or how it ended: its step, what failed and why, what was not done. */
export function jobText(platform: Pick<Platform, 'texts'>, job: Job): string {
  const { texts } = platform
  const { t } = texts
  const { steps, left, bulk } = job
  const isSeveral = steps.length > 1
  const sentence = (text: string): string => t('cell.sentence', { text })
  const done = steps.filter(isOver).length
  const doneOf = t('jobs.doneOf', { done, all: steps.length })
  const failed = steps.filter(({ state }) => state === 'failed')
  if (failed.length > 0) {
    // Steps of a bulk run are distinguished by their records, those of a record by their actions.
    const why = byReason(
      failed.map((step) => ({
        name: isSeveral && bulk === undefined ? step.label : step.record.name,
        reason: reasonOf(platform, step),
      })),
      texts,
    )
    const undone = isRunning(job) ? undefined : notDone(job, texts)
    return [isSeveral ? doneOf : undefined, ...why, undone].filter((line) => line !== undefined).join('\n')
  }
  if (isRunning(job)) {
    const current = steps.findIndex((step) => !isOver(step))
    const step = steps[current]
    if (bulk !== undefined) return doneOf
    if (!isSeveral || !step) return t('jobs.underWay')
    const now = t('jobs.step', { number: current + 1, all: steps.length, step: step.label })
    if (left === undefined) return now
    return [sentence(t(leftWords(job))), sentence(now), notDone(job, texts)]
      .filter((part) => part !== undefined)
      .join(' ')
  }
  const undone = notDone(job, texts)
  if (undone === undefined) return done === steps.length ? t('jobs.done') : doneOf
  return `${sentence(t(leftWords(job)))} ${sentence(doneOf)} ${undone}`
}
