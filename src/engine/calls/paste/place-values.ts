import type { CompiledField } from '../../../manifest/compiled-fields'
import type { CompiledForm } from '../../../manifest/compiled'
import type { FormModel } from '../../fields/form-model'
import { fieldsOf, type FormValues } from '../../fields/form-values'

/** Evaluates the form with other values. */
export type PreviewForm = FormModel['suppose']

/** Maximum combinations of choices to try. */
const most = 64

/** Every combination of the choices that only control the form's fields, the current one first. */
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
 * Finds the field for each pasted value. A parameter may have several fields under different choices (an image or a
 * snapshot): the combination under which most values are visible and valid wins. `filled` are parameter fields,
 * `hidden` the parameters no combination shows.
 */
export function placeValues(
  form: CompiledForm,
  values: FormValues,
  suppose: PreviewForm,
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
