import { cx } from '../cx'
import styles from './Meter.module.css'

interface MeterProps {
  /** What is measured: "Used space of disk data". */
  readonly label: string
  /** Share in percent; below 0 counts as 0, above 100 as 100. */
  readonly percent: number
  /** The same in words: "66 GB of 160 GB". */
  readonly text?: string | undefined
  readonly tone?: 'normal' | 'warning' | 'error' | undefined
}

const clamp = (percent: number) => Math.max(0, Math.min(100, percent))

/** How full something is. The number stands beside it in words. */
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
  /** What is under way: "Creating web-prod-03". */
  readonly label: string
  /** Share done, in percent. */
  readonly percent: number
  /** The share as shown: "62 %". Only the bar is drawn without it; then the label must be visible nearby. */
  readonly text?: string | undefined
}

/** How far something has come. */
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
