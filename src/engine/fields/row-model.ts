import type { CompiledField } from '../../manifest/compiled-fields'
import { holds } from '../../manifest/condition'
import { memberPatch } from '../../manifest/nested'
import { readFirst, type Subject } from '../../manifest/subject'
import { fieldLimits, isRequired } from './field-limits'
import { choiceOf } from './field-options'
import { followingValues } from './follow-choice'
import type { FieldModel } from './form-model'

/** What a row reads of the form or record of its list. */
export type RowAround = Pick<
  FieldModel,
  'resource' | 'env' | 'priced' | 'subject' | 'check' | 'choices' | 'choicesWith' | 'promise'
>

interface RowState extends Pick<FieldModel, 'errors' | 'leave'> {
  row: Readonly<Record<string, unknown>>
  /** The row with values changed. */
  onChange: (row: Record<string, unknown>) => void
}

/** A row of a list as a form of its own, with `fields`. */
export function rowModel(
  around: RowAround,
  fields: readonly CompiledField[],
  { row, onChange, ...own }: RowState,
): FieldModel {
  const subject: Subject = { ...around.subject, form: { ...row } }
  const check = { ...around.check, subject }
  const places = fields.flatMap(({ id, at, to }) => [
    [id, at] as const,
    ...(to === undefined ? [] : [[to, to] as const]),
  ])
  const placeById = new Map(places)
  const setMany: FieldModel['setMany'] = (next) => {
    let changed = row
    const filled = Object.entries(next).map(([id, value]) => {
      const field = fields.find((each) => each.id === id)
      if (!field?.options) return {}
      const choices = around.choices(field)
      const chosen = { before: choiceOf(choices, readFirst(row, field.at)), after: choiceOf(choices, value) }
      return followingValues(fields, id, chosen, (each) => readFirst(row, each.at))
    })
    for (const [id, value] of Object.entries(Object.assign({}, ...filled, next))) {
      const place = placeById.get(id)
      if (place !== undefined) changed = { ...changed, ...memberPatch(changed, place, value) }
    }
    onChange(changed)
  }
  return {
    ...around,
    ...own,
    gone: [],
    kept: [],
    form: { fields: Object.fromEntries(fields.map((field) => [field.id, field])) },
    values: Object.fromEntries(places.map(([id, place]) => [id, readFirst(row, place)])),
    subject,
    check,
    visible: fields.filter((field) => holds(field.when, subject)),
    sections: [],
    limits: (field) => fieldLimits(field, check),
    required: (field) => isRequired(field, fieldLimits(field, check), subject),
    set: (id, value) => setMany({ [id]: value }),
    setMany,
  }
}
