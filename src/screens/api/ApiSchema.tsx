import { docHref, type DocEntry, type DocSchema } from '../../lib/api-docs'
import { useScreenTexts } from '../../platform/i18n/use-texts'
import { Badge } from '../../ui/feedback/Badge'
import { PageHeader } from '../../ui/layout/PageHeader'
import { Section } from '../../ui/layout/Section'
import { ApiFrame } from './ApiFrame'
import styles from './api.module.css'
import { DocWords } from './DocWords'
import { FieldRows } from './FieldRows'
import type { Docs } from './load-docs'
import { NeedsNote } from './NeedsNote'
import { OperationRows } from './OperationRows'
import { TypeWords } from './TypeWords'
import { ValueList } from './ValueList'

/** Page of a schema: members or values, and the operations that use it. */
export function ApiSchema({ docs, name, schema }: { docs: Docs; name: string; schema: DocSchema }) {
  const t = useScreenTexts('api')
  const { type } = schema
  const users = new Set(schema.usedBy)
  const operations: DocEntry[] = docs.contents.tags.flatMap((tag) =>
    tag.operations.filter((operation) => users.has(operation.id)),
  )
  return (
    <ApiFrame docs={docs} title={name} parents={[{ href: docHref('schemas'), label: t('schemas') }]}>
      <PageHeader
        title={name}
        badge={schema.deprecated && <Badge tone="warning" label={t('deprecated')} />}
      />
      <div className={styles.text}>
        <DocWords text={schema.text} lang={docs.contents.language} />
        {!type.fields && (
          <p className={styles.type}>
            <TypeWords type={type} />
          </p>
        )}
        <NeedsNote needs={type.needs} />
      </div>
      {type.fields && (
        <Section id="members" title={t('members')} note={String(type.fields.length)}>
          <FieldRows docs={docs} fields={type.fields} at="" />
        </Section>
      )}
      {type.values && (
        <Section id="values" title={t('values')}>
          <ValueList docs={docs} values={type.values} />
        </Section>
      )}
      {operations.length > 0 && (
        <Section id="used-by" title={t('usedBy')}>
          <OperationRows operations={operations} />
        </Section>
      )}
    </ApiFrame>
  )
}
