import type { ReactNode } from 'react'
import { cx } from '../../ui/cx'
import styles from './billing.module.css'

interface Figure {
  id: string
  /** What the number is, and of which period: "Used in November". */
  label: string
  value: ReactNode
  /** The number the page is about, 32 px. */
  main?: boolean
}

interface FiguresProps {
  figures: readonly Figure[]
  /** What they leave out or come to, beside them. */
  note?: ReactNode
}

/** The few large numbers a page of billing begins with. */
export function Figures({ figures, note }: FiguresProps) {
  return (
    <div className={styles.figuresRoom}>
      <div className={styles.figures}>
        <dl>
          {figures.map(({ id, label, value, main }) => (
            <div key={id}>
              <dt>{label}</dt>
              <dd className={cx(main && styles.main)}>{value}</dd>
            </div>
          ))}
        </dl>
        {note !== undefined && <div className={styles.figuresNote}>{note}</div>}
      </div>
    </div>
  )
}
