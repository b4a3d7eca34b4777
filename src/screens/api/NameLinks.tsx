import { LinkText } from '../../ui/typography/LinkText'
import styles from './api.module.css'

/** Names side by side, each a link. */
export function NameLinks({ names, hrefOf }: { names: readonly string[]; hrefOf: (name: string) => string }) {
  return (
    <ul className={styles.names}>
      {names.map((name) => (
        <li key={name}>
          <LinkText href={hrefOf(name)}>
            <code className={styles.word}>{name}</code>
          </LinkText>
        </li>
      ))}
    </ul>
  )
}
