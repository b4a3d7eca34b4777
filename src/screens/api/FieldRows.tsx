import { useState } from 'react'
import { useLocation } from 'react-router'
import type { DocField, DocType } from '../../lib/api-docs'
import { useScreenTexts } from '../../platform/i18n/use-texts'
import { Badge } from '../../ui/feedback/Badge'
import { LinkText, TextButton } from '../../ui/typography/LinkText'
import styles from './api.module.css'
import { DocWords } from './DocWords'
import type { Docs } from './load-docs'
import { membersOf, resolveType } from './resolve-type'
import { TypeWords } from './TypeWords'
import { ValueList } from './ValueList'

interface FieldRowsProps {
  docs: Docs
  fields: readonly DocField[]
  /** Prefix of field anchors: `body.`. */
  at: string
  /** Shows examples; off if the code beside has them. */
  examples?: boolean
}

/** Parameters or members, one per row, each with an anchor. */
export function FieldRows({ docs, fields, at, examples = true }: FieldRowsProps) {
  return (
    <div className={styles.fields}>
      {fields.map((field) => (
        <FieldRow
          key={field.name}
          docs={docs}
          field={field}
          anchor={`${at}${field.name}`}
          examples={examples}
        />
      ))}
    </div>
  )
}

interface FieldRowProps {
  docs: Docs
  field: DocField
  anchor: string
  examples: boolean
}

function FieldRow({ docs, field, anchor, examples }: FieldRowProps) {
  const t = useScreenTexts('api')
  const { hash } = useLocation()
  const resolved = resolveType(docs, field.type)
  const isTarget = decodeURIComponent(hash) === `#${anchor}`
  return (
    <div id={anchor} className={isTarget ? `${styles.field} ${styles.target}` : styles.field}>
      <div className={styles.name}>
        <LinkText href={`#${anchor}`} look="inherit">
          <code>{field.name}</code>
        </LinkText>
        <div className={styles.type}>
          <TypeWords type={field.type.schema === undefined ? resolved : field.type} />
          {field.required && (
            <>
              {' · '}
              <span className={styles.required}>{t('required')}</span>
            </>
          )}
        </div>
        <Marks field={field} />
      </div>
      <div className={styles.about}>
        <DocWords text={field.text} lang={docs.contents.language} />
        <Facts type={resolved} example={examples && !field.secret} />
        {resolved.values && <ValueList docs={docs} values={resolved.values} />}
        <Members docs={docs} field={field} anchor={anchor} examples={examples} />
      </div>
    </div>
  )
}

function Marks({ field }: { field: DocField }) {
  const t = useScreenTexts('api')
  const marks = [
    ...(field.deprecated ? [<Badge key="deprecated" mini tone="warning" label={t('deprecated')} />] : []),
    ...(field.beyond ? [<Badge key="beyond" mini label={t('beyond')} />] : []),
    ...(field.secret ? [<Badge key="secret" mini label={t('secret')} />] : []),
  ]
  return marks.length > 0 && <div className={styles.marks}>{marks}</div>
}

function written(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** Default, example and pattern of a field. */
function Facts({ type, example }: { type: DocType; example: boolean }) {
  const t = useScreenTexts('api')
  const facts = [
    ...(type.default === undefined ? [] : [{ label: t('default'), value: written(type.default) }]),
    ...(type.example === undefined || !example
      ? []
      : [{ label: t('example'), value: written(type.example) }]),
    ...(type.pattern === undefined ? [] : [{ label: t('pattern'), value: type.pattern }]),
  ]
  if (facts.length === 0) return null
  return (
    <p className={styles.facts}>
      {facts.map(({ label, value }) => (
        <span key={label}>
          {label} <code className={styles.word}>{value}</code>
        </span>
      ))}
    </p>
  )
}

/** Members of an object, collapsed until opened or targeted by a link. */
function Members({ docs, field, anchor, examples }: FieldRowProps) {
  const t = useScreenTexts('api')
  const { hash } = useLocation()
  const inside = decodeURIComponent(hash).startsWith(`#${anchor}.`)
  const [chosen, setChosen] = useState<boolean>()
  const fields = membersOf(docs, field.type)
  if (fields.length === 0) return null
  const open = chosen ?? inside
  return (
    <div className={styles.members}>
      <TextButton expanded={open} onPress={() => setChosen(!open)}>
        {t('showMembers', { count: fields.length })}
      </TextButton>
      {open && <FieldRows docs={docs} fields={fields} at={`${anchor}.`} examples={examples} />}
    </div>
  )
}
