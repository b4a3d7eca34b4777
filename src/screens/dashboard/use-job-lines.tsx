import { isHalfDone, isRunning, stepsToFinish, type Job } from '../../engine/jobs/job'
import { finishLabel, jobText } from '../../engine/jobs/job-words'
import { pageOf, updateJob } from '../../engine/jobs/jobs'
import { useOwnJobs } from '../../engine/jobs/own-jobs'
import { useTexts } from '../../platform/i18n/use-texts'
import { usePlatform } from '../../platform/platform'
import { Button } from '../../ui/form-controls/Button'
import { LinkButton } from '../../ui/form-controls/LinkButton'
import type { Line } from './Lines'
import styles from './dashboard.module.css'

/** Finishes a job, opens its page, or forgets it. */
function JobButtons({ job }: { job: Job }) {
  const platform = usePlatform()
  const { t } = useTexts()
  const page = pageOf(job)
  const finish = async (): Promise<void> => {
    // Loaded already when this job began or was read; kept out of the dashboard's own code.
    const { retryJob } = await import('../../engine/jobs/run-job')
    retryJob(platform, job.id)
  }
  return (
    <span className={styles.buttons}>
      {!isRunning(job) && stepsToFinish(job).length > 0 && (
        <Button size="sm" onPress={() => void finish()}>
          {finishLabel(job, platform.texts)}
        </Button>
      )}
      {page !== undefined && (
        <LinkButton size="sm" href={page}>
          {t('plan.look')}
        </LinkButton>
      )}
      {!isRunning(job) && (
        <Button size="sm" variant="ghost" onPress={() => updateJob(job.id, job.epoch, { kind: 'dismissed' })}>
          {t('plan.dismiss')}
        </Button>
      )}
    </span>
  )
}

/** Lines about jobs that failed, were cancelled or lost their tab half-way, newest first. */
export function useJobLines(): Line[] {
  const platform = usePlatform()
  const { t } = useTexts()
  return useOwnJobs()
    .filter(isHalfDone)
    .map((job): Line => {
      const failed = job.steps.some(({ state }) => state === 'failed')
      return {
        id: `job ${job.id}`,
        icon: failed ? 'triangle-alert' : 'list-checks',
        tone: failed ? 'error' : 'warning',
        strong: t('cell.sentence', { text: job.title }),
        text: jobText(platform, job),
        action: <JobButtons job={job} />,
      }
    })
}
