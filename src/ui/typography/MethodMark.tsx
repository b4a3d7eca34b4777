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
  /** The method of HTTP: "GET". */
  readonly method: string
  /** In a narrow list: DELETE is shortened for the eye. */
  readonly short?: boolean | undefined
  /** On the dark ground of code. */
  readonly onCode?: boolean | undefined
}

/** What a call does, as its method in a colour of its own. */
export function MethodMark({ method, short = false, onCode = false }: MethodMarkProps) {
  const shortened = short && method === 'DELETE'
  return (
    <span className={cx(styles.mark, looks[method], onCode && styles.onCode)}>
      {shortened ? <abbr title={method}>{method.slice(0, 3)}</abbr> : method}
    </span>
  )
}
