import type { ReactNode } from 'react'
import styles from './Sums.module.css'

/** A label with a formatted sum. */
export interface SumLine {
  readonly id: string
  readonly label: string
  readonly value: ReactNode
}

interface SumsProps {
  /** What is summed up, for assistive technology. */
  readonly label: string
  readonly lines: readonly SumLine[]
  /** Announced when it changes. */
  readonly total: { readonly label: ReactNode; readonly value: ReactNode }
}

/** Lines that add up to a total. */
export function Sums({ label, lines, total }: SumsProps) {
  return (
    <dl className={styles.sums} aria-label={label}>
      {lines.map((line) => (
        <div key={line.id}>
          <dt>{line.label}</dt>
          <dd>{line.value}</dd>
        </div>
      ))}
      <div className={styles.total}>
        <dt>{total.label}</dt>
        <dd aria-live="polite">{total.value}</dd>
      </div>
    </dl>
  )
}
