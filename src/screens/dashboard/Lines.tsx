import type { ReactNode } from 'react'
import type { IconName } from '../../lib/icon-names'
import { Icon } from '../../ui/Icon'
import type { Tone } from '../../ui/tone'
import styles from './dashboard.module.css'

/** A problem, its consequence and a remedy. */
export interface Line {
  id: string
  icon: IconName
  tone: Tone
  strong: string
  text?: string | undefined
  action: ReactNode
}

/** Lines of a panel. */
export function Lines({ lines }: { lines: readonly Line[] }) {
  return (
    <ul className={styles.lines}>
      {lines.map(({ id, icon, tone, strong, text, action }) => (
        <li key={id} data-tone={tone}>
          <Icon name={icon} />
          <div>
            <strong>{strong}</strong> <span className={styles.words}>{text}</span>
          </div>
          {action}
        </li>
      ))}
    </ul>
  )
}
