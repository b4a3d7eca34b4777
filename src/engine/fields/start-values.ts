import { holds } from '../../manifest/condition'
import type { CompiledField } from '../../manifest/compiled-fields'
import type { Subject } from '../../manifest/subject'
import { initialValues, type FormValues } from './form-values'
import { published } from './use-form-choices'

/**
 * Default values and those of the URL; a fixed choice this site does not offer, such as one switched off, and a location
 * it does not have are left out.
 */
export function startValues(
  fields: readonly CompiledField[],
  base: Subject,
  prefill: FormValues = {},
): FormValues {
  const usual = initialValues(fields, base)
  const subject = { ...base, form: { ...usual, ...prefill } }
  const places = published(base.environment.site.locations).map(({ slug }) => slug)
  const isOffered = ({ id, options }: CompiledField): boolean => {
    if (options?.kind === 'values') return holds(options.when?.[String(prefill[id])], subject)
    return options?.kind !== 'locations' || prefill[id] === undefined || places.includes(prefill[id])
  }
  const missing = fields.filter((field) => !isOffered(field)).map(({ id }) => id)
  return { ...subject.form, ...Object.fromEntries(missing.map((id) => [id, usual[id]])) }
}
