import { useState } from 'react'
import { service } from '../../generated/service'
import { docHref, type DocOperation } from '../../lib/api-docs'
import { useScreenTexts } from '../../platform/i18n/use-texts'
import { usePlatform } from '../../platform/platform'
import { LinkButton } from '../../ui/form-controls/LinkButton'
import { Section } from '../../ui/layout/Section'
import { LinkText } from '../../ui/typography/LinkText'
import styles from './api.module.css'
import { draftOf, requestOf } from './call-draft'
import type { ApiDeployment } from './deployment'
import type { Docs } from './load-docs'
import { SamplePanel } from './SamplePanel'

interface FirstCallProps {
  docs: Docs
  operation: DocOperation
}

/** Guide for newcomers: key, URL and a first call. */
export function FirstCall({ docs, operation }: FirstCallProps) {
  const t = useScreenTexts('api')
  const key = docs.contents.first?.key
  return (
    <Section id="first" title={t('first.title')}>
      <ol className={styles.steps}>
        {key && (
          <li>
            <p>{t('first.key')}</p>
            <LinkButton size="sm" icon="key-round" href={key.href}>
              {t('first.make')}
            </LinkButton>
          </li>
        )}
        <li>{t('first.header', { header: service.credential.header })}</li>
        <li>
          {t('first.call')} <LinkText href={docHref('operations', operation.id)}>{operation.title}</LinkText>
        </li>
      </ol>
    </Section>
  )
}

/** The first call in the selected language, with its answer. */
export function FirstSample({ docs, operation, deployment }: FirstCallProps & { deployment: ApiDeployment }) {
  const { site } = usePlatform()
  const [example, setExample] = useState(0)
  const draft = draftOf(operation, example, site.locations[0]?.slug)
  return (
    <SamplePanel
      docs={docs}
      operation={operation}
      request={requestOf(docs, operation, draft, deployment.base)}
      client={deployment.client}
      example={example}
      onExample={setExample}
    />
  )
}
