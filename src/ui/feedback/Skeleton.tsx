import styles from './Skeleton.module.css'

interface SkeletonProps {
  /** Width in px, or as CSS text ("70%"). */
  readonly width: number | string
}

/** Static grey placeholder of a text. Hidden from assistive technology: the container is `aria-busy`. */
export function Skeleton({ width }: SkeletonProps) {
  return <span className={styles.bar} style={{ inlineSize: width }} aria-hidden="true" />
}

interface SkeletonLinesProps {
  readonly widths: readonly (number | string)[]
}

/** Several skeleton lines, for a paragraph or facts. */
export function SkeletonLines({ widths }: SkeletonLinesProps) {
  return (
    <span className={styles.lines} aria-hidden="true">
      {widths.map((width, index) => (
        <Skeleton key={index} width={width} />
      ))}
    </span>
  )
}
