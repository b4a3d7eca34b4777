import type { IconName } from '../../lib/icon-names'
import { cx } from '../cx'
import { Icon } from '../Icon'
import { VisuallyHidden } from './VisuallyHidden'
import styles from './StepList.module.css'

/** How far a step is. */
export type StepState = 'open' | 'running' | 'done' | 'failed' | 'skipped'

/** One step: what it is, how far it is, and the word for that. */
export interface Step {
  readonly label: string
  readonly state: StepState
  /** Said after the label; "done", "under way". */
  readonly word: string
}

const icons: Record<StepState, IconName> = {
  open: 'circle',
  running: 'loader-circle',
  done: 'circle-check',
  failed: 'circle-alert',
  skipped: 'circle-dashed',
}

/** Steps in their order, each with how far it is: before they are taken, while they are, and where they stopped. */
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
