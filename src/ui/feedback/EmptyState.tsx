import type { ReactNode } from 'react'
import { Panel } from '../layout/Panel'
import styles from './EmptyState.module.css'

interface EmptyStateProps {
  /** Bold first sentence: "No load balancer matches “web-fornt”." */
  readonly strong?: string | undefined
  /** One sentence, with the price. */
  readonly text: ReactNode
  /** One button, and at most one link. */
  readonly actions?: ReactNode
}

/** Placeholder of an empty list: what it holds, its price, one button. Also for a filter without matches. */
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
