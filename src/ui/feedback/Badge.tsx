import type { IconName } from '../../lib/icon-names'
import { cx } from '../cx'
import { Icon } from '../Icon'
import type { Tone } from '../tone'
import { Text } from '../typography/Text'
import styles from './Badge.module.css'

interface BadgeProps {
  /** Any text, including untrusted text. A badge always has a label. */
  readonly label: string
  readonly tone?: Tone | undefined
  readonly icon?: IconName | undefined
  readonly spinning?: boolean | undefined
  /** 18 px high with 11 px text, beside a name. */
  readonly mini?: boolean | undefined
}

/** A filled mark: a kind ("Floating IP"), or a transient state. */
export function Badge({ label, tone = 'default', icon, spinning, mini = false }: BadgeProps) {
  return (
    <span className={cx(styles.badge, styles[tone], mini && styles.mini)} data-tone={tone}>
      {icon !== undefined && <Icon name={icon} size={14} spin={spinning} />}
      <Text>{label}</Text>
    </span>
  )
}
