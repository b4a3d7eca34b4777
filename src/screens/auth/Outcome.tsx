import { useEffect, useRef, type ReactNode } from 'react'
import { usePlatform } from '../../platform/platform'
import styles from './auth.module.css'

interface OutcomeProps {
  readonly title: string
  /** Before the title. */
  readonly mark?: ReactNode
  readonly text?: string | undefined
  readonly children?: ReactNode
  readonly actions?: ReactNode
  readonly hint?: string | undefined
}

/** Result of a flow that had left the console. Its title takes the focus, so that it is read out. */
export function Outcome({ title, mark, text, children, actions, hint }: OutcomeProps) {
  const { site } = usePlatform()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    document.title = `${title} | ${site.config.siteName}`
    heading.current?.focus()
  }, [title, site])
  return (
    <div className={styles.box}>
      <div className={styles.outcome}>
        {mark}
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
      </div>
      {text !== undefined && <p className={styles.lead}>{text}</p>}
      {children !== undefined && <div className={styles.parameters}>{children}</div>}
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      {hint !== undefined && <p className={styles.hint}>{hint}</p>}
    </div>
  )
}
