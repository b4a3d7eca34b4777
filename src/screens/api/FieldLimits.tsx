import { docHref, type DocOperation } from '../../lib/api-docs'
import { useScreenTexts } from '../../platform/i18n/use-texts'
import { Section } from '../../ui/layout/Section'
import styles from './api.module.css'
import { NameLinks } from './NameLinks'

/** The call whose rows limit fields of an operation, and the row for each field. */
export function FieldLimits({ operation: { limits } }: { operation: DocOperation }) {
  const t = useScreenTexts('api')
  if (!limits) return null
  const { operation, by, rows } = limits
  return (
    <Section id="limits" title={t('limits')}>
      <p className={styles.text}>
        {t('limitsText')} {by !== undefined && t('limitsBy', { by })}
      </p>
      <NameLinks names={[operation]} hrefOf={(name) => docHref('operations', name)} />
      <dl className={styles.values}>
        {Object.entries(rows).map(([path, row]) => (
          <div key={path}>
            <dt>
              <code className={styles.word}>{row}</code>
            </dt>
            <dd>
              <code className={styles.word}>{path}</code>
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
