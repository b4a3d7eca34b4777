import type { Join } from '../../src/manifest/words/records'
import type { ResourceManifest } from '../../src/manifest/vocabulary'
import type { SchemaName } from '../../src/manifest/words/values'
import type { Description, DescribedOperation, Json } from '../openapi/description'
import type { Problem } from '../problem'
import { declaredManifest } from './declared'
import type { Scope } from './scope'

export type AnyManifest = ResourceManifest<SchemaName>

/** What every check and the compiler need to know about one manifest. */
export interface ManifestContext {
  manifest: AnyManifest
  /** Names of fields the manifest has and this description has no parameter for. */
  undeclared: readonly string[]
  /** Source file, relative to the project. */
  file: string
  description: Description
  /** All manifests by type, for references. */
  all: ReadonlyMap<string, AnyManifest>
  /** Reports a problem at a place of this manifest. */
  report: (id: string, path: string, message: string) => void
}

/** Kebab-case file name of a manifest: `virtual_machine` lives in `virtual-machine.ts`. */
export function manifestFile(folder: string, type: string): string {
  return `${folder}/${type.replaceAll('_', '-')}.ts`
}

export function createContext(
  manifest: AnyManifest,
  file: string,
  description: Description,
  all: ReadonlyMap<string, AnyManifest>,
  problems: Problem[],
): ManifestContext {
  return {
    ...declaredManifest(manifest, description),
    file,
    description,
    all,
    report: (id, path, message) => problems.push({ id, file, path, message }),
  }
}

export function operationOf(context: ManifestContext, id: string): DescribedOperation | undefined {
  return context.description.operations.get(id)
}

interface Joined extends Pick<Join<unknown>, 'operation'> {
  each?: string
}

const text: Json = { type: 'string' }
const money: Json = { type: 'number', 'x-unit': 'money-per-month' }

/** What a join finds: an item of the operation's answer, or an element inside it; undefined when there is no such thing. */
export function joinedSchema(description: Description, { operation: id, each }: Joined): Json | undefined {
  const operation = description.operations.get(id)
  const item = operation && description.listItem(operation)
  const found = item && each !== undefined ? description.at(item, `${each}[]`) : item
  return found && description.concrete(found)
}

/** True for a type each record of which lies in a location: one the calls name, or a field. */
export function isPlaced({ scope, locationAt }: AnyManifest): boolean {
  return scope === 'location' || locationAt !== undefined
}

/** What a whole answer is: an item of a list, or the answer itself. */
function wholeSchema(description: Description, id: string): Json | undefined {
  const operation = description.operations.get(id)
  const answer = operation && (description.listItem(operation) ?? description.given(operation))
  return answer && description.concrete(answer)
}

/** The scope of the manifest's own record. */
export function recordScope(context: ManifestContext, manifest: AnyManifest = context.manifest): Scope {
  const { description } = context
  const added = new Map<string, Json>()
  if (isPlaced(manifest)) added.set('location', text)
  if (manifest.states) added.set('state', text)
  if (manifest.price) added.set('price', money)
  for (const [name, join] of Object.entries(manifest.joins ?? {})) {
    const schema =
      join.take === 'whole' ? wholeSchema(description, join.operation) : joinedSchema(description, join)
    if (schema) added.set(name, schema)
  }
  return { schema: description.schema(manifest.schema) ?? {}, added, name: manifest.schema }
}
