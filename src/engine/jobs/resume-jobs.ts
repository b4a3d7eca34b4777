import { withMember } from '../../manifest/nested'
import type { Surroundings } from '../../manifest/subject'
import type { Platform } from '../../platform/platform'
import { errorMessage, errorReference } from '../../platform/toast'
import type { ToastContent } from '../../ui/feedback/toast-store'
import { entryOf, hasResource, loadResource } from '../data/load-resource'
import { surroundingsNow } from '../data/surroundings-now'
import { isRunning, openSteps, placeOf, type Job, type JobStep } from './job'
import { jobs, pageOf, putJob, shownRows } from './jobs'
import { keepJobs, keptJobs, takeJob } from './keep-jobs'
import { adoptJob } from './run-job'
import type { StepTarget } from './target'

/** Where the page is and how it goes elsewhere, in addresses without the base path. */
export interface Whereabouts {
  isAt: (href: string) => boolean
  go: (href: string) => void
}

/** Finds what a step is done to; undefined for an element of a record, which only its page knows, and for another console's type. */
async function targetOf(
  platform: Platform,
  { record, action }: JobStep,
  surroundings: Surroundings,
): Promise<StepTarget | undefined> {
  const { location, id } = placeOf(record)
  if (!hasResource(record.type) || id.includes('/')) return undefined
  const resource = await loadResource(record.type, platform.texts)
  const found = action === null ? null : resource.actions[action]
  if (found === undefined) return undefined
  return {
    resource,
    action: found,
    // No joined list is read here, so that a condition on one concludes nothing.
    subject: { record: withMember({}, resource.identity, id), location, surroundings, unknown: () => true },
  }
}

/** What is said of a job after a reload: that it goes on, or why it had stopped and what was not done. */
function told(platform: Platform, job: Job): Pick<ToastContent, 'tone' | 'title' | 'text' | 'reference'> {
  const { t } = platform.texts
  const name = job.steps[0]?.record.name ?? job.title
  if (isRunning(job)) return { tone: 'info', title: `${name}: ${t('plan.resumed')}`, text: job.title }
  const open = openSteps(job)
  const text = t('plan.notRun', { steps: open.map(({ label }) => label).join(', ') })
  const failure = open.find((step) => step.failure !== undefined)?.failure
  if (failure === undefined) return { tone: 'warning', title: `${name}: ${t('plan.interrupted')}`, text }
  return {
    tone: 'error',
    title: t('toast.errorPrefix', { message: errorMessage(platform, failure) }),
    text: `${name}. ${text}`,
    reference: errorReference(failure),
  }
}

/** Says what becomes of a job, unless the page that is open shows it. */
function tell(platform: Platform, job: Job, { isAt, go }: Whereabouts): void {
  const href = pageOf(job)
  if (href === undefined || isAt(href)) return
  const isLasting = !isRunning(job)
  const toast = platform.toasts.add({
    ...told(platform, job),
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
}

/**
 * Goes on with the jobs a reload has interrupted, and says so. What was sent without an answer is looked at first; what needs
 * a secret, which is kept nowhere, is not done.
 */
export async function resumeJobs(platform: Platform, whereabouts: Whereabouts): Promise<void> {
  const { session } = platform
  const known = new Set(jobs.get().flatMap(({ id, epoch }) => (epoch === session.get().epoch ? [id] : [])))
  const kept = keptJobs(session).filter(({ id }) => !known.has(id))
  // What has ended is in its place at once; nothing of it is asked for before it is tried again.
  for (const job of kept) if (!isRunning(job)) putJob(job)
  keepJobs(session)
  const surroundings = await surroundingsNow(platform)
  for (const job of kept) {
    const running = isRunning(job)
    if (running && !(await takeJob(job.id))) continue
    if (!running && openSteps(job).length === 0) continue
    const targets = await Promise.all(job.steps.map((step) => targetOf(platform, step, surroundings)))
    const type = job.steps[0]?.record.type ?? ''
    const show = (keys: readonly string[]): void => {
      shownRows.set({ type, keys: new Set(keys), before: '', epoch: job.epoch })
      whereabouts.go(entryOf(type).summary.routes.list)
    }
    adoptJob(platform, job, { targets, show })
    // A state that is waited for the row shows, and a run on several its own toast.
    const isSilent = running && job.steps.length === 1 && job.steps[0]?.state === 'accepted'
    if (job.bulk === undefined && !job.dismissed && !isSilent && (running || job.steps.length > 1))
      tell(platform, job, whereabouts)
  }
}
