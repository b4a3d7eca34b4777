import type { Field } from '../../../src/manifest/vocabulary'
import { advice } from '../../advice'
import { asJson, asList } from '../../openapi/description'
import type { ManifestContext } from '../context'
import { fieldsOf, formsOf, parametersOf } from '../walk'

/** The fields of a row name properties of the array's elements, and fill those an element must have. */
export function rowFields(context: ManifestContext): void {
  const { description, report } = context
  const check = (
    at: string,
    operation: string,
    name: string,
    fields: readonly { at: string; field: Field }[],
  ): void => {
    const array = asJson(parametersOf(context, operation).get(name)?.schema)
    if (array.items === undefined) return
    const row = description.concrete(array.items)
    const known = Object.keys(asJson(row.properties))
    const given = new Set<unknown>(fields.flatMap(({ field }) => [field.at, field.to]))
    for (const { at: place, field } of fields) {
      for (const [word, property] of [
        ['at', field.at],
        ['to', field.to],
      ] as const) {
        if (field.local || property === undefined || known.includes(property)) continue
        const near = advice(property, known, 'They have')
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
    for (const { at, field } of fields) {
      if (!field.of) continue
      const inner = fields.filter(({ row }) => row === field)
      check(at, form.operation, field.at, inner)
    }
  }
}
