import type { Field } from '../../../src/manifest/words/fields'
import { advice } from '../../advice'
import { asJson, asList } from '../../openapi/description'
import type { ManifestContext } from '../context'
import { fieldsOf, formsOf } from '../walk'
import { memberAt, parameterAt } from '../parameters'

/** The fields of a row name properties of the array's elements, and fill the required ones. */
export function rowFields(context: ManifestContext): void {
  const { description, report } = context
  const check = (
    at: string,
    operation: string,
    name: string,
    fields: readonly { at: string; field: Field }[],
  ): void => {
    const array = asJson(parameterAt(context, operation, name)?.schema)
    if (array.items === undefined) return
    const row = description.concrete(array.items)
    const known = Object.keys(asJson(row.properties))
    // A field inside an object of the row, `volume.size`, fills the object.
    const given = new Set<unknown>(
      fields.flatMap(({ field }) => [field.at, field.at.split('.')[0], field.to]),
    )
    for (const { at: place, field } of fields) {
      for (const [word, property] of [
        ['at', field.at],
        ['to', field.to],
      ] as const) {
        if (field.local || property === undefined) continue
        if (memberAt(context, { schema: row, mandatory: true }, property)) continue
        const near = advice(property, known, 'They have', 'the description')
        report('body-unknown', `${place}.${word}`, `"${property}" is not in the rows of ${name}.${near}`)
      }
    }
    for (const property of asList(row.required)) {
      if (!given.has(property))
        report('body-required', at, `the rows of ${name} need "${String(property)}"; ask for it.`)
    }
  }
  for (const form of formsOf(context)) {
    const fields = fieldsOf(context, form)
    if (form.place !== undefined) check(form.at, form.operation, form.place, fields)
    for (const { at, field, row } of fields) {
      if (field.distinct !== undefined && row === null && form.place === undefined)
        report('field-kind', `${at}.distinct`, 'only fields of rows can be held against one another.')
      if (!field.of && Array.isArray(field.initial))
        report('field-kind', `${at}.initial`, 'only a list of rows has rows at first; give it a value.')
      if (!field.of) continue
      const inner = fields.filter(({ row }) => row === field)
      check(at, form.operation, field.at, inner)
    }
  }
}
