import { use, useRef } from 'react'
import { formatWhen } from '../../lib/format-date'
import { useTexts } from '../../platform/i18n/use-texts'
import { usePlatform } from '../../platform/platform'
import { useStore } from '../../platform/use-store'
import { useTime } from '../../platform/use-time'
import { writeFailure } from '../../platform/failed-write'
import { EmptyState } from '../../ui/feedback/EmptyState'
import { JobGroup, JobPanel, JobRow } from '../../ui/feedback/JobRow'
import { Button } from '../../ui/form-controls/Button'
import { UiRouterContext } from '../../ui/router-context'
import { entryOf, hasResource } from '../data/load-resource'
import { hasToSend, isOver, isRunning, type Job } from '../jobs/job'
import { jobs, pageOf } from '../jobs/jobs'
import { mayRetry } from '../jobs/failures'
import { canRetry, retryJob, stopJob } from '../jobs/run-job'

export interface JobListProps {
  onClose: () => void
}

/** Milliseconds between two looks at the clock. */
const tick = 1000

/** Parts of a bar; of more steps it is one. */
const mostParts = 8

/** How much of a job is done, step by step where there are few. */
function partsOf({ steps }: Job): readonly number[] {
  const shares = steps.map((step) => (isOver(step) ? 100 : step.state === 'accepted' ? 50 : 0))
  if (shares.length <= mostParts) return shares
  return [shares.reduce((sum: number, share) => sum + share, 0) / shares.length]
}

/** When a job came to its last state, in milliseconds since 1970. */
const endOf = ({ steps, begun }: Job): number =>
  steps.reduce((last, { since }) => Math.max(last, since), begun)

interface RowProps extends JobListProps {
  job: Job
  time: number
  /** Focuses what stays, before the pressed button disappears. */
  keepFocus: () => void
}

function Row({ job, time, keepFocus, onClose }: RowProps) {
  const platform = usePlatform()
  const { t, locale } = useTexts()
  const { navigate } = use(UiRouterContext)
  const { steps } = job
  const running = isRunning(job)
  const done = steps.filter(isOver).length
  const failed = steps.filter(({ state }) => state === 'failed')
  const [failure] = failed
  const current = steps.findIndex((step) => !isOver(step))
  const type = steps[0]?.record.type ?? ''
  const seconds = Math.max(0, Math.round((time - job.begun) / 1000))
  const page = pageOf(job)
  const text = ((): string => {
    if (failure) {
      const why = `${failure.record.name}: ${writeFailure(platform, failure.failure)}`
      return steps.length > 1 ? `${t('jobs.doneOf', { done, all: steps.length })}\n${why}` : why
    }
    if (!running) {
      if (done === steps.length) return t('jobs.done')
      return t('jobs.doneOf', { done, all: steps.length })
    }
    if (job.bulk !== undefined) return t('jobs.doneOf', { done, all: steps.length })
    const step = steps[current]
    if (steps.length === 1 || !step) return t('jobs.underWay')
    return t('jobs.step', { number: current + 1, all: steps.length, step: step.label })
  })()
  const again =
    (!running || job.bulk !== undefined) &&
    canRetry(job.id) &&
    failed.some((step) => step.action !== null && mayRetry(step))
  return (
    <JobRow
      icon={failure ? 'triangle-alert' : hasResource(type) ? entryOf(type).summary.icon : 'list-checks'}
      tone={failure ? 'error' : 'normal'}
      title={job.title}
      text={text}
      time={
        running
          ? seconds < 60
            ? t('jobs.seconds', { seconds })
            : t('jobs.minutes', { minutes: Math.floor(seconds / 60), seconds: seconds % 60 })
          : formatWhen(new Date(endOf(job)), new Date(time), locale)
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
          {t(job.bulk === undefined ? 'plan.again' : 'action.retryFailed')}
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

/** What is under way, and what has ended, the newest first: each with its step, its time, its outcome and what can be done. */
export function JobList({ onClose }: JobListProps) {
  const { client } = usePlatform()
  const { t } = useTexts()
  const time = useTime(tick)
  const heading = useRef<HTMLHeadingElement>(null)
  const { epoch } = client.identity()
  const own = useStore(jobs)
    .filter((job) => job.epoch === epoch)
    .toReversed()
  const groups = [
    { label: t('jobs.underWayGroup'), of: own.filter(isRunning) },
    { label: t('jobs.endedGroup'), of: own.filter((job) => !isRunning(job)) },
  ]
  return (
    <JobPanel title={t('jobs.title')} headingRef={heading}>
      {own.length === 0 && <EmptyState text={t('jobs.none')} />}
      {groups.map(
        ({ label, of }) =>
          of.length > 0 && (
            <JobGroup key={label} label={label} count={of.length}>
              {of.map((job) => (
                <Row
                  key={job.id}
                  job={job}
                  time={time}
                  keepFocus={() => heading.current?.focus()}
                  onClose={onClose}
                />
              ))}
            </JobGroup>
          ),
      )}
    </JobPanel>
  )
}
