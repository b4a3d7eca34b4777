import type { DocField, DocType } from '../../lib/api-docs'
import { schemaOf, type Docs } from './load-docs'

/** Resolves the schema of a type; properties beside the reference win. */
export function resolveType(docs: Docs, type: DocType): DocType {
  if (type.schema === undefined) return type
  const schema = schemaOf(docs, type.schema)
  if (!schema) return type
  const { schema: _name, ...own } = type
  return { ...resolveType(docs, schema.type), ...own, schema: type.schema }
}

/** The object type whose members are listed: the type itself, or the items of an array or map. */
function innermost(docs: Docs, type: DocType): DocType {
  const resolved = resolveType(docs, type)
  const inner = resolved.items ?? (resolved.fields ? undefined : resolved.entries)
  return inner ? innermost(docs, inner) : resolved
}

/** Members of an object, or of an array's items; otherwise empty. */
export function membersOf(docs: Docs, type: DocType): readonly DocField[] {
  return innermost(docs, type).fields ?? []
}
