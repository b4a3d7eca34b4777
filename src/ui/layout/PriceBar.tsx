import type { ReactNode } from 'react'
import styles from './Wizard.module.css'

interface PriceBarProps {
  readonly amount: string
  /** "per month". */
  readonly unit: string
  /** Button that opens the estimate, or the number of invalid fields. */
  readonly details: ReactNode
  /** Primary button, with at most one icon button before it. */
  readonly actions: ReactNode
  /** Above the buttons: why the last submit failed. */
  readonly notice?: ReactNode
}

/** Price and submit button of a create form at the bottom of a phone, in place of the navigation. */
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
