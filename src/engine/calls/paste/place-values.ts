import type { CompiledField, CompiledForm } from '../../../manifest/compiled'
import type { FormModel } from '../../fields/form-model'
import { fieldsOf, type FormValues } from '../../fields/form-values'

/** The form as it would stand with other values. */
export type Suppose = FormModel['suppose']

/** Combinations of choices that are tried before the present ones are kept. */
const most = 64

/** Every combination of the choices that only lead through the form, the present one first. */
function branches(form: CompiledForm, values: FormValues): FormValues[] {
  let all: FormValues[] = [{}]
  for (const { id, local, options } of fieldsOf(form)) {
    if (!local || options?.kind !== 'values') continue
    const choices = [values[id], ...options.values.filter((value) => value !== values[id])]
    all = all.flatMap((branch) => choices.map((value) => ({ ...branch, [id]: value })))
  }
  return all.slice(0, most)
}

function fieldsAt(fields: readonly CompiledField[], parameters: FormValues): CompiledField[] {
  return fields.filter((field) => !field.local && Object.hasOwn(parameters, field.at))
}

/**
 * Finds where pasted values belong, by field id. A parameter may have several fields, each behind another choice that is no
 * parameter itself (an image, or a snapshot): the choice is made under which most of the values are asked for and offered.
 * `filled` are the fields of parameters, `hidden` the parameters no
 * choice asks for.
 */
export function placeValues(
  form: CompiledForm,
  values: FormValues,
  suppose: Suppose,
  parameters: FormValues,
): { values: FormValues; filled: readonly string[]; hidden: readonly string[] } {
  const everywhere = Object.fromEntries(
    fieldsAt(fieldsOf(form), parameters).map((field) => [field.id, parameters[field.at]]),
  )
  const tried = branches(form, values).map((branch) => {
    const then = suppose({ ...everywhere, ...branch })
    const asked = fieldsAt(then.visible, parameters)
    const kept = asked.filter(
      (field) => JSON.stringify(then.values[field.id]) === JSON.stringify(parameters[field.at]),
    )
    return { branch, asked, score: 2 * new Set(asked.map(({ at }) => at)).size + kept.length }
  })
  const best = tried.reduce((one, other) => (other.score > one.score ? other : one))
  const reached = new Set(best.asked.map(({ at }) => at))
  return {
    values: { ...best.branch, ...Object.fromEntries(best.asked.map(({ id, at }) => [id, parameters[at]])) },
    filled: best.asked.map(({ id }) => id),
    hidden: Object.keys(parameters).filter((name) => !reached.has(name)),
  }
}
