import type { ReactNode } from 'react'
import { inSentence } from '../../lib/in-sentence'
import { fitsPattern } from '../../lib/pattern-rules'
import { safeHref } from '../../lib/safe-href'
import type { CompiledField } from '../../manifest/compiled-fields'
import type { ResourceSummary } from '../../manifest/compiled'
import { isEmpty, readFirst } from '../../manifest/subject'
import { textKeys } from '../../manifest/text-keys'
import { useTexts } from '../../platform/i18n/use-texts'
import { usePlatform } from '../../platform/platform'
import { RuleList } from '../../ui/form-controls/RuleList'
import { LinkText } from '../../ui/typography/LinkText'
import { Text } from '../../ui/typography/Text'
import { plainText } from '../../lib/plain-text'
import { enabledTypes } from '../../platform/site/enabled-types'
import { choiceOf } from '../fields/field-options'
import type { FieldModel } from '../fields/form-model'
import type { Unavailable } from '../fields/unavailable'
import { FieldNote } from '../widgets/FieldNote'

interface HintProps {
  field: CompiledField
  model: FieldModel
}

/** Note from the selected item, with a link to more; nothing before a selection. */
function ChosenNote({ field, model }: HintProps) {
  const { t } = useTexts()
  const { about, link } = field.options?.kind === 'operation' ? field.options : {}
  const value = model.values[field.id]
  const chosen = choiceOf(model.choices(field), value)
  const words = about === undefined ? undefined : readFirst(chosen?.item, about)
  const href = link === undefined ? undefined : safeHref(plainText(readFirst(chosen?.item, link)))
  return (
    <>
      {!isEmpty(words) && <Text>{plainText(words)}</Text>}{' '}
      {href !== undefined && chosen && (
        <LinkText href={href} external>
          {t('form.more', { name: chosen.label })}
        </LinkText>
      )}
    </>
  )
}

/** Names the values of an edited record that are no longer offered, and what happens to them. */
function KeptNote({ kept }: { kept: readonly Unavailable[] }) {
  const { t } = useTexts()
  const labels = kept.flatMap(({ options }) => options.map(({ label }) => label))
  return <Text>{labels.map((name) => t('form.goneKept', { name })).join(' ')}</Text>
}

/** Rules of a field, each marked as met or not. */
function FieldRules({ field, model }: HintProps) {
  const { t, resource: text } = useTexts()
  const value = plainText(model.values[field.id])
  return (
    <RuleList
      metLabel={t('form.ruleMet')}
      unmetLabel={t('form.ruleUnmet')}
      rules={Object.entries(field.rules ?? {}).map(([id, pattern]) => ({
        id,
        label: text(model.resource.type, textKeys.rule(id)),
        met: value !== '' && fitsPattern(pattern, value),
      }))}
    />
  )
}

/**
 * The type of which a record must be created before a required field can be filled: none of its options is selectable
 * and the type has a form. Undefined otherwise and while options load.
 */
export function useMissingType(
  field: CompiledField,
  { choices, gone, kept, required }: FieldModel,
): ResourceSummary | undefined {
  const { site } = usePlatform()
  const { options } = field
  if (options?.kind !== 'resource' || !required(field)) return undefined
  // The record's own value fills the field.
  if (kept.some((each) => each.field === field)) return undefined
  const offered = choices(field)
  const left = gone.find((each) => each.field === field)?.options ?? []
  if (offered?.state !== 'known' || offered.options.length > left.length) return undefined
  return enabledTypes(site).find(({ type, routes }) => type === options.type && routes.create !== null)
}

/**
 * Says that no record is available, with a link to create one in the form's location, or the manifest's own text if a
 * new record would not help.
 */
function NoChoiceNote({ type, field, model }: HintProps & { type: ResourceSummary }) {
  const { t, resource: text, locale } = useTexts()
  const { location } = model.subject
  if (field.options?.kind === 'resource' && field.options.absent)
    return text(model.resource.type, textKeys.absent(field.id))
  const place = type.scope === 'location' && location !== undefined ? `?location=${location}` : ''
  return (
    <>
      {t(model.choices(field)?.empty ? 'form.noneYet' : 'form.noneLeft', {
        one: inSentence(text(type.type, textKeys.one), locale),
      })}{' '}
      <LinkText href={`${type.routes.create}${place}`}>{text(type.type, textKeys.create('title'))}</LinkText>
    </>
  )
}

interface FieldHintProps extends HintProps {
  /** Result of `useMissingType`. */
  missing: ResourceSummary | undefined
}

/** Hints of a field: what it requires first, or its note, selection and rules; undefined if it has none. */
export function fieldHint({ field, model, missing }: FieldHintProps): ReactNode {
  if (missing) return <NoChoiceNote type={missing} field={field} model={model} />
  const { about, link } = field.options?.kind === 'operation' ? field.options : {}
  const parts = [field.help || undefined, field.price, field.rules, field.about, about, link]
  const kept = model.kept.filter(({ id }) => id === field.id)
  if (kept.length === 0 && parts.every((part) => part === undefined)) return undefined
  return (
    <>
      {kept.length > 0 && <KeptNote kept={kept} />} <FieldNote field={field} model={model} />{' '}
      <ChosenNote field={field} model={model} />
      {field.rules && <FieldRules field={field} model={model} />}
    </>
  )
}
