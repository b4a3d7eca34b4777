import styles from './Skeleton.module.css'

interface SkeletonProps {
  /** A length in px, or a share of the container as text ("70%"). */
  readonly width: number | string
}

/** A grey bar where a word will be. It does not move, and says nothing: the container is `aria-busy`. */
export function Skeleton({ width }: SkeletonProps) {
  return <span className={styles.bar} style={{ inlineSize: width }} aria-hidden="true" />
}

interface SkeletonLinesProps {
  readonly widths: readonly (number | string)[]
}

/** Several bars under each other, for a paragraph or a list of facts. */
export function SkeletonLines({ widths }: SkeletonLinesProps) {
  return (
    <span className={styles.lines} aria-hidden="true">
      {widths.map((width, index) => (
        <Skeleton key={index} width={width} />
      ))}
    </span>
  )
}
