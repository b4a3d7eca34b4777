import type { ReactNode } from 'react'
import { Panel } from '../layout/Panel'
import styles from './EmptyState.module.css'

interface EmptyStateProps {
  /** What is so, when it needs saying first: "No load balancer matches “web-fornt”." */
  readonly strong?: string | undefined
  /** One sentence, and the price. */
  readonly text: ReactNode
  /** One button; a link beside it at most. */
  readonly actions?: ReactNode
}

/** A list without rows: what it would hold, what it costs, one button. Also "nothing matches the filter". */
export function EmptyState({ strong, text, actions }: EmptyStateProps) {
  return (
    <Panel padded>
      <p className={styles.text}>
        {strong !== undefined && <strong>{strong}</strong>} {text}
      </p>
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </Panel>
  )
}
