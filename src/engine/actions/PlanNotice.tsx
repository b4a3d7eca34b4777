import { mayBeDone } from '../../api/unknown-outcome'
import { stateOf } from '../../manifest/states'
import { useTexts } from '../../platform/i18n/use-texts'
import { usePlatform } from '../../platform/platform'
import { errorMessage, errorReference } from '../../platform/toast'
import { Notice } from '../../ui/feedback/Notice'
import { StepList, type StepState } from '../../ui/feedback/StepList'
import { Button } from '../../ui/form-controls/Button'
import { openSteps } from '../jobs/keep-plans'
import { setPlan, type Plan } from '../jobs/plan'
import { runPlan, type PlanTarget } from '../jobs/run-plan'

const words = {
  open: 'plan.open',
  running: 'plan.step',
  done: 'plan.finished',
  failed: 'plan.failed',
  skipped: 'plan.skipped',
} as const

function stateOfStep(plan: Plan, index: number, underWay: boolean): StepState {
  if (index < plan.done) return 'done'
  if (plan.interrupted) {
    if (plan.begun !== index) return 'skipped'
    return underWay ? 'running' : 'done'
  }
  const failed = plan.failure !== undefined
  if (index > plan.done) return failed ? 'skipped' : 'open'
  return failed ? 'failed' : 'running'
}

interface PlanStepsProps {
  plan: Pick<Plan, 'steps'> & Partial<Plan>
  /** What the last call of an interrupted plan leads to has not come yet. */
  underWay?: boolean
}

/** The steps of a plan with how far each is; of a plan that is not begun, as what is to be done. */
export function PlanSteps({ plan, underWay = false }: PlanStepsProps) {
  const { t } = useTexts()
  return (
    <StepList
      label={t('plan.title')}
      steps={plan.steps.map(({ label }, index) => {
        const { done } = plan
        const state =
          done === undefined ? 'open' : stateOfStep({ name: '', epoch: 0, ...plan, done }, index, underWay)
        return { label, state, word: t(words[state]) }
      })}
    />
  )
}

/** Whether the record is still on its way to where the last answered call of a plan leads. */
function isUnderWay({ resource, subject }: PlanTarget, { steps, begun }: Plan): boolean {
  const step = begun === undefined ? undefined : steps[begun]
  const expected = step && resource.actions[step.action]?.expect
  return (
    expected !== undefined && resource.states !== null && stateOf(resource.states, subject) !== expected.state
  )
}

export interface PlanNoticeProps {
  target: PlanTarget
  plan: Plan
}

/** While a plan is carried out for a record: its steps, and when it stopped, why and how to go on. */
export function PlanNotice({ target, plan }: PlanNoticeProps) {
  const platform = usePlatform()
  const { t } = useTexts()
  const { resource, rowKey } = target
  const { failure } = plan
  const forget = (): void => setPlan(resource.type, rowKey, undefined)
  if (plan.interrupted) {
    const open = openSteps(plan)
    const [next] = open
    // Of a step that leads to a state, the state tells; of any other nobody knows.
    const unsure =
      next !== undefined &&
      plan.sent === plan.done &&
      plan.begun !== plan.done &&
      resource.actions[next.action]?.expect === undefined
    return (
      <Notice
        tone="warning"
        strong={`${t('plan.interrupted')}.`}
        text={[
          t('plan.notRun', { steps: open.map(({ label }) => label).join(', ') }),
          ...(unsure ? [t('plan.unsure', { step: next.label })] : []),
        ].join(' ')}
        action={
          <Button size="sm" onPress={() => void runPlan(platform, target)}>
            {t('plan.goOn')}
          </Button>
        }
        dismiss={{ label: t('plan.dismiss'), onDismiss: forget }}
      >
        <PlanSteps plan={plan} underWay={isUnderWay(target, plan)} />
      </Notice>
    )
  }
  if (failure === undefined) {
    return (
      <Notice
        tone="info"
        icon="list-checks"
        strong={`${t('plan.running')}.`}
        text={t('plan.keep')}
        action={
          <Button size="sm" onPress={forget}>
            {t('plan.stop')}
          </Button>
        }
      >
        <PlanSteps plan={plan} />
      </Notice>
    )
  }
  return (
    <Notice
      tone="error"
      strong={t('toast.errorPrefix', { message: errorMessage(platform, failure) })}
      text={[t('plan.stopped'), ...(mayBeDone(failure) ? [t('errors.mayBeDone')] : [])].join(' ')}
      reference={errorReference(failure)}
      action={
        <Button size="sm" onPress={() => void runPlan(platform, target)}>
          {t('plan.again')}
        </Button>
      }
      dismiss={{ label: t('plan.dismiss'), onDismiss: forget }}
    >
      <PlanSteps plan={plan} />
    </Notice>
  )
}
