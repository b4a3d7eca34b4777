import { plainCode } from '../../lib/code-piece'
import { safeHref } from '../../lib/safe-href'
import { copyLabels } from '../../platform/i18n/copy-labels'
import { useScreenTexts, useTexts } from '../../platform/i18n/use-texts'
import { usePage } from '../../platform/page/page'
import { usePlatform } from '../../platform/platform'
import { LinkButton } from '../../ui/form-controls/LinkButton'
import { Page } from '../../ui/layout/Page'
import { PageHeader } from '../../ui/layout/PageHeader'
import { Section } from '../../ui/layout/Section'
import { useLazy } from '../../ui/lazy'
import { CodeBlock } from '../../ui/typography/CodeBlock'
import { CopyWide } from './CopyWide'
import { DocumentationList } from './DocumentationList'
import { loadSupportTexts } from './load-texts'
import { mailHref } from '../../lib/mail-href'
import styles from './support.module.css'
import { useCapsule } from './use-capsule'
import { Ways } from './Ways'

interface SupportScreenProps {
  /** Name of the build that runs; undefined in development. */
  build: string | undefined
}

/** Contacts, documentation, and a capsule of facts to send to support (NOTIFY-02, NOTIFY-03). */
export function SupportScreen({ build }: SupportScreenProps) {
  const { texts, site } = usePlatform()
  useLazy(loadSupportTexts, texts)
  const t = useScreenTexts('support')
  const { t: word } = useTexts()
  const { time, code } = useCapsule(build)
  const title = word('shell.support')
  usePage({ title, parents: [] })
  const { supportEmail, siteName } = site.config
  const text = (): string => `${t('capsuleAt', { time })}\n${plainCode(code)}`
  const letter = safeHref(
    mailHref(supportEmail, {
      subject: t('mailSubject', { site: siteName }),
      body: `\n\n${text()}`,
    }),
  )
  return (
    <Page>
      <PageHeader title={title} description={t('intro')} />
      <div className={styles.columns}>
        <div>
          <div className={styles.ways}>
            <Ways />
          </div>
          <Section
            title={t('capsule')}
            actions={
              <>
                <CopyWide variant="primary" value={text}>
                  {t('copyCapsule')}
                </CopyWide>
                {letter !== undefined && (
                  <span className={styles.onlyWide}>
                    <LinkButton size="sm" external href={letter}>
                      {t('sendCapsule')}
                    </LinkButton>
                  </span>
                )}
              </>
            }
          >
            <p className={styles.about}>{t('capsuleText')}</p>
            <div className={styles.capsule}>
              <CodeBlock
                title={t('capsuleAt', { time })}
                code={code}
                labels={copyLabels(word, t('capsuleObject'))}
              />
            </div>
          </Section>
        </div>
        <aside aria-label={t('documentation')}>
          <h2 className={styles.docsHead}>{t('documentation')}</h2>
          <DocumentationList />
        </aside>
      </div>
    </Page>
  )
}
