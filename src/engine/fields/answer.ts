import type { CompiledField } from '../../manifest/compiled-fields'
import type { CompiledForm } from '../../manifest/compiled'
import type { DerivedValues } from './derived-values'
import type { Answer } from './entered'
import { choiceOf } from './field-options'
import { followingValues } from './follow-choice'
import type { FormModel } from './form-model'
import type { FormValues } from './form-values'
import { isLed } from '../../manifest/leaders'
import { restOfSize } from './presets'
import type { FormSources } from './use-form-choices'

interface AnsweredForm
  extends
    Pick<FormModel, 'values' | 'subject'>,
    Pick<DerivedValues, 'subjectFor'>,
    Pick<FormSources, 'choicesOf'> {
  form: CompiledForm
  fields: readonly CompiledField[]
}

/** The effect of answers to some fields on the others: which values follow, and which fields go back to their default. */
export function answerOf(
  next: FormValues,
  { form, fields, values, subject, subjectFor, choicesOf }: AnsweredForm,
): Omit<Answer, 'isSize'> {
  const ids = Object.keys(next)
  const following = Object.entries(next).map(([id, value]) => {
    const field = form.fields[id]
    if (!field?.options) return {}
    const choices = choicesOf(field, subject)
    const chosen = { before: choiceOf(choices, values[id]), after: choiceOf(choices, value) }
    return followingValues(fields, id, chosen, (each) => values[each.id])
  })
  const typed = Object.assign({}, restOfSize(form, values, ids), ...following, next)
  // A value that the new answer rules out goes back to the default, which is shown beside it.
  const then = subjectFor({ ...values, ...typed })
  const released = fields.filter((field) => {
    if (field.id in typed || !isLed(field, ids)) return false
    const choices = choicesOf(field, then)
    return choices?.usual && !choiceOf(choices, values[field.id])
  })
  return { ids: new Set(ids), typed, released: new Set(released.map(({ id }) => id)) }
}
