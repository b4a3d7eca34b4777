import { advice } from '../../advice'
import { asList } from '../../openapi/description'
import type { ManifestContext } from '../context'
import { pathsOf, schemaAt } from '../scope'
import { conditionsOf, leavesOf } from '../walk-conditions'

/** Conditions speak of fields, form fields and values that exist. */
export function conditionUnknown(context: ManifestContext): void {
  const { description, report } = context
  const site = description.schema('SiteConfig')
  for (const { at, condition, scope, form } of conditionsOf(context)) {
    for (const { at: place, leaf } of leavesOf(condition, at)) {
      if ('form' in leaf && form && !form.has(leaf.form.split(/[.[]/)[0] ?? '')) {
        report(
          'condition-unknown',
          place,
          `the form has no field "${leaf.form}".${advice(leaf.form, form, 'It has')}`,
        )
      }
      if ('site' in leaf && site && !description.at(site, leaf.site)) {
        const near = advice(leaf.site, Object.keys(description.properties(site)), 'It has')
        report('condition-unknown', place, `the site configuration has no "${leaf.site}".${near}`)
      }
      if (!('field' in leaf) && !('owner' in leaf)) continue
      const about = 'owner' in leaf ? scope?.owner : scope
      const path = 'owner' in leaf ? leaf.owner : leaf.field
      const schema = about && schemaAt(description, about, path)
      if (!about || !schema) {
        const near = about ? advice(path, pathsOf(description, about), 'It has') : ''
        const nothing = 'owner' in leaf ? 'reach: there is no owner here' : 'reach: there is no record here'
        report('condition-unknown', place, `"${path}" is not in ${about?.name ?? nothing}.${near}`)
        continue
      }
      const values = asList(schema.enum)
      const used = 'is' in leaf ? [leaf.is] : 'in' in leaf ? leaf.in : []
      for (const value of used) {
        if (values.length > 0 && value !== null && !values.includes(value)) {
          const near = advice(String(value), values.map(String), 'Its values are')
          report('condition-unknown', place, `"${String(value)}" is not a value of ${path}.${near}`)
        }
      }
    }
  }
}
