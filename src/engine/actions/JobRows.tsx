import { use } from 'react'
import { formatWhen } from '../../lib/format-date'
import { useTexts } from '../../platform/i18n/use-texts'
import { usePlatform } from '../../platform/platform'
import { useTime } from '../../platform/use-time'
import { JobRow } from '../../ui/feedback/JobRow'
import { Button } from '../../ui/form-controls/Button'
import { UiRouterContext } from '../../ui/router-context'
import { entryOf, hasResource } from '../data/load-resource'
import { hasToSend, isHalfDone, isOver, isRunning, type Job } from '../jobs/job'
import { finishLabel, jobText } from '../jobs/job-words'
import { pageOf } from '../jobs/jobs'
import { timeOf } from '../jobs/own-jobs'
import { canFinish, retryJob, stopJob } from '../jobs/run-job'

interface JobRowsProps {
  jobs: readonly Job[]
  /** Called before another page is opened. */
  onClose: () => void
  /** Moves focus to a persistent element before a pressed button is removed. */
  keepFocus: () => void
  /** "Unread" of a job that has news. */
  unread?: (job: Job) => string | undefined
}

/** Clock refresh in ms. */
const tick = 1000

/** Maximum segments of a progress bar; longer jobs get one continuous bar. */
const mostParts = 8

/** Progress of a job: one segment per step, or one bar. */
function partsOf({ steps }: Job): readonly number[] {
  const shares = steps.map((step) => (isOver(step) ? 100 : step.state === 'accepted' ? 50 : 0))
  if (shares.length <= mostParts) return shares
  return [shares.reduce((sum: number, share) => sum + share, 0) / shares.length]
}

interface RowProps extends Omit<JobRowsProps, 'jobs'> {
  job: Job
  time: number
}

function Row({ job, time, keepFocus, onClose, unread }: RowProps) {
  const platform = usePlatform()
  const { t, locale } = useTexts()
  const { navigate } = use(UiRouterContext)
  const { steps } = job
  const running = isRunning(job)
  const failed = steps.filter(({ state }) => state === 'failed')
  const type = steps[0]?.record.type ?? ''
  const seconds = Math.max(0, Math.round((time - job.begun) / 1000))
  const page = pageOf(job)
  const again = (!running || job.bulk !== undefined) && canFinish(job)
  return (
    <JobRow
      icon={
        failed.length > 0 ? 'triangle-alert' : hasResource(type) ? entryOf(type).summary.icon : 'list-checks'
      }
      tone={failed.length > 0 ? 'error' : isHalfDone(job) ? 'warning' : 'normal'}
      unread={unread?.(job)}
      title={job.title}
      text={jobText(platform, job)}
      time={
        running
          ? seconds < 60
            ? t('jobs.seconds', { seconds })
            : t('jobs.minutes', { minutes: Math.floor(seconds / 60), seconds: seconds % 60 })
          : formatWhen(new Date(timeOf(job)), new Date(time), locale)
      }
      progress={running ? { label: job.title, parts: partsOf(job) } : undefined}
    >
      {running && hasToSend(job) && steps.length > 1 && (
        <Button
          size="sm"
          onPress={() => {
            keepFocus()
            stopJob(platform, job.id)
          }}
        >
          {t('plan.stop')}
        </Button>
      )}
      {again && (
        <Button
          size="sm"
          onPress={() => {
            keepFocus()
            retryJob(platform, job.id)
          }}
        >
          {finishLabel(job, platform.texts)}
        </Button>
      )}
      {page !== undefined && (
        <Button
          size="sm"
          variant="ghost"
          onPress={() => {
            onClose()
            navigate(page)
          }}
        >
          {t('plan.look')}
        </Button>
      )}
    </JobRow>
  )
}

/** Rows of jobs with step, duration, outcome and buttons. */
export function JobRows({ jobs: shown, ...props }: JobRowsProps) {
  const time = useTime(tick)
  return shown.map((job) => <Row key={job.id} job={job} time={time} {...props} />)
}
