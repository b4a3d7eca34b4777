import { withMember } from '../../manifest/nested'
import type { Environment } from '../../manifest/subject'
import type { Platform } from '../../platform/platform'
import { errorMessage, errorReference, joinFailures } from '../../platform/failures/failure-message'
import type { ToastContent } from '../../ui/feedback/toast-store'
import { entryOf, hasResource, loadResource } from '../data/load-resource'
import { environmentNow } from '../data/environment-now'
import { isRunning, openSteps, parseRowKey, type Job, type JobStep } from './job'
import { leftWords } from './job-words'
import { jobs, pageOf, putJob, shownRows, updateJob } from './jobs'
import { claimClosedJobs, claimJob, readStoredJobs, storeJobs } from './store-jobs'
import { adoptJob } from './run-job'
import type { StepTarget } from './target'

/** Current page and navigation, in URLs without the base path. */
export interface Navigation {
  isAt: (href: string) => boolean
  go: (href: string) => void
}

/**
 * Finds the target of a step; undefined for an element of a record, known only to its page, and for an unknown type.
 */
async function targetOf(
  platform: Platform,
  { record, action }: JobStep,
  environment: Environment,
): Promise<StepTarget | undefined> {
  const { location, id } = parseRowKey(record)
  if (!hasResource(record.type) || id.includes('/')) return undefined
  const resource = await loadResource(record.type, platform.texts)
  const found = action === null ? null : resource.actions[action]
  if (found === undefined) return undefined
  return {
    resource,
    action: found,
    // Joined lists are not read here, so conditions on them are undecided.
    subject: { record: withMember({}, resource.key, id), location, environment, pending: () => true },
  }
}

/** Whether a job sends more by itself. One whose tab was closed only waits for the states of its sent steps. */
const goesOn = (job: Job): boolean => isRunning(job) && job.left === undefined

/** Toast of a job after a reload: resumed, or left with the steps that were not done. */
function resumedToast(
  platform: Platform,
  job: Job,
): Pick<ToastContent, 'tone' | 'title' | 'text' | 'reference'> {
  const { t } = platform.texts
  const name = job.steps[0]?.record.name ?? job.title
  if (goesOn(job)) return { tone: 'info', title: `${name}: ${t('plan.resumed')}`, text: job.title }
  const open = openSteps(job)
  const text = t('plan.notRun', {
    steps: open.map(({ label }) => label),
  })
  const failures = open.map((step) => step.failure).filter((failure) => failure !== undefined)
  const failure = joinFailures(platform, failures)
  if (failure === undefined) return { tone: 'warning', title: `${name}: ${t(leftWords(job))}`, text }
  return {
    tone: 'error',
    title: t('toast.errorPrefix', { message: errorMessage(platform, failure) }),
    text: `${name}. ${text}`,
    reference: errorReference(failure),
  }
}

/** Announces a resumed job, unless its page is open. */
function announceResumed(platform: Platform, job: Job, { isAt, go }: Navigation): void {
  const href = pageOf(job)
  if (href === undefined || isAt(href)) return
  const isLasting = !goesOn(job)
  const toast = platform.toasts.add({
    ...resumedToast(platform, job),
    closes: !isLasting,
    actions: [
      {
        label: platform.texts.t('plan.look'),
        look: 'link',
        onPress: () => {
          platform.toasts.dismiss(toast)
          go(href)
        },
      },
    ],
  })
  if (isLasting) updateJob(job.id, job.epoch, { kind: 'reported' })
}

/** Whether a toast reports a stored job. The user knows of a cancelled one, and a row shows a pending state. */
function isAnnounced(job: Job): boolean {
  const isPending = job.steps.length === 1 && job.steps[0]?.state === 'accepted'
  if (job.bulk !== undefined || job.dismissed || job.reported || job.left === 'cancelled') return false
  return isRunning(job) ? !isPending : job.steps.length > 1
}

/**
 * Resumes the jobs interrupted by a reload, and takes over those whose tab was closed, to be finished by a press.
 * Unanswered steps check their record first; steps that need a secret are dropped, because secrets are never stored.
 */
export async function resumeJobs(platform: Platform, whereabouts: Navigation): Promise<void> {
  const { session } = platform
  const known = new Set(jobs.get().flatMap(({ id, epoch }) => (epoch === session.get().epoch ? [id] : [])))
  const own = readStoredJobs(platform).filter(({ id }) => !known.has(id))
  // Ended jobs are restored at once; their records are read only on a retry.
  for (const job of own) if (!isRunning(job)) putJob(job)
  const closed = await claimClosedJobs(session, platform.now())
  const kept = [...closed.filter(({ id }) => !known.has(id)), ...own]
  storeJobs(platform)
  const environment = await environmentNow(platform)
  for (const job of kept) {
    const isEnded = !isRunning(job) && openSteps(job).length === 0
    if (isEnded || !(await claimJob(job.id))) continue
    const targets = await Promise.all(job.steps.map((step) => targetOf(platform, step, environment)))
    const type = job.steps[0]?.record.type ?? ''
    const show = (keys: readonly string[]): void => {
      shownRows.set({ type, keys: new Set(keys), before: '', epoch: job.epoch })
      whereabouts.go(entryOf(type).summary.routes.list)
    }
    adoptJob(platform, job, { targets, show })
    if (isAnnounced(job)) announceResumed(platform, job, whereabouts)
  }
}
