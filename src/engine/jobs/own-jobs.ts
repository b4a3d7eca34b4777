import { usePlatform } from '../../platform/platform'
import { useStore } from '../../platform/use-store'
import type { Job } from './job'
import { jobs } from './jobs'

/** Jobs of the signed-in user, newest first. */
export function useOwnJobs(): readonly Job[] {
  const { client } = usePlatform()
  const { epoch } = client.identity()
  return useStore(jobs)
    .filter((job) => job.epoch === epoch)
    .toReversed()
}

/** When the last step of a job changed, in ms since 1970. */
export const timeOf = ({ steps, begun }: Job): number =>
  steps.reduce((last, { since }) => Math.max(last, since), begun)

/** Whether a job failed or its tab was closed, and the user has not closed its notice. */
export const isNews = (job: Job): boolean =>
  !job.dismissed && (job.left === 'closed' || job.steps.some(({ state }) => state === 'failed'))
