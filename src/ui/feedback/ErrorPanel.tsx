import type { ReactNode } from 'react'
import type { IconName } from '../../lib/icon-names'
import { Icon } from '../Icon'
import { Panel } from '../layout/Panel'
import { MessageText } from '../typography/MessageText'
import styles from './ErrorPanel.module.css'

interface ErrorPanelProps {
  /** What failed: "Load balancers could not be loaded". */
  readonly title: string
  /** Consequence, what still works, what happens next. */
  readonly text?: ReactNode
  /** Technical message for support. */
  readonly detail?: string | undefined
  /** Correlation id, in brackets after the detail. */
  readonly reference?: string | undefined
  readonly icon?: IconName | undefined
  /** "Try now", "Copy details"; on the fallback screen "Reload page" and "Log out". */
  readonly actions?: ReactNode
  /** The whole page consists of this panel, so its title is the heading. */
  readonly whole?: boolean | undefined
}

/** A failure in place of content. The rest of the page stays usable. */
export function ErrorPanel({ title, text, detail, reference, icon, actions, whole }: ErrorPanelProps) {
  const Title = whole === true ? 'h1' : 'h2'
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
          {text !== undefined && (
            <div className={styles.text}>
              <MessageText>{text}</MessageText>
            </div>
          )}
          {(detail !== undefined || reference !== undefined) && (
            <div className={styles.detail}>
              <MessageText>{detail}</MessageText>
              {reference !== undefined && `${detail === undefined ? '' : ' '}[${reference}]`}
            </div>
          )}
          {actions !== undefined && <div className={styles.actions}>{actions}</div>}
        </div>
      </div>
    </Panel>
  )
}
