import type { WrittenManifest } from '../../../src/manifest/complete'
import type { TitlePart } from '../../../src/manifest/words/records'
import type { Json, Description } from '../../openapi/description'
import { lastPart } from '../column-id'
import { fieldsOfSchema } from './bind-parameters'

/** What a manifest is completed from: the description, the other manifests, and what its own records are. */
export interface Surroundings {
  description: Description
  /** As written, with its scope. */
  manifest: WrittenManifest & { scope: 'global' | 'location' }
  all: ReadonlyMap<string, WrittenManifest>
  identity: string
  title: readonly TitlePart<string>[]
  /** Schema of a record. */
  record: Json
  /** Its fields by name. */
  fields: ReadonlyMap<string, unknown>
}

/** The field that tells records of a schema from one another, by its usual names. */
export function usualIdentity(fields: ReadonlyMap<string, unknown>): string | undefined {
  return ['uuid', 'id'].find((name) => fields.has(name))
}

/** The field that names a record of a schema, by its usual names. */
export function usualTitle(fields: ReadonlyMap<string, unknown>, identity: string): string | undefined {
  return ['display_name', 'name'].find((each) => fields.has(each) && each !== identity)
}

export function surroundingsOf(
  manifest: WrittenManifest,
  description: Description,
  all: ReadonlyMap<string, WrittenManifest>,
): Surroundings {
  const record = description.schema(manifest.schema) ?? {}
  const fields = fieldsOfSchema(description, record)
  const list = description.operations.get(manifest.list.operation)
  const located = list !== undefined && description.pathParameters(list).includes('location')
  const identity = manifest.identity ?? usualIdentity(fields) ?? 'uuid'
  const name = usualTitle(fields, identity)
  return {
    description,
    manifest: { ...manifest, scope: manifest.scope ?? (located ? 'location' : 'global') },
    all,
    identity,
    title: manifest.title ?? (name === undefined ? [identity] : [name, identity]),
    record,
    fields,
  }
}

/** The type whose records a field or parameter identifies by its name; undefined for any other name. */
export function typeNamed(
  all: ReadonlyMap<string, WrittenManifest>,
  path: string,
): WrittenManifest | undefined {
  const name = lastPart(path)
  return [...all.values()].find(({ elsewhere }) => elsewhere?.names?.includes(name))
}

/** The type whose records pay, if there is one. */
export function payingType(all: ReadonlyMap<string, WrittenManifest>): WrittenManifest | undefined {
  return [...all.values()].find(({ elsewhere }) => elsewhere?.pays)
}

/** Of these names the one under which an account is known that pays. */
export function payingName(
  all: ReadonlyMap<string, WrittenManifest>,
  names: Iterable<string>,
): string | undefined {
  const known = payingType(all)?.elsewhere?.names ?? []
  return [...names].find((name) => known.includes(name))
}
