import { wantedStart } from '../../lib/pattern-rules'
import type { ErrorTransformer, RJSFSchema, RJSFValidationError, ValidatorType } from '@rjsf/utils'
import type { CompiledField } from '../../manifest/compiled-fields'
import { isEmpty } from '../../manifest/subject'
import { textKeys } from '../../manifest/text-keys'
import type { LocaleKey } from '../../generated/locale-keys'
import type { Texts } from '../../platform/i18n/texts'
import type { FormValues } from './form-values'
import type { CheckContext, FormErrors } from './check-context'

/**
 * Error of a text whose only mistake is its first character: it must be a letter, or an underscore if allowed; undefined
 * otherwise.
 */
export function startProblem(pattern: string, text: string, t: Texts['t']): string | undefined {
  const start = wantedStart(pattern, text)
  return start && t(`form.begin${start}`)
}

/** Validator of one form's schema, compiled by the generator. */
export type FormValidator = ValidatorType<FormValues>

/** Values of a form with the validator of its schema. */
export interface Described {
  schema: RJSFSchema
  validator: FormValidator
}

const keywordTexts: Readonly<Record<string, LocaleKey>> = {
  required: 'form.required',
  minItems: 'form.required',
  minProperties: 'form.required',
  minLength: 'form.tooShort',
  maxLength: 'form.tooLong',
  pattern: 'form.pattern',
  minimum: 'form.min',
  maximum: 'form.max',
  enum: 'form.notOffered',
  type: 'form.number',
}

/** The field of a schema error, and whether the error is inside its value. */
function fieldOf({ property = '' }: RJSFValidationError): { id: string; inside: boolean } {
  const [id = '', ...rest] = property.replace(/^\./, '').split('.')
  return { id, inside: rest.length > 0 }
}

/** Messages for schema errors of visible fields. Fields inside rows report their own. */
function inWords(
  visible: readonly CompiledField[],
  values: FormValues,
  { texts, type }: CheckContext,
): ErrorTransformer {
  return (errors) =>
    errors.flatMap((error) => {
      const { id, inside } = fieldOf(error)
      const { name: keyword = '', params } = error
      const field = visible.find((each) => each.id === id)
      if (!field || (field.of && inside)) return []
      const value = values[id]
      const limit = typeof params?.limit === 'number' ? params.limit : 0
      const message =
        texts.resourceIfAny(type, textKeys.fieldError(field.at, keyword)) ??
        (keyword === 'pattern' && typeof value === 'string' && typeof params?.pattern === 'string'
          ? startProblem(params.pattern, value, texts.t)
          : undefined) ??
        texts.t(keywordTexts[keyword] ?? 'form.pattern', { min: limit, max: limit, count: limit })
      return [{ ...error, message }]
    })
}

/** Schema errors of fields without another error. */
export function schemaErrors(
  visible: readonly CompiledField[],
  values: FormValues,
  { schema, validator }: Described,
  context: CheckContext,
  known: FormErrors,
): FormErrors {
  const asked = new Set(visible.map((field) => field.id))
  const mandatory = new Set(visible.filter((field) => field.mandatory).map((field) => field.id))
  const data = Object.fromEntries(
    Object.entries(values).filter(
      ([id, value]) => asked.has(id) && (!isEmpty(value) || (Array.isArray(value) && mandatory.has(id))),
    ),
  )
  const { errors } = validator.validateFormData(data, schema, undefined, inWords(visible, values, context))
  const messages: Record<string, string> = {}
  for (const error of errors) {
    const { id } = fieldOf(error)
    if (error.message !== undefined && known[id] === undefined) messages[id] ??= error.message
  }
  return messages
}
