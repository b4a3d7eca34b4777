import { advice } from '../advice'
import { typesOf, type Description, type Json } from '../openapi/description'

/** What a path may name at some place of a manifest: the record's schema, the engine's additions, the owner's scope. */
export interface Scope {
  schema: Json
  /** Schemas of what is reached under `$name`. */
  added: ReadonlyMap<string, Json>
  owner?: Scope
  /** How the scope is called in messages, such as `VirtualMachine`. */
  name: string
}

/** The schema of a path in a scope, or undefined when it leads nowhere. */
export function schemaAt(description: Description, scope: Scope, path: string): Json | undefined {
  if (!path.startsWith('$')) return description.at(scope.schema, path)
  const dot = path.indexOf('.')
  const added = scope.added.get(dot < 0 ? path.slice(1) : path.slice(1, dot))
  if (!added) return undefined
  return dot < 0 ? added : description.at(added, path.slice(dot + 1))
}

/** The schema of an array's elements as things with fields: of elements that are no objects, that of `{ value }`. */
export function elementSchema(description: Description, element: Json): Json {
  const schema = description.concrete(element)
  return typesOf(schema).some((type) => type !== 'object')
    ? { type: 'object', properties: { value: schema } }
    : schema
}

/** Every path a scope offers, two levels deep, for suggestions. */
export function pathsOf(description: Description, scope: Scope): string[] {
  const paths: string[] = [...scope.added.keys()].map((name) => `$${name}`)
  for (const [name, value] of Object.entries(description.properties(scope.schema))) {
    paths.push(name)
    const schema = description.concrete(value)
    const list = typesOf(schema).includes('array')
    const inner = list ? description.concrete(schema.items) : schema
    for (const member of Object.keys(description.members(inner)))
      paths.push(`${name}${list ? '[]' : ''}.${member}`)
  }
  return paths
}

/** Hint for a path that leads nowhere: the same with the brackets or the `$` it lacks, the nearest one, or what there is. */
export function pathAdvice(description: Description, scope: Scope, path: string): string {
  const paths = pathsOf(description, scope)
  const bare = path.replace(/\[\d*\]/g, '')
  const meant =
    paths.find((each) => each.includes('[]') && each.replaceAll('[]', '') === bare) ??
    [`$${path}`].find((each) => schemaAt(description, scope, each))
  return meant === undefined
    ? advice(path, paths, 'It has', `${scope.name} in the description`)
    : ` Did you mean "${meant}"?`
}
