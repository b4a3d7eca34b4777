import type { CompiledField } from '../../manifest/compiled-fields'
import { holds } from '../../manifest/condition'
import { memberPatch } from '../../manifest/nested'
import { readFirst, type Subject } from '../../manifest/subject'
import { checkRow } from './form-check'
import { fieldLimits, isRequired } from './field-limits'
import { choiceOf } from './field-options'
import { followingValues } from './follow-choice'
import type { FormModel } from './form-model'

/** A row of a form's list as a form of its own. */
export function rowModel(
  model: FormModel,
  list: CompiledField,
  rows: readonly Readonly<Record<string, unknown>>[],
  index: number,
  onChange: (patch: Record<string, unknown>) => void,
): FormModel {
  const row = rows[index] ?? {}
  const fields = list.of ?? []
  const subject: Subject = { ...model.subject, form: { ...row } }
  const check = { ...model.check, subject }
  const allErrors = checkRow(fields, row, model.check, rows)
  const places = fields.flatMap(({ id, at, to }) => [
    [id, at] as const,
    ...(to === undefined ? [] : [[to, to] as const]),
  ])
  const placeOf = new Map(places)
  const setMany: FormModel['setMany'] = (next) => {
    let changed = row
    const filled = Object.entries(next).map(([id, value]) => {
      const field = fields.find((each) => each.id === id)
      if (!field?.options) return {}
      const choices = model.choices(field)
      const chosen = { before: choiceOf(choices, readFirst(row, field.at)), after: choiceOf(choices, value) }
      return followingValues(fields, id, chosen, (each) => readFirst(row, each.at))
    })
    for (const [id, value] of Object.entries(Object.assign({}, ...filled, next))) {
      const place = placeOf.get(id)
      if (place !== undefined) changed = { ...changed, ...memberPatch(changed, place, value) }
    }
    onChange(changed)
  }
  return {
    ...model,
    form: { ...model.form, fields: Object.fromEntries(fields.map((field) => [field.id, field])) },
    values: Object.fromEntries(places.map(([id, place]) => [id, readFirst(row, place)])),
    subject,
    check,
    visible: fields.filter((field) => holds(field.when, subject)),
    sections: [],
    limits: (field) => fieldLimits(field, check),
    required: (field) => isRequired(field, fieldLimits(field, check), subject),
    allErrors,
    errors: model.errors[list.id] === undefined ? {} : allErrors,
    set: (id, value) => setMany({ [id]: value }),
    setMany,
    leave: () => model.leave(list.id),
  }
}
