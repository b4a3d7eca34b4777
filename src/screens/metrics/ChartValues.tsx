import type { Store } from '../../lib/store'
import { useStore } from '../../platform/use-store'
import type { ChartDrawing, OwnLine } from './chart-drawing'
import styles from './metrics.module.css'

interface ChartValuesProps {
  drawn: ChartDrawing | undefined
  /** Index of the instant under the cursor; null if there is none. */
  cursor: Pick<Store<number | null>, 'get' | 'subscribe'>
  timeOf: (seconds: number) => string
  /** The value of a line at an instant, or its last one. */
  valueOf: (line: OwnLine, index: number | null) => string
}

/** The values under the cursor, or the last ones. Subscribes to the cursor itself, so that the chart does not render with it. */
export function ChartValues({ drawn, cursor, timeOf, valueOf }: ChartValuesProps) {
  const at = useStore(cursor)
  const instant = at === null ? undefined : drawn?.instants[at]
  return (
    <span className={styles.values}>
      {instant !== undefined && <time className={styles.at}>{timeOf(instant)}</time>}
      {drawn?.own.map((line) => (
        <b key={line.index}>
          <bdi>{valueOf(line, at)}</bdi>
        </b>
      ))}
    </span>
  )
}
