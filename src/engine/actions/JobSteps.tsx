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

/** State to draw: a step waiting for a running one is "to do", a step after a failed one is "not done". */
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
      const isDue = before === undefined || before.state === 'done' || before.action === null
      // Steps after the same one take turns.
      const earlier = job.steps.slice(0, job.steps.indexOf(step))
      const isTurn =
        step.after === null ||
        !earlier.some(({ after, state }) => after === step.after && (state === 'waiting' || state === 'sent'))
      return isDue && isTurn ? 'running' : 'open'
    }
  }
}

type JobStepsProps =
  /** Steps of an existing job. */
  | { job: Pick<Job, 'steps'>; steps: readonly JobStep[]; labels?: never }
  /** Steps that have not begun. */
  | { labels: readonly string[] }

/** The steps of a job with their state, or of a planned job as a plain list. */
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
