import type { IconName } from '../../lib/icon-names'
import { cx } from '../cx'
import { Icon } from '../Icon'
import type { Tone } from '../tone'
import { Text } from '../typography/Text'
import { Badge } from './Badge'
import styles from './StateMark.module.css'

interface StateMarkProps {
  /** `quiet` for a steady state: icon and text. `filled` for a transient or failed one: a badge. */
  readonly look: 'quiet' | 'filled'
  readonly tone: Tone
  readonly icon: IconName
  readonly label: string
  readonly spinning?: boolean | undefined
}

/** State of a resource, the same in list, page and toast. Never by colour alone. */
export function StateMark({ look, tone, icon, label, spinning }: StateMarkProps) {
  if (look === 'filled') return <Badge tone={tone} icon={icon} label={label} spinning={spinning} />
  return (
    <span className={cx(styles.mark, styles[tone])} data-tone={tone}>
      <Icon name={icon} size={14} spin={spinning} />
      <Text>{label}</Text>
    </span>
  )
}
