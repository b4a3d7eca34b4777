import { docHref } from '../../lib/api-docs'
import { useScreenTexts } from '../../platform/i18n/use-texts'
import { PageHeader } from '../../ui/layout/PageHeader'
import { ApiFrame } from './ApiFrame'
import styles from './api.module.css'
import type { Docs } from './load-docs'
import { NameLinks } from './NameLinks'

/** All schemas by name. */
export function ApiSchemas({ docs }: { docs: Docs }) {
  const t = useScreenTexts('api')
  const names = docs.contents.schemas.map(({ name }) => name)
  return (
    <ApiFrame docs={docs} title={t('schemas')}>
      <PageHeader title={t('schemas')} count={String(names.length)} />
      <div className={styles.text}>
        <p>{t('schemasText')}</p>
      </div>
      <NameLinks names={names} hrefOf={(name) => docHref('schemas', name)} />
    </ApiFrame>
  )
}
