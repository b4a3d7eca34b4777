import { useTexts } from '../../platform/i18n/use-texts'
import { StepList, type StepState as Shown } from '../../ui/feedback/StepList'
import { isHeldBack, type Job, type JobStep } from '../jobs/job'

const words = {
  open: 'plan.open',
  running: 'plan.step',
  done: 'plan.finished',
  failed: 'plan.failed',
  skipped: 'plan.skipped',
} as const

/** How a step is drawn: what waits for a step under way is still to do, what stands behind a failed one is not done. */
export function shownState(job: Pick<Job, 'steps'>, step: JobStep): Shown {
  switch (step.state) {
    case 'done':
    case 'late':
      return 'done'
    case 'failed':
      return 'failed'
    case 'dropped':
      return 'skipped'
    case 'sent':
    case 'accepted':
      return 'running'
    case 'waiting': {
      if (isHeldBack(job, step)) return 'skipped'
      const before = step.after === null ? undefined : job.steps[step.after]
      const isNext = before === undefined || before.state === 'done' || before.action === null
      return isNext ? 'running' : 'open'
    }
  }
}

type JobStepsProps =
  /** Steps of a job that is under way. */
  | { job: Pick<Job, 'steps'>; steps: readonly JobStep[]; labels?: never }
  /** Steps that are not begun. */
  | { labels: readonly string[] }

/** Steps with how far each is, or, before their job begins, as what is to be done. */
export function JobSteps(props: JobStepsProps) {
  const { t } = useTexts()
  const steps = props.labels
    ? props.labels.map((label) => ({ label, state: 'open' as const }))
    : props.steps.map((step) => ({ label: step.label, state: shownState(props.job, step) }))
  return (
    <StepList
      label={t('plan.title')}
      steps={steps.map(({ label, state }) => ({ label, state, word: t(words[state]) }))}
    />
  )
}
