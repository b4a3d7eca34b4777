import { advice } from '../advice'
import { typesOf, type Description, type Json } from '../openapi/description'

/** Sources of paths at a place of a manifest: the record's schema, the engine's additions, the owner's scope. */
export interface Scope {
  schema: Json
  /** Schemas of the paths `$name`. */
  added: ReadonlyMap<string, Json>
  owner?: Scope
  /** Name of the scope in messages, such as `VirtualMachine`. */
  name: string
}

/** The schema of a path in a scope, or undefined if the path does not exist. */
export function schemaAt(description: Description, scope: Scope, path: string): Json | undefined {
  if (!path.startsWith('$')) return description.at(scope.schema, path)
  const dot = path.indexOf('.')
  const added = scope.added.get(dot < 0 ? path.slice(1) : path.slice(1, dot))
  if (!added) return undefined
  return dot < 0 ? added : description.at(added, path.slice(dot + 1))
}

/** The schema of an array's elements as objects: that of `{ value }` for plain values. */
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

/** Hint for an unknown path: the same with the missing brackets or `$`, the nearest one, or a list of paths. */
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
