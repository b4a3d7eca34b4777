import styles from './Spark.module.css'

interface SparkProps {
  /** NaN where there is none; undefined until they are known. */
  values: ArrayLike<number> | undefined
  /** Value at the upper edge; the highest value if it is higher. */
  top: number
  /** As high as a tile. */
  tall?: boolean
}

const height = 100

/** A line without axes; its values are written beside it. */
export function Spark({ values, top, tall = false }: SparkProps) {
  const list = Array.from(values ?? [])
  const highest = Math.max(top, ...list.filter((value) => !Number.isNaN(value)), Number.MIN_VALUE)
  const lines: string[] = []
  const areas: string[] = []
  list.forEach((value, index) => {
    if (Number.isNaN(value)) return
    const isFirst = index === 0 || Number.isNaN(list[index - 1] ?? Number.NaN)
    const isLast = Number.isNaN(list[index + 1] ?? Number.NaN)
    const point = `${index} ${(height - (value / highest) * height).toFixed(1)}`
    lines.push(`${isFirst ? 'M' : 'L'}${point}`)
    areas.push(`${isFirst ? `M${index} ${height}` : ''}L${point}${isLast ? `V${height}Z` : ''}`)
  })
  const width = Math.max(1, list.length - 1)
  return (
    <svg
      className={tall ? styles.tall : styles.low}
      viewBox={`0 -3 ${width} ${height + 6}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path className={styles.area} d={areas.join('')} />
      <path className={styles.line} d={lines.join('')} />
    </svg>
  )
}
