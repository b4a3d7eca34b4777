import type { CompleteDetail, CompleteManifest } from './complete/completed'
import type { Join, States } from '../../src/manifest/words/records'
import type { Description, DescribedOperation, Json } from '../openapi/description'
import { elementSchema, schemaAt, type Scope } from './scope'

/** A context with the description. */
export interface Described {
  description: Description
}

/** Parts of a manifest that decide which paths exist. */
export type ScopedManifest = Pick<CompleteManifest, 'schema' | 'scope' | 'location' | 'states' | 'price'> & {
  joins?: Record<string, Joined & { take: string }> | undefined
  detail?: Pick<CompleteDetail, 'spent'> | undefined
}

/** A context with the description and a manifest. */
export interface Scoped extends Described {
  manifest: ScopedManifest
}

export function operationOf(context: Described, id: string): DescribedOperation | undefined {
  return context.description.operations.get(id)
}

interface Joined extends Pick<Join, 'operation'> {
  each?: string
  ours?: string
}

const text: Json = { type: 'string' }
const money: Json = { type: 'number', 'x-unit': 'money-per-month' }

/** Schema of a join: an item of the operation's answer, or an element inside it; undefined if there is none. */
export function joinedSchema(description: Description, { operation: id, each }: Joined): Json | undefined {
  const operation = description.operations.get(id)
  const item = operation && description.listItem(operation)
  const found = item && each !== undefined ? description.at(item, `${each}[]`) : item
  return found && description.concrete(found)
}

/** Whether each record of a type has a location, in its calls or in a field. */
export function isPlaced({ scope, location }: Pick<ScopedManifest, 'scope' | 'location'>): boolean {
  return scope === 'location' || location !== undefined
}

/** Schema of a whole answer: an item of a list, or the answer itself. */
function wholeSchema(description: Description, id: string): Json | undefined {
  const operation = description.operations.get(id)
  const answer = operation && (description.listItem(operation) ?? description.given(operation))
  return answer && description.concrete(answer)
}

/** The scope of the manifest's own record. */
export function recordScope(context: Scoped, manifest: ScopedManifest = context.manifest): Scope {
  const { description } = context
  const added = new Map<string, Json>()
  if (isPlaced(manifest)) added.set('location', text)
  if (manifest.states) added.set('state', text)
  if (manifest.price) added.set('price', money).set('ownPrice', money)
  if (manifest.detail?.spent) added.set('spent', money)
  for (const [name, join] of Object.entries(manifest.joins ?? {})) {
    const schema =
      join.take === 'whole' ? wholeSchema(description, join.operation) : joinedSchema(description, join)
    if (schema) added.set(name, schema)
  }
  return { schema: description.schema(manifest.schema) ?? {}, added, name: manifest.schema }
}

/** Joins of a record that belong to an element of its array `path`: those with `ours` inside it. */
function elementJoins(context: Scoped, path: string): Map<string, Json> {
  const { added } = recordScope(context)
  const own = Object.entries(context.manifest.joins ?? {}).filter(([, join]) =>
    join.ours?.startsWith(`${path}[].`),
  )
  return new Map(own.flatMap(([name]) => [[name, added.get(name) ?? {}] as const]))
}

interface Items {
  kind?: string
  at?: string
  operation?: string
  states?: States
  price?: readonly unknown[]
}

/** The scope of the elements of an array inside the record, or of a list that is read for it. */
export function itemScope(context: Scoped, { kind, at, operation: id, states, price }: Items): Scope {
  const { description } = context
  const owner = recordScope(context)
  const isRead = kind === 'collection' && id !== undefined
  const added = isRead || at === undefined ? new Map<string, Json>() : elementJoins(context, at)
  if (states) added.set('state', text)
  if (price) added.set('price', money)
  if (!isRead) {
    const element = schemaAt(description, owner, `${at}[]`)
    const schema = element ? elementSchema(description, element) : {}
    return { schema, added, owner, name: `${owner.name}.${at}[]` }
  }
  const operation = operationOf(context, id)
  const answer = operation && description.given(operation)
  const item = at === undefined ? operation && description.listItem(operation) : undefined
  const element = item ?? (answer && description.at(answer, `${at}[]`))
  const schema = element ? elementSchema(description, element) : {}
  return { schema, added, owner, name: `items of ${id}` }
}

/** The scope of the element at a path, with the scope around it as owner; undefined if the path does not exist. */
export function elementScope(context: Described, owner: Scope, path: string): Scope | undefined {
  const { description } = context
  const inner = path.indexOf('[].')
  const here = inner < 0 ? path : path.slice(0, inner + 2)
  const element = schemaAt(description, owner, here)
  if (!element) return undefined
  const scope = {
    schema: elementSchema(description, element),
    added: new Map(),
    owner,
    name: `${owner.name}.${here}`,
  }
  return inner < 0 ? scope : elementScope(context, scope, path.slice(inner + 3))
}
