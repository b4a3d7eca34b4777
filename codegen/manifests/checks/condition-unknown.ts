import { didYouMean } from '../../did-you-mean'
import { asList } from '../../openapi/description'
import type { ManifestContext } from '../context'
import { pathsOf, schemaAt } from '../scope'
import { conditionsOf, leavesOf } from '../walk-conditions'

/** Conditions speak of fields, form fields and values that exist. */
export function conditionUnknown(context: ManifestContext): void {
  const { description, report } = context
  for (const { at, condition, scope, form } of conditionsOf(context)) {
    for (const { at: place, leaf } of leavesOf(condition, at)) {
      if ('form' in leaf && form && !form.has(leaf.form.split(/[.[]/)[0] ?? '')) {
        report(
          'condition-unknown',
          place,
          `the form has no field "${leaf.form}".${didYouMean(leaf.form, form)}`,
        )
      }
      if (!('field' in leaf)) continue
      const schema = scope && schemaAt(description, scope, leaf.field)
      if (!scope || !schema) {
        const near = scope ? didYouMean(leaf.field, pathsOf(description, scope)) : ''
        report(
          'condition-unknown',
          place,
          `"${leaf.field}" is not in ${scope?.name ?? 'reach: there is no record here'}.${near}`,
        )
        continue
      }
      const values = asList(schema.enum)
      const used = 'is' in leaf ? [leaf.is] : 'in' in leaf ? leaf.in : []
      for (const value of used) {
        if (values.length > 0 && value !== null && !values.includes(value)) {
          const near = didYouMean(String(value), values.map(String))
          report('condition-unknown', place, `"${String(value)}" is not a value of ${leaf.field}.${near}`)
        }
      }
    }
  }
}
