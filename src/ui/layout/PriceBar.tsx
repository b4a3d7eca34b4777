import type { ReactNode } from 'react'
import styles from './Wizard.module.css'

interface PriceBarProps {
  readonly amount: string
  /** "per month". */
  readonly unit: string
  /** Opens the estimate, or says how many fields need attention. */
  readonly details: ReactNode
  /** The primary button, and one picture before it at most. */
  readonly actions: ReactNode
  /** Above them: why the last press has not done it. */
  readonly notice?: ReactNode
}

/** Price and button of a create form at the lower edge of a phone, in place of its navigation. Hidden on wider screens. */
export function PriceBar({ amount, unit, details, actions, notice }: PriceBarProps) {
  return (
    <div className={styles.pricebar} data-foot-bar="" data-keep-clear="">
      {notice !== undefined && <div className={styles.said}>{notice}</div>}
      <div className={styles.price}>
        <div>
          <bdi className={styles.amount}>{amount}</bdi> <span className={styles.unit}>{unit}</span>
        </div>
        {details}
      </div>
      {actions}
    </div>
  )
}
