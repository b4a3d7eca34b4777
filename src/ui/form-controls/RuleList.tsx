import { cx } from '../cx'
import { Icon } from '../Icon'
import { VisuallyHidden } from '../feedback/VisuallyHidden'
import styles from './Field.module.css'

interface RuleListProps {
  /** What a value must be, in the order shown. */
  readonly rules: readonly { readonly id: string; readonly label: string; readonly met: boolean }[]
  /** For assistive technology: "met", "not met". */
  readonly metLabel: string
  readonly unmetLabel: string
}

/** The rules of a value, ticked while it is typed. */
export function RuleList({ rules, metLabel, unmetLabel }: RuleListProps) {
  return (
    <ul className={styles.rules}>
      {rules.map((rule) => (
        <li key={rule.id} className={cx(rule.met && styles.met)}>
          <Icon name={rule.met ? 'check' : 'circle'} size={14} />
          <span>
            {rule.label}
            <VisuallyHidden>, {rule.met ? metLabel : unmetLabel}</VisuallyHidden>
          </span>
        </li>
      ))}
    </ul>
  )
}
