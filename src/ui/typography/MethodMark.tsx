import { cx } from '../cx'
import styles from './MethodMark.module.css'

const looks: Readonly<Record<string, string | undefined>> = {
  GET: styles.read,
  POST: styles.make,
  PUT: styles.change,
  PATCH: styles.change,
  DELETE: styles.remove,
}

interface MethodMarkProps {
  /** HTTP method: "GET". */
  readonly method: string
  /** Shortens DELETE visually, for narrow lists. */
  readonly short?: boolean | undefined
  /** For dark background. */
  readonly onCode?: boolean | undefined
}

/** HTTP method in its colour. */
export function MethodMark({ method, short = false, onCode = false }: MethodMarkProps) {
  const shortened = short && method === 'DELETE'
  return (
    <span className={cx(styles.mark, looks[method], onCode && styles.onCode)}>
      {shortened ? <abbr title={method}>{method.slice(0, 3)}</abbr> : method}
    </span>
  )
}
