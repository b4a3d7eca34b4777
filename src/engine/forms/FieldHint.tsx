import type { ReactNode } from 'react'
import { inSentence } from '../../lib/in-sentence'
import { fitsPattern } from '../../lib/pattern-rules'
import { safeHref } from '../../lib/safe-href'
import type { CompiledField, ResourceSummary } from '../../manifest/compiled'
import { isEmpty, readFirst } from '../../manifest/subject'
import { textKeys } from '../../manifest/text-keys'
import { useTexts } from '../../platform/i18n/use-texts'
import { usePlatform } from '../../platform/platform'
import { RuleList } from '../../ui/form-controls/RuleList'
import { LinkText } from '../../ui/typography/LinkText'
import { Text } from '../../ui/typography/Text'
import { plain } from '../cells/cell'
import { enabledTypes } from '../data/enabled-types'
import { choiceOf } from '../fields/field-options'
import type { FormModel } from '../fields/form-model'
import { FieldNote } from '../widgets/FieldNote'

interface HintProps {
  field: CompiledField
  model: FormModel
}

/** What the chosen item says of itself, under the choices, and where there is more; nothing before one is chosen. */
function ChosenNote({ field, model }: HintProps) {
  const { t } = useTexts()
  const { about, more } = field.options?.kind === 'operation' ? field.options : {}
  const value = model.values[field.id]
  const chosen = choiceOf(model.choices(field), value)
  const words = about === undefined ? undefined : readFirst(chosen?.item, about)
  const href = more === undefined ? undefined : safeHref(plain(readFirst(chosen?.item, more)))
  return (
    <>
      {!isEmpty(words) && <Text>{plain(words)}</Text>}{' '}
      {href !== undefined && chosen && (
        <LinkText href={href} external>
          {t('form.more', { name: chosen.label })}
        </LinkText>
      )}
    </>
  )
}

/** The rules of a field, each marked by whether what is typed keeps it. */
function FieldRules({ field, model }: HintProps) {
  const { t, resource: text } = useTexts()
  const value = plain(model.values[field.id])
  return (
    <RuleList
      metLabel={t('form.ruleMet')}
      unmetLabel={t('form.ruleUnmet')}
      rules={(field.rules ?? []).map(({ id, pattern }) => ({
        id,
        label: text(model.resource.type, textKeys.rule(id)),
        met: value !== '' && fitsPattern(pattern, value),
      }))}
    />
  )
}

/**
 * The type one more record of which is needed before a field can be filled in: its choice must be made among records of that
 * type, none can be chosen, and there is a form that makes one. Undefined otherwise, and while the choices are not known.
 */
export function useMissingType(
  field: CompiledField,
  { choices, required }: FormModel,
): ResourceSummary | undefined {
  const { site } = usePlatform()
  const { options } = field
  if (options?.kind !== 'resource' || !required(field)) return undefined
  const offered = choices(field)
  if (offered?.state !== 'known' || offered.options.length > 0) return undefined
  return enabledTypes(site).find(({ type, routes }) => type === options.type && routes.create !== null)
}

/**
 * Says that no record is left to choose, or that there is none yet, and leads to the form that makes one, in the location
 * of this form; or, where a new one would not help, what the manifest says of that.
 */
function NoChoiceNote({ type, field, model }: HintProps & { type: ResourceSummary }) {
  const { t, resource: text, locale } = useTexts()
  const { location } = model.subject
  if (field.options?.kind === 'resource' && field.options.nothing)
    return text(model.resource.type, textKeys.nothing(field.id))
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
  /** What `useMissingType` gives. */
  missing: ResourceSummary | undefined
}

/** What is to be known of a field: what it needs first, or its note, its choice and its rules; nothing of one that says nothing. */
export function fieldHint({ field, model, missing }: FieldHintProps): ReactNode {
  if (missing) return <NoChoiceNote type={missing} field={field} model={model} />
  const { about, more } = field.options?.kind === 'operation' ? field.options : {}
  const parts = [field.help || undefined, field.price, field.rules, field.about, about, more]
  if (parts.every((part) => part === undefined)) return undefined
  return (
    <>
      <FieldNote field={field} model={model} /> <ChosenNote field={field} model={model} />
      {field.rules && <FieldRules field={field} model={model} />}
    </>
  )
}
