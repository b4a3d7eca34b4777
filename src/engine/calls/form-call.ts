import type { CompiledField } from '../../manifest/compiled'
import { isEmpty } from '../../manifest/subject'
import { formParameters } from '../fields/form-values'
import type { FormModel } from '../fields/form-model'

/** What a form would send as it stands, and how far it is from being right. */
export interface FormAsCall {
  /** By parameter; a secret that is not typed yet is there with an empty text. */
  typed: Readonly<Record<string, unknown>>
  /** Names of the form's secret parameters. */
  secrets: readonly string[]
  /** Ids of fields that must be filled in and are not. */
  missing: readonly string[]
  /** Ids of fields that hold something wrong. */
  wrong: readonly string[]
}

function secretNames(fields: readonly CompiledField[]): string[] {
  return fields.flatMap((field) => [
    ...(field.secret ? [field.at] : []),
    ...(field.of ? secretNames(field.of) : []),
  ])
}

/**
 * A form as the call it will make. A required secret has its place in the call before it is typed, since it is shown
 * without its value either way; every other field that is missing is missing in the call.
 */
export function formAsCall(
  model: Pick<FormModel, 'form' | 'visible' | 'values' | 'subject' | 'allErrors' | 'required'>,
): FormAsCall {
  const { form, visible, values, subject, allErrors } = model
  const refused = visible.filter(({ id }) => allErrors[id] !== undefined)
  const isMissing = ({ id }: CompiledField): boolean => isEmpty(values[id])
  const awaited = visible.filter(
    (field) => field.secret && !field.local && isMissing(field) && model.required(field),
  )
  return {
    typed: {
      ...formParameters(visible, values, subject),
      ...Object.fromEntries(awaited.map(({ at }) => [at, ''])),
    },
    secrets: secretNames(Object.values(form.fields)),
    missing: refused.filter(isMissing).map(({ id }) => id),
    wrong: refused.filter((field) => !isMissing(field)).map(({ id }) => id),
  }
}
