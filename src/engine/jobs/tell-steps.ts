import { mayBeDone } from '../../api/unknown-outcome'
import { textKeys } from '../../manifest/text-keys'
import type { Platform } from '../../platform/platform'
import { writeAbout } from '../../platform/failed-write'
import { errorMessage, toastError, toastSuccess } from '../../platform/toast'
import { isAttended } from './attended'
import type { JobControls } from './job-controls'
import type { Job, JobStep } from './job'
import { isRepeatable } from './perform-again'

const isAccepted = ({ state }: JobStep): boolean =>
  state === 'accepted' || state === 'done' || state === 'late'

/** What a failed step was about, and that it may have been done all the same. */
function aboutFailure(platform: Platform, job: Job, { record, action, label, failure }: JobStep): string {
  const failed =
    action === null ? undefined : platform.texts.resourceIfAny(record.type, textKeys.action(action, 'failed'))
  const known = failed === undefined || failed === errorMessage(platform, failure)
  const what =
    job.steps.length > 1 ? `${record.name}, ${label}` : known ? record.name : `${failed}: ${record.name}`
  return writeAbout(platform, failure, what)
}

/**
 * Says in toasts of each step, once, that it was accepted, or how it failed, with Retry; what had happened at the `start` is
 * known. `isTold` says of which steps.
 *
 * @returns to be called with the job whenever it has changed
 */
export function createStepTeller(
  platform: Platform,
  start: Job,
  { retry, missed }: Pick<JobControls, 'retry' | 'missed'>,
  isTold: (step: JobStep) => boolean = () => true,
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
        retry: mayBeDone(step.failure) && !isRepeatable(step) ? undefined : retry,
      })
  }
  return (job) => {
    for (const [index, step] of job.steps.entries()) {
      if (!isTold(step)) continue
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
