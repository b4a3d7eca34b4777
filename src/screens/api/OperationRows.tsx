import { docHref, type DocEntry } from '../../lib/api-docs'
import { LinkText } from '../../ui/typography/LinkText'
import { MethodMark } from '../../ui/typography/MethodMark'
import styles from './api.module.css'

/** Operations with their paths, as links. */
export function OperationRows({ operations }: { operations: readonly DocEntry[] }) {
  return (
    <ul className={styles.rows}>
      {operations.map(({ id, method, path, title }) => (
        <li key={id}>
          <MethodMark method={method} short />
          <LinkText href={docHref('operations', id)} look="name">
            {title}
          </LinkText>
          <code className={styles.path}>{path}</code>
        </li>
      ))}
    </ul>
  )
}
