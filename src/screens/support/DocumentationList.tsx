import { apiPage } from '../../lib/api-docs'
import { safeHref } from '../../lib/safe-href'
import { useScreenTexts, useTexts } from '../../platform/i18n/use-texts'
import { usePlatform } from '../../platform/platform'
import { enabledTypes } from '../../platform/site/enabled-types'
import { hasResource } from '../../engine/data/load-resource'
import { Icon } from '../../ui/Icon'
import { Panel } from '../../ui/layout/Panel'
import { LinkText } from '../../ui/typography/LinkText'
import { documentationLinks, type DocumentationLink } from './documentation'
import styles from './support.module.css'

function Row({
  icon,
  label,
  href,
  note,
  external,
}: Omit<DocumentationLink, 'id' | 'kind'> & { note?: string | undefined; external: boolean }) {
  return (
    <li className={`${styles.row} ${styles.doc}`}>
      <Icon name={icon} />
      <div className={styles.words}>
        <LinkText href={href} external={external}>
          {label}
        </LinkText>
      </div>
      {note !== undefined && <span className={styles.aside}>{note}</span>}
      {external && <Icon name="external-link" size={14} />}
    </li>
  )
}

/** Links to the documentation of each type and of the API. */
export function DocumentationList() {
  const { site } = usePlatform()
  const t = useScreenTexts('support')
  const { typeName } = useTexts()
  const links = documentationLinks({
    config: site.config,
    types: enabledTypes(site),
    isType: hasResource,
    typeName: (type) => typeName(type, 'many'),
  })
  const api = safeHref(site.config.apiDocUrl)
  return (
    <Panel>
      <ul className={styles.list} aria-label={t('documentation')}>
        {links.map(({ id, kind, ...link }) => (
          <Row
            key={id}
            {...link}
            external={kind === 'site'}
            note={kind === 'api' ? t('apiReference') : undefined}
          />
        ))}
        <Row
          icon="code-xml"
          label={t('apiDocumentation')}
          href={api ?? apiPage}
          external={api !== undefined}
        />
      </ul>
    </Panel>
  )
}
