import { Notice } from '../../../ui/feedback/Notice'
import { Text } from '../../../ui/typography/Text'
import styles from '../files.module.css'

interface FailedObjectsProps {
  /** Title with their number. */
  readonly title: string
  /** Keys with the reason of each. */
  readonly failed: Iterable<readonly [key: string, reason: string]>
}

/** Objects for which an action failed, and why; at most a hundred are listed. */
export function FailedObjects({ title, failed }: FailedObjectsProps) {
  return (
    <Notice tone="error" strong={title}>
      <ul className={styles.results}>
        {[...failed].slice(0, 100).map(([key, reason]) => (
          <li key={key}>
            <Text>{key}</Text>: <Text>{reason}</Text>
          </li>
        ))}
      </ul>
    </Notice>
  )
}
