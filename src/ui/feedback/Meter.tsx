import { cx } from '../cx'
import styles from './Meter.module.css'

interface MeterProps {
  /** Accessible name: "Used space of disk data". */
  readonly label: string
  /** Percentage, clamped to 0–100. */
  readonly percent: number
  /** Value as text: "66 GB of 160 GB". */
  readonly text?: string | undefined
  readonly tone?: 'normal' | 'warning' | 'error' | undefined
}

const clamp = (percent: number) => Math.max(0, Math.min(100, percent))

/** Fill level of something. The number is shown beside it. */
export function Meter({ label, percent, text, tone = 'normal' }: MeterProps) {
  const share = clamp(percent)
  return (
    <div
      className={styles.track}
      role="meter"
      aria-label={label}
      aria-valuenow={Math.round(share)}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuetext={text}
    >
      <span
        className={cx(styles.fill, tone !== 'normal' && styles[tone])}
        style={{ inlineSize: `${share}%` }}
      />
    </div>
  )
}

interface ProgressBarProps {
  /** What is running: "Creating web-prod-03". */
  readonly label: string
  /** Percentage done. */
  readonly percent: number
  /** Visible percentage: "62 %". Without it only the bar is drawn, and the label must be visible nearby. */
  readonly text?: string | undefined
}

/** Progress of a task. */
export function ProgressBar({ label, percent, text }: ProgressBarProps) {
  const share = clamp(percent)
  const bar = (
    <div
      className={cx(styles.track, styles.thin)}
      role="progressbar"
      aria-label={label}
      aria-valuenow={Math.round(share)}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuetext={text}
    >
      <span className={styles.fill} style={{ inlineSize: `${share}%` }} />
    </div>
  )
  if (text === undefined) return bar
  return (
    <div className={styles.labelled}>
      <div className={styles.line}>
        <span>{label}</span>
        <span className={styles.percent}>{text}</span>
      </div>
      {bar}
    </div>
  )
}
