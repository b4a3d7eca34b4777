import type { IconName } from '../../lib/icon-names'
import { cx } from '../cx'
import { Icon } from '../Icon'
import { VisuallyHidden } from './VisuallyHidden'
import styles from './StepList.module.css'

/** State of a step. */
export type StepState = 'open' | 'running' | 'done' | 'failed' | 'skipped'

/** A step with its label and state. */
export interface Step {
  readonly label: string
  readonly state: StepState
  /** Text of the state after the label: "done", "under way". */
  readonly word: string
}

const icons: Record<StepState, IconName> = {
  open: 'circle',
  running: 'loader-circle',
  done: 'circle-check',
  failed: 'circle-alert',
  skipped: 'circle-dashed',
}

/** A sequence of steps with their states. */
export function StepList({ label, steps }: { readonly label: string; readonly steps: readonly Step[] }) {
  return (
    <ol className={styles.steps} aria-label={label}>
      {steps.map((step, index) => (
        <li
          key={`${index} ${step.label}`}
          className={cx(styles.step, styles[step.state])}
          aria-current={step.state === 'running' ? 'step' : undefined}
        >
          <Icon name={icons[step.state]} spin={step.state === 'running'} size={14} />
          <span>
            {step.label} <VisuallyHidden>{step.word}</VisuallyHidden>
          </span>
        </li>
      ))}
    </ol>
  )
}
