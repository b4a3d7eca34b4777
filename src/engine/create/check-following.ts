import { ApiError } from '../../api/errors'
import type { CompiledField } from '../../manifest/compiled-fields'
import type { CompiledResource } from '../../manifest/compiled'
import { isEmpty, readFirst } from '../../manifest/subject'
import { pathOf } from '../../manifest/value'
import type { Platform } from '../../platform/platform'
import { plainText } from '../../lib/plain-text'
import { readListNow } from '../data/list-calls'
import { entryOf } from '../data/load-resource'
import { choiceOf } from '../fields/field-options'
import type { FormModel } from '../fields/form-model'

type ChoiceForm = Pick<FormModel, 'visible' | 'values' | 'subject' | 'choices'>

/** Whether the record chosen in a field is still listed. If its list cannot be read, the step reports that. */
async function isStillListed(
  platform: Platform,
  { options }: CompiledField,
  chosen: unknown,
  location: string | undefined,
): Promise<boolean> {
  if (options?.kind !== 'resource') return true
  const { listOperation: operation, key } = entryOf(options.type).summary
  // The step itself reports why it cannot be done.
  const items = await readListNow(platform, { operation, location }, { once: true }).catch(() => undefined)
  const path = options.value ?? key
  return !Array.isArray(items) || items.some((item) => String(readFirst(item, path)) === String(chosen))
}

/**
 * Reads again the records that the steps after a creation use. The create call does not check them, so the record would
 * be made without them.
 * @throws ApiError 409 if a chosen record is gone; the form then names it at its field
 */
export async function checkFollowing(
  platform: Platform,
  { steps }: Pick<NonNullable<CompiledResource['create']>, 'steps'>,
  { visible, values, subject, choices }: ChoiceForm,
): Promise<void> {
  const used = new Set(
    steps.flatMap(({ params }) => Object.values(params ?? {}).map((value) => pathOf(value, 'form'))),
  )
  const chosen = visible.filter(({ id }) => used.has(id) && !isEmpty(values[id]))
  const listed = await Promise.all(
    chosen.map((field) => isStillListed(platform, field, values[field.id], subject.location)),
  )
  const gone = chosen.find((_, index) => listed[index] === false)
  if (!gone) return
  const value = values[gone.id]
  const name = choiceOf(choices(gone), value)?.label ?? plainText(value)
  throw new ApiError('api', platform.texts.t('form.gone', { name }), { status: 409 })
}
