import { cx } from '../cx'
import { Icon } from '../Icon'
import { VisuallyHidden } from '../feedback/VisuallyHidden'
import styles from './Field.module.css'

interface RuleListProps {
  /** Rules of the value, in order. */
  readonly rules: readonly { readonly id: string; readonly label: string; readonly met: boolean }[]
  /** For screen readers: "met", "not met". */
  readonly metLabel: string
  readonly unmetLabel: string
}

/** Rules of a value, ticked while typing. */
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
