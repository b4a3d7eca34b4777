import type { DocField, DocType } from '../../lib/api-docs'
import { schemaOf, type Docs } from './load-docs'

/** A type with what its schema says filled in; what stands beside the name wins. */
export function resolveType(docs: Docs, type: DocType): DocType {
  if (type.schema === undefined) return type
  const schema = schemaOf(docs, type.schema)
  if (!schema) return type
  const { schema: _name, ...own } = type
  return { ...resolveType(docs, schema.type), ...own, schema: type.schema }
}

/** The type whose members are worth listing: the object itself, or what an array or a map holds. */
function innermost(docs: Docs, type: DocType): DocType {
  const resolved = resolveType(docs, type)
  const inner = resolved.items ?? (resolved.fields ? undefined : resolved.entries)
  return inner ? innermost(docs, inner) : resolved
}

/** The members of an object, or of the objects in a list; empty for everything else. */
export function membersOf(docs: Docs, type: DocType): readonly DocField[] {
  return innermost(docs, type).fields ?? []
}
