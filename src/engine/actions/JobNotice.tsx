import { isOutcomeUnknown } from '../../api/unknown-outcome'
import { useTexts } from '../../platform/i18n/use-texts'
import { usePlatform } from '../../platform/platform'
import { errorMessage, errorReference, joinFailures } from '../../platform/failures/failure-message'
import { Notice } from '../../ui/feedback/Notice'
import { Button } from '../../ui/form-controls/Button'
import { isHeldBack, isRunning, isUnderWay, type Job, type JobRecord } from '../jobs/job'
import { finishLabel, leftWords, notDone } from '../jobs/job-words'
import { chainOn, updateJob } from '../jobs/jobs'
import { canFinish, retryJob, stopJob } from '../jobs/run-job'
import { JobSteps } from './JobSteps'

export interface JobNoticeProps {
  job: Job
  /** The record whose page shows the notice. */
  record: Pick<JobRecord, 'type' | 'key'>
}

/** Steps of a multi-step job on a record's page; if some are not done, why and how to finish. */
export function JobNotice({ job, record }: JobNoticeProps) {
  const platform = usePlatform()
  const { t } = useTexts()
  const chain = chainOn(job, record.type, record.key)
  // The creation itself is what the page shows.
  const steps = chain.steps.filter(({ action }) => action !== null)
  const list = <JobSteps job={chain} steps={steps} />
  const failures = steps.filter(({ state }) => state === 'failed').map(({ failure }) => failure)
  const failure = joinFailures(platform, failures)
  const undone = notDone(chain, platform.texts)
  if (failure === undefined && steps.some((step) => isUnderWay(chain, step)))
    return (
      <Notice
        tone="info"
        icon="list-checks"
        strong={t('cell.sentence', {
          text: t(job.left ? leftWords(job) : job.resumed ? 'plan.resumed' : 'plan.running'),
        })}
        text={job.left ? undone : t('plan.keep')}
        action={
          steps.some(({ state }) => state === 'waiting') ? (
            <Button size="sm" onPress={() => stopJob(platform, job.id)}>
              {t('plan.stop')}
            </Button>
          ) : undefined
        }
      >
        {list}
      </Notice>
    )
  const finish = (
    <Button size="sm" pending={isRunning(job)} onPress={() => retryJob(platform, job.id)}>
      {finishLabel(chain, platform.texts)}
    </Button>
  )
  const dismiss = {
    label: t('plan.dismiss'),
    onDismiss: () => updateJob(job.id, job.epoch, { kind: 'dismissed' }),
  }
  if (failure === undefined)
    return (
      <Notice
        tone="warning"
        strong={t('cell.sentence', { text: t(leftWords(job)) })}
        text={undone}
        action={canFinish(job) ? finish : undefined}
        dismiss={dismiss}
      >
        {list}
      </Notice>
    )
  return (
    <Notice
      tone="error"
      strong={t('toast.errorPrefix', { message: errorMessage(platform, failure) })}
      text={[
        steps.some((step) => isHeldBack(chain, step)) ? t('plan.stopped') : undefined,
        failures.some(isOutcomeUnknown) ? t('errors.mayBeDone') : undefined,
      ]
        .filter((text) => text !== undefined)
        .join(' ')}
      reference={errorReference(failure)}
      action={canFinish(job) ? finish : undefined}
      dismiss={dismiss}
    >
      {list}
    </Notice>
  )
}
