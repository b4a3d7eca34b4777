import type { CompiledForm } from '../../../manifest/compiled'
import { fieldsOf } from '../../fields/form-values'
import { fitValue } from './fit-value'
import { isPlaceholder } from './placeholder'

/** Pasted parameters as a form can take them. */
export interface FittedParameters {
  /** By parameter, as the fields keep them. */
  values: Readonly<Record<string, unknown>>
  /** Names the form has no field for, or whose value no field can hold. */
  unknown: readonly string[]
  /** Names that stand for something to be filled in. */
  placeholders: readonly string[]
  /** Names the form does not decide, pasted with another value than the call has: the record it is about, the payer. */
  given: readonly string[]
}

const text = (value: unknown): string => (typeof value === 'object' ? JSON.stringify(value) : String(value))

/** Sorts pasted parameters by what the form can do with them. `bound` are those the form itself does not ask. */
export function fitParameters(
  form: CompiledForm,
  bound: Readonly<Record<string, unknown>>,
  parameters: Readonly<Record<string, unknown>>,
): FittedParameters {
  const fields = fieldsOf(form).filter((field) => !field.local)
  const values: [string, unknown][] = []
  const unknown: string[] = []
  const placeholders: string[] = []
  const given: string[] = []
  for (const [name, value] of Object.entries(parameters)) {
    if (value === null || value === undefined || value === '') continue
    const field = fields.find((each) => each.at === name)
    if (isPlaceholder(value)) {
      if (field) placeholders.push(name)
    } else if (field) {
      // Of one name several times a field that holds one value takes the last, as a platform does.
      const last = Array.isArray(value) && field.type !== 'array' ? value.at(-1) : value
      const fitted = fitValue(field, last)
      if (!fitted) unknown.push(name)
      else {
        values.push([name, fitted.value])
        unknown.push(...fitted.unknown)
        placeholders.push(...fitted.placeholders)
      }
    } else if (!Object.hasOwn(bound, name)) unknown.push(name)
    else if (text(bound[name]) !== text(value)) given.push(name)
  }
  return { values: Object.fromEntries(values), unknown, placeholders, given }
}
