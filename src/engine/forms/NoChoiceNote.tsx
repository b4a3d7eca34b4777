import { inSentence } from '../../lib/in-sentence'
import type { CompiledField, ResourceSummary } from '../../manifest/compiled'
import { textKeys } from '../../manifest/text-keys'
import { useTexts } from '../../platform/i18n/use-texts'
import { LinkText } from '../../ui/typography/LinkText'
import { enabledTypes } from '../data/enabled-types'
import { usePlatform } from '../../platform/platform'
import type { FormModel } from '../fields/form-model'

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
export function NoChoiceNote({
  type,
  field,
  model,
}: {
  type: ResourceSummary
  field: CompiledField
  model: FormModel
}) {
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
