import { Fragment, type ReactNode } from 'react'
import { cx } from '../cx'
import styles from './Wizard.module.css'

/** A line of an estimate with a formatted amount. */
export interface EstimateLine {
  readonly id: string
  readonly label: string
  /** "€16.00", or "—" while the part is invalid. */
  readonly amount: string
  readonly invalid?: boolean | undefined
}

interface EstimateProps {
  readonly title: string
  /** Selection of the display currency. */
  readonly currency?: ReactNode
  readonly lines: readonly EstimateLine[]
  readonly total: { readonly label: string; readonly amount: string }
  /** Small lines below the total: per hour, with VAT. */
  readonly extra: readonly EstimateLine[]
  readonly note?: ReactNode
}

/** Estimate of a cost, line by line. Changes of the total are announced politely. */
export function Estimate({ title, currency, lines, total, extra, note }: EstimateProps) {
  return (
    <>
      <div className={styles.estimateHead}>
        <h2>{title}</h2>
        {currency}
      </div>
      <dl className={styles.lines} data-keep-clear="">
        {lines.map((line) => (
          <Fragment key={line.id}>
            <dt className={cx(line.invalid && styles.invalid)}>{line.label}</dt>
            <dd>
              <bdi className={cx(line.invalid && styles.small)}>{line.amount}</bdi>
            </dd>
          </Fragment>
        ))}
        <dt className={styles.total}>{total.label}</dt>
        <dd className={styles.total}>
          <bdi role="status">{total.amount}</bdi>
        </dd>
        {extra.map((line) => (
          <Fragment key={line.id}>
            <dt className={styles.small}>{line.label}</dt>
            <dd className={styles.small}>
              <bdi>{line.amount}</bdi>
            </dd>
          </Fragment>
        ))}
      </dl>
      {note !== undefined && <p className={styles.note}>{note}</p>}
    </>
  )
}
