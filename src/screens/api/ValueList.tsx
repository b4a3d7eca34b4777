import type { DocValue } from '../../lib/api-docs'
import styles from './api.module.css'
import { DocWords } from './DocWords'
import type { Docs } from './load-docs'

/** Values of an enum with their meaning. */
export function ValueList({ docs, values }: { docs: Docs; values: readonly DocValue[] }) {
  const described = values.some(({ text }) => text !== undefined)
  if (!described) {
    return (
      <p className={styles.facts}>
        {values.map(({ value }) => (
          <code key={String(value)} className={styles.word}>
            {String(value)}
          </code>
        ))}
      </p>
    )
  }
  return (
    <dl className={styles.values}>
      {values.map(({ value, text }) => (
        <div key={String(value)}>
          <dt>
            <code className={styles.word}>{String(value)}</code>
          </dt>
          <dd>
            <DocWords text={text ?? []} lang={docs.contents.language} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
