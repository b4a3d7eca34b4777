import type { IconName } from '../../lib/icon-names'
import { cx } from '../cx'
import { Icon } from '../Icon'
import type { Tone } from '../tone'
import { Text } from '../typography/Text'
import styles from './Badge.module.css'

interface BadgeProps {
  /** A badge always has words; an icon alone is not one. Any text, also one that somebody else wrote. */
  readonly label: string
  readonly tone?: Tone | undefined
  readonly icon?: IconName | undefined
  readonly spinning?: boolean | undefined
  /** 18 px high with 11 px text, for marks beside a name. */
  readonly mini?: boolean | undefined
}

/** A filled mark: a kind ("Floating IP"), or a state that is not steady. */
export function Badge({ label, tone = 'default', icon, spinning, mini = false }: BadgeProps) {
  return (
    <span className={cx(styles.badge, styles[tone], mini && styles.mini)} data-tone={tone}>
      {icon !== undefined && <Icon name={icon} size={14} spin={spinning} />}
      <Text>{label}</Text>
    </span>
  )
}
