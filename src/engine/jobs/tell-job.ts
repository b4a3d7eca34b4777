import type { Platform } from '../../platform/platform'
import { toastSuccess } from '../../platform/toast'
import { isRunning } from './job'
import type { JobControls } from './job-controls'
import { jobOf, jobs } from './jobs'
import { tellOfBulk } from './tell-bulk'
import { createStepTeller } from './tell-steps'

/** Jobs that are being told of; one that is tried again while it runs is not told of twice. */
const told = new Set<string>()

/** Follows a job until it ends and says of its steps how they went, and in the end that all are done. */
function tellOfOne(platform: Platform, id: string, controls: JobControls): void {
  const start = jobOf(id)
  if (!start || told.has(id)) return
  told.add(id)
  const tellSteps = createStepTeller(platform, start, controls)
  const end = (): void => {
    unsubscribe()
    told.delete(id)
  }
  const follow = (): void => {
    const job = jobOf(id)
    if (!job || job.epoch !== platform.client.identity().epoch) return end()
    tellSteps(job)
    if (isRunning(job)) return
    end()
    const isDone = job.steps.every(({ state }) => state === 'done' || state === 'late')
    if (isDone && job.ended !== undefined) toastSuccess(platform, job.ended)
  }
  const unsubscribe = jobs.subscribe(follow)
}

/** Tells of a job from now on, until it ends or somebody else is signed in. */
export function tellOfJob(platform: Platform, id: string, controls: JobControls): void {
  if (jobOf(id)?.bulk === undefined) tellOfOne(platform, id, controls)
  else tellOfBulk(platform, id, controls)
}
