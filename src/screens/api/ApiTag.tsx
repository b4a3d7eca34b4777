import { docHref, type DocChapter, type DocTag } from '../../lib/api-docs'
import { useScreenTexts } from '../../platform/i18n/use-texts'
import { PageHeader } from '../../ui/layout/PageHeader'
import { Section } from '../../ui/layout/Section'
import { ApiFrame } from './ApiFrame'
import styles from './api.module.css'
import { DocWords } from './DocWords'
import type { Docs } from './load-docs'
import { OperationRows } from './OperationRows'
import { NameLinks } from './NameLinks'

/** Page of a tag: description, operations, and schemas only it uses. */
export function ApiTag({ docs, tag, chapter }: { docs: Docs; tag: DocTag; chapter: DocChapter }) {
  const t = useScreenTexts('api')
  const names = Object.keys(chapter.schemas)
  return (
    <ApiFrame docs={docs} title={tag.title}>
      <PageHeader title={tag.title} count={String(tag.operations.length)} />
      <div className={styles.text}>
        <DocWords text={tag.text} lang={docs.contents.language} />
      </div>
      <OperationRows operations={tag.operations} />
      {names.length > 0 && (
        <Section id="schemas" title={t('schemas')} note={String(names.length)}>
          <NameLinks names={names} hrefOf={(name) => docHref('schemas', name)} />
        </Section>
      )}
    </ApiFrame>
  )
}
