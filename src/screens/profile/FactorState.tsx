import { useLayoutEffect, useRef, type ReactNode } from 'react'
import type { IconName } from '../../lib/icon-names'
import { Icon } from '../../ui/Icon'
import styles from './profile.module.css'

interface FactorStateProps {
  readonly icon: IconName
  readonly tone: 'faint' | 'success' | 'warning' | 'error'
  readonly title: string
  readonly text: ReactNode
  readonly children?: ReactNode
  /** Moves the focus to a lasting element if this state unmounts with a focused button. Stable between renders. */
  readonly keepFocus: () => void
}

/** One state of the second factor, with its actions. Each state needs its own `key`. */
export function FactorState({ icon, tone, title, text, children, keepFocus }: FactorStateProps) {
  const own = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = own.current
    return () => {
      if (element?.contains(document.activeElement)) keepFocus()
    }
  }, [keepFocus])
  return (
    <div ref={own} className={styles.factor}>
      <span className={styles[tone]}>
        <Icon name={icon} />
      </span>
      <div>
        <h3>{title}</h3>
        <p className={styles.note}>{text}</p>
        {children !== undefined && <div className={styles.actions}>{children}</div>}
      </div>
    </div>
  )
}
