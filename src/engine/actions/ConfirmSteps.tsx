import { useTexts } from '../../platform/i18n/use-texts'
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog'
import { useSubmit } from '../forms/use-submit'
import type { PlannedStep } from '../jobs/plan-job'
import { JobSteps } from './JobSteps'

export interface ConfirmStepsProps {
  title: string
  /** What the first step does, which may be the one that disturbs. */
  text: string
  button: string
  steps: readonly PlannedStep[]
  onConfirm: () => void
  onClose: () => void
}

/** Asks before several actions are done in a row, and says which. */
export function ConfirmSteps({ title, text, button, steps, onConfirm, onClose }: ConfirmStepsProps) {
  const { t } = useTexts()
  const { pending, submit } = useSubmit()
  return (
    <ConfirmDialog
      title={title}
      description={`${text} ${t('plan.confirm')}`}
      confirm={{ label: button, danger: false }}
      cancelLabel={t('action.cancel')}
      closeLabel={t('action.close')}
      pending={pending}
      onConfirm={() => submit(title, onConfirm)}
      onClose={onClose}
    >
      <JobSteps labels={steps.map(({ label }) => label)} />
    </ConfirmDialog>
  )
}
