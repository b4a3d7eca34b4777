import { asJson, typesOf, type Description } from '../../openapi/description'
import type { ManifestContext } from '../context'
import { fieldSchemas } from '../field-schemas'
import { fieldsOf, formsOf } from '../walk'

/** Keywords of draft 2020-12 that make a schema depend on the value it validates. */
const branching = ['anyOf', 'oneOf', 'not', 'if', 'dependentSchemas', 'dependentRequired'] as const

/** Places where a schema branches or contains itself, with the keyword; `at` is empty for the schema itself. */
function branchesIn(
  description: Description,
  value: unknown,
  at = '',
  around: readonly string[] = [],
): readonly { at: string; keyword: string }[] {
  const name = description.schemaName(value)
  if (name !== undefined && around.includes(name)) return [{ at, keyword: '$ref to itself' }]
  const schema = description.concrete(value)
  const own = branching.filter((keyword) => schema[keyword] !== undefined)
  if (own.length > 0) return own.map((keyword) => ({ at, keyword }))
  const inside = name === undefined ? around : [...around, name]
  const [type] = typesOf(schema)
  if (type === 'array') return branchesIn(description, schema.items, `${at}[]`, inside)
  if (type !== 'object') return []
  return Object.entries(asJson(schema.properties)).flatMap(([member, each]) =>
    branchesIn(description, each, at === '' ? member : `${at}.${member}`, inside),
  )
}

/**
 * A field takes one kind of value: compiled schemas have neither branches nor references, so that forms need not resolve
 * any. Null arms and `allOf` are allowed, because they are merged; other branches would be compiled in part only, and
 * a recursive schema has no end.
 */
export function fieldBranches(context: ManifestContext): void {
  for (const form of formsOf(context)) {
    const places = new Map(fieldsOf(context, form).map(({ at, field }) => [field, at]))
    for (const { field, schema } of fieldSchemas(context, form)) {
      for (const { at, keyword } of branchesIn(context.description, schema)) {
        const what = at === '' ? `"${field.at}"` : `"${at}" in "${field.at}"`
        context.report(
          'field-branches',
          `${places.get(field) ?? form.at}.at`,
          `${what} is described with ${keyword}, and a field takes one kind of value; describe one, or ask for something else.`,
        )
      }
    }
  }
}
