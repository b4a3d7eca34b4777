import { useState } from 'react'
import type { DocField, DocType } from '../../lib/api-docs'
import { useScreenTexts, useTexts } from '../../platform/i18n/use-texts'
import { usePlatform } from '../../platform/platform'
import { FieldShell } from '../../ui/form-controls/FieldShell'
import { PasswordInput } from '../../ui/form-controls/PasswordInput'
import { SelectInput } from '../../ui/form-controls/SelectInput'
import { TextArea } from '../../ui/form-controls/TextArea'
import { TextInput } from '../../ui/form-controls/TextInput'
import { TextButton } from '../../ui/typography/LinkText'
import type { Docs } from './load-docs'
import { resolveType } from './resolve-type'
import styles from './try.module.css'
import { TypeWords } from './TypeWords'

interface TryFieldsProps {
  docs: Docs
  title: string
  fields: readonly DocField[]
  values: Readonly<Record<string, string>>
  onChange: (values: Readonly<Record<string, string>>) => void
}

/** Inputs of the parameters. Empty optional ones are behind a link. */
export function TryFields({ docs, title, fields, values, onChange }: TryFieldsProps) {
  const t = useScreenTexts('api')
  const [first] = useState(
    () => new Set(fields.filter(({ name, required }) => required || name in values).map(({ name }) => name)),
  )
  const [all, setAll] = useState(false)
  if (fields.length === 0) return null
  const isShown = ({ name }: DocField): boolean => all || first.has(name) || (values[name] ?? '') !== ''
  const shown = fields.filter(isShown)
  const rest = fields.length - shown.length
  return (
    <fieldset className={styles.group}>
      <legend>{title}</legend>
      {shown.map((field) => (
        <TryField
          key={field.name}
          docs={docs}
          field={field}
          value={values[field.name] ?? ''}
          onChange={(value) => onChange({ ...values, [field.name]: value })}
        />
      ))}
      {rest > 0 && <TextButton onPress={() => setAll(true)}>{t('try.more', { count: rest })}</TextButton>}
    </fieldset>
  )
}

interface TryFieldProps {
  docs: Docs
  field: DocField
  value: string
  onChange: (value: string) => void
}

/** Plain text without format or enum. */
function isPlainText({ is = [], format, values, maxLength, minLength = 0 }: DocType): boolean {
  const [only, ...others] = is.filter((name) => name !== 'null')
  return (
    only === 'string' && others.length === 0 && !format && !values && maxLength === undefined && minLength < 2
  )
}

function TryField({ docs, field, value, onChange }: TryFieldProps) {
  const { t: shared } = useTexts()
  const type = resolveType(docs, field.type)
  const hint = isPlainText(type) ? undefined : (
    <TypeWords type={field.type.schema === undefined ? type : field.type} />
  )
  return (
    <FieldShell
      label={field.name}
      optional={field.required ? undefined : shared('form.optional')}
      hint={field.secret ? undefined : hint}
    >
      <Control docs={docs} field={field} value={value} onChange={onChange} />
    </FieldShell>
  )
}

function Control({ docs, field, value, onChange }: TryFieldProps) {
  const t = useScreenTexts('api')
  const { site } = usePlatform()
  const type = resolveType(docs, field.type)
  const kinds = type.is ?? []
  const locations = field.name === 'location' ? site.locations : []
  const values = kinds.includes('boolean')
    ? ['true', 'false']
    : type.values?.map(({ value: each }) => String(each))
  const options =
    locations.length > 0
      ? locations.map(({ slug, display_name: name }) => ({ value: slug, label: slug, note: name }))
      : values?.map((each) => ({ value: each, label: each }))
  if (field.secret) {
    return (
      <PasswordInput
        value={value}
        onChange={onChange}
        autoComplete="off"
        showLabel={t('try.show')}
        hideLabel={t('try.hide')}
      />
    )
  }
  if (options) {
    const none = field.required ? [] : [{ value: '', label: t('try.leftOut') }]
    return (
      <SelectInput
        label={field.name}
        placeholder={t('try.leftOut')}
        emptyText=""
        value={value}
        onChange={onChange}
        options={[...none, ...options]}
      />
    )
  }
  const isLong = kinds.includes('array') || kinds.includes('object') || type.format === 'multiline'
  return isLong || value.includes('\n') ? (
    <TextArea mono rows={5} value={value} onChange={onChange} />
  ) : (
    <TextInput value={value} onChange={onChange} autoComplete="off" />
  )
}
