import type { ReactNode } from 'react'
import { cx } from '../../ui/cx'
import styles from './billing.module.css'

interface Figure {
  id: string
  /** Label with the period: "Used in November". */
  label: string
  value: ReactNode
  /** Main figure, 32 px. */
  main?: boolean
}

interface FiguresProps {
  figures: readonly Figure[]
  /** Note beside the figures. */
  note?: ReactNode
}

/** The large figures at the top of a billing page. */
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
