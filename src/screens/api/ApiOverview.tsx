import { docHref } from '../../lib/api-docs'
import { copyLabels } from '../../platform/i18n/copy-labels'
import { useScreenTexts, useTexts } from '../../platform/i18n/use-texts'
import { PageHeader } from '../../ui/layout/PageHeader'
import { Section } from '../../ui/layout/Section'
import { Command } from '../../ui/typography/Command'
import { LinkText } from '../../ui/typography/LinkText'
import { ApiFrame } from './ApiFrame'
import styles from './api.module.css'
import type { ApiDeployment } from './deployment'
import { DocWords } from './DocWords'
import { FirstCall, FirstSample } from './FirstCall'
import type { Docs } from './load-docs'
import { service } from '../../generated/service'

/** Overview of the API: base URL, description files, tags. */
export function ApiOverview({ docs, deployment }: { docs: Docs; deployment: ApiDeployment }) {
  const t = useScreenTexts('api')
  const { t: shared } = useTexts()
  const { contents } = docs
  const { base, home, files, client } = deployment
  const first = contents.first
  const call = docs.chapter?.operations.find(({ id }) => id === first?.operation)
  const lists = [true, false].map((isMain) => files.filter((file) => file.isMain === isMain))
  return (
    <ApiFrame
      docs={docs}
      title={shared('api.title')}
      side={call && <FirstSample docs={docs} operation={call} deployment={deployment} />}
    >
      <PageHeader title={contents.title} description={t('version', { version: contents.version })} />
      <Section id="address" title={t('address')}>
        <Command labels={copyLabels(shared, t('what.address'))}>{base + service.path}</Command>
      </Section>
      {call && <FirstCall docs={docs} operation={call} />}
      <div className={styles.text}>
        <DocWords text={contents.text} lang={contents.language} />
        {service.correlation !== null && <p>{t('reference', { header: service.correlation })}</p>}
      </div>
      <Section id="description" title={t('downloads')}>
        <div className={styles.text}>
          {lists.map(
            (list, index) =>
              list.length > 0 && (
                <div key={index}>
                  <p>{index === 0 ? t('downloadsText', { version: contents.dialect }) : t('identityText')}</p>
                  <ul className={styles.names}>
                    {list.map(({ name }) => (
                      <li key={name}>
                        <LinkText href={`${home}/${name}`}>
                          <code className={styles.word}>{name}</code>
                        </LinkText>
                      </li>
                    ))}
                  </ul>
                </div>
              ),
          )}
        </div>
      </Section>
      <Section id="client" title={t('client')}>
        <p className={styles.text}>{t('clientText', { name: client })}</p>
      </Section>
      <Section id="calls" title={t('endpoints')}>
        <ul className={styles.rows}>
          {contents.tags.map((tag) => (
            <li key={tag.id}>
              <LinkText href={docHref('tags', tag.id)} look="name">
                {tag.title}
              </LinkText>
              <div className={styles.note}>
                <DocWords text={tag.text} lang={contents.language} />
              </div>
              <span className={styles.count}>{t('calls', { count: tag.operations.length })}</span>
            </li>
          ))}
        </ul>
      </Section>
    </ApiFrame>
  )
}
