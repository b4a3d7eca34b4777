import type { CompiledForm, DetailedResource } from '../../src/manifest/compiled'
import { isRecord } from '../../src/lib/is-record'
import type { ManifestContext } from '../manifests/context'

/** What the engine passes to texts of any type. */
const passed = ['amount', 'count', 'location', 'max', 'min', 'name', 'number']

/** Names anywhere in a value: keys of objects, and the parts of paths. */
function namesIn(value: unknown): string[] {
  if (typeof value === 'string') return value.split('.')
  if (Array.isArray(value)) return value.flatMap(namesIn)
  if (!isRecord(value)) return []
  return Object.entries(value).flatMap(([key, inner]) => [key, ...namesIn(inner)])
}

/**
 * Names that placeholders of a type's texts may have: those that the engine passes, members of any record, and all that
 * the manifest names. This is more than one text gets, but finds a misspelt name.
 */
export function placeholderNames(
  { description }: Pick<ManifestContext, 'description'>,
  resource: DetailedResource,
  forms: readonly CompiledForm[],
): ReadonlySet<string> {
  const members = description
    .schemaNames()
    .flatMap((name) => Object.keys(description.properties(description.schema(name) ?? {})))
  return new Set([...passed, ...members, ...namesIn(resource), ...namesIn(forms)])
}
