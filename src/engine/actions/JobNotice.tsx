import { listed } from '../../lib/format-list'
import { isOutcomeUnknown } from '../../api/unknown-outcome'
import { useTexts } from '../../platform/i18n/use-texts'
import { usePlatform } from '../../platform/platform'
import { errorMessage, errorReference } from '../../platform/failures/failure-message'
import { Notice } from '../../ui/feedback/Notice'
import { Button } from '../../ui/form-controls/Button'
import { isRunning, isUnderWay, type Job, type JobRecord } from '../jobs/job'
import { chainOn, updateJob } from '../jobs/jobs'
import { retryJob, stopJob } from '../jobs/run-job'
import { JobSteps } from './JobSteps'

export interface JobNoticeProps {
  job: Job
  /** The record whose page shows the notice. */
  record: Pick<JobRecord, 'type' | 'key'>
}

/** Steps of a multi-step job on a record's page; if it stopped, why and how to continue. */
export function JobNotice({ job, record }: JobNoticeProps) {
  const platform = usePlatform()
  const { t, locale } = useTexts()
  const chain = chainOn(job, record.type, record.key)
  // The creation itself is what the page shows.
  const steps = chain.steps.filter(({ action, independent }) => action !== null && !independent)
  const list = <JobSteps job={chain} steps={steps} />
  const forget = (): void => updateJob(job.id, job.epoch, { kind: 'dismissed' })
  const failure = steps.find(({ state }) => state === 'failed')?.failure
  if (failure === undefined && steps.some((step) => isUnderWay(chain, step)))
    return (
      <Notice
        tone="info"
        icon="list-checks"
        strong={t('cell.sentence', { text: t(job.resumed ? 'plan.resumed' : 'plan.running') })}
        text={t('plan.keep')}
        action={
          <Button
            size="sm"
            onPress={() => {
              stopJob(platform, job.id)
              forget()
            }}
          >
            {t('plan.stop')}
          </Button>
        }
      >
        {list}
      </Notice>
    )
  if (failure === undefined)
    return (
      <Notice
        tone="warning"
        strong={t('cell.sentence', { text: t('plan.interrupted') })}
        text={t('plan.notRun', {
          steps: listed(
            steps.filter(({ state }) => state === 'dropped' || state === 'waiting').map(({ label }) => label),
            locale,
          ),
        })}
        dismiss={{ label: t('plan.dismiss'), onDismiss: forget }}
      >
        {list}
      </Notice>
    )
  return (
    <Notice
      tone="error"
      strong={t('toast.errorPrefix', { message: errorMessage(platform, failure) })}
      text={[t('plan.stopped'), ...(isOutcomeUnknown(failure) ? [t('errors.mayBeDone')] : [])].join(' ')}
      reference={errorReference(failure)}
      action={
        <Button size="sm" pending={isRunning(job)} onPress={() => retryJob(platform, job.id)}>
          {t('plan.again')}
        </Button>
      }
      dismiss={{ label: t('plan.dismiss'), onDismiss: forget }}
    >
      {list}
    </Notice>
  )
}
