import { isScalar } from '../../../src/manifest/value'
import type { Condition } from '../../../src/manifest/words/values'
import { advice } from '../../advice'
import { asList, type Json } from '../../openapi/description'
import { fieldAround } from '../field-schemas'
import { misfit } from '../misfit'
import type { ManifestContext } from '../context'
import { pathAdvice, schemaAt } from '../scope'
import { conditionsOf, leavesOf, type PlacedCondition } from '../walk-conditions'

/** The path a condition reads, and its source. */
function pathRead(leaf: Condition): { word: 'record' | 'owner' | 'option'; path: string } | undefined {
  if ('form' in leaf) return undefined
  if ('record' in leaf) return { word: 'record', path: leaf.record }
  if ('owner' in leaf) return { word: 'owner', path: leaf.owner }
  return 'option' in leaf ? { word: 'option', path: leaf.option } : undefined
}

/** Hint with the sources that a condition can read here. */
function wordsInReach({ scope, option, form }: PlacedCondition): string {
  const words = [
    ...(scope ? ['record'] : []),
    ...(scope?.owner ? ['owner'] : []),
    ...(option ? ['option'] : []),
    ...(form ? ['form'] : []),
    ...['site', 'context', 'account', 'feature'],
  ]
  return ` Write ${words.slice(0, -1).join(', ')} or ${words.at(-1)}.`
}

/** The values a condition compares with must be values that its path can have. */
function checkValues(
  context: ManifestContext,
  place: string,
  leaf: Condition,
  path: string,
  schema: Json,
): void {
  const values = asList(schema.enum)
  const used = 'is' in leaf ? [leaf.is].flat().filter(isScalar) : []
  for (const value of used) {
    if (values.length > 0 && value !== null && !values.includes(value)) {
      const near = advice(String(value), values.map(String), 'Its values are', 'the description')
      context.report('condition-unknown', place, `"${String(value)}" is not a value of ${path}.${near}`)
    }
    const wanted =
      values.length > 0 || value === null ? undefined : misfit(context.description.concrete(schema), value)
    if (wanted !== undefined)
      context.report(
        'condition-unknown',
        place,
        `${path} is ${wanted}, never ${JSON.stringify(value)}; compare it with ${wanted}.`,
      )
  }
}

/** Conditions must name fields, form fields and values that exist. */
export function conditionUnknown(context: ManifestContext): void {
  const { description, report } = context
  const site = description.schema('SiteConfig')
  for (const placed of conditionsOf(context)) {
    const { at, condition, scope, option, form } = placed
    for (const { at: place, leaf } of leavesOf(condition, at)) {
      if ('form' in leaf && !form)
        report(
          'condition-unknown',
          place,
          `"${leaf.form}" is not in reach: there is no form here.${wordsInReach(placed)}`,
        )
      if ('form' in leaf && form && !form.has(leaf.form.split(/[.[]/)[0] ?? '')) {
        report(
          'condition-unknown',
          place,
          `the form has no field "${leaf.form}".${advice(leaf.form, form, 'It has', 'the manifest')}`,
        )
      }
      const field = 'form' in leaf && !('option' in leaf) ? fieldAround(context, at, leaf.form) : undefined
      if (field && 'form' in leaf) checkValues(context, place, leaf, leaf.form, field)
      if ('site' in leaf && site && !description.at(site, leaf.site)) {
        const near = advice(leaf.site, Object.keys(description.properties(site)), 'It has', 'the description')
        report('condition-unknown', place, `the site configuration has no "${leaf.site}".${near}`)
      }
      const read = pathRead(leaf)
      if (!read) continue
      const { path, word } = read
      const about = { record: scope, owner: scope?.owner, option }[word]
      const schema = about && schemaAt(description, about, path)
      if (!about || !schema) {
        const near = about ? pathAdvice(description, about, path) : wordsInReach(placed)
        report(
          'condition-unknown',
          place,
          `"${path}" is not in ${about?.name ?? `reach: there is no ${word} here`}.${near}`,
        )
        continue
      }
      checkValues(context, place, leaf, path, schema)
    }
  }
}
