import type { ReactNode } from 'react'
import type { IconName } from '../../lib/icon-names'
import { Icon } from '../Icon'
import { Panel } from '../layout/Panel'
import { visibleText } from '../typography/visible-text'
import styles from './ErrorPanel.module.css'

interface ErrorPanelProps {
  /** What failed: "Load balancers could not be loaded". */
  readonly title: string
  /** What it means, what still works, what happens next. */
  readonly text?: ReactNode
  /** The technical message, for support. */
  readonly detail?: string | undefined
  /** The correlation id, shown in brackets after the detail. */
  readonly reference?: string | undefined
  readonly icon?: IconName | undefined
  /** "Try now", "Copy details"; on the fallback screen "Reload page" and "Log out". */
  readonly actions?: ReactNode
  /** It is all the page shows, so its title is the page's heading. */
  readonly whole?: boolean | undefined
}

/** A failure in place of what was asked for. The rest of the page stays. */
export function ErrorPanel({ title, text, detail, reference, icon, actions, whole }: ErrorPanelProps) {
  const Title = whole === true ? 'h1' : 'h2'
  const fine = [detail && visibleText(detail), reference && `[${reference}]`].filter(Boolean).join(' ')
  return (
    <Panel padded>
      <div className={styles.row} role="alert">
        {icon !== undefined && (
          <span className={styles.icon}>
            <Icon name={icon} size={20} />
          </span>
        )}
        <div className={styles.words}>
          <Title className={styles.title}>{title}</Title>
          {text !== undefined && <p className={styles.text}>{text}</p>}
          {fine !== '' && <p className={styles.detail}>{fine}</p>}
          {actions !== undefined && <div className={styles.actions}>{actions}</div>}
        </div>
      </div>
    </Panel>
  )
}
