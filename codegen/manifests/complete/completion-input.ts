import type { CompleteManifest, WrittenManifest } from './completed'
import type { TitlePart } from '../../../src/manifest/words/records'
import type { Json, Description } from '../../openapi/description'
import { fieldsOfSchema } from './bind-parameters'
import { schemaOf } from './record-schema'
import { usualKey, usualTitle } from './usual-names'

/** Input for completing a manifest: the description, the other manifests, and facts about its own records. */
export interface CompletionInput {
  description: Description
  /** As written, with the name of the schema of a record, and the source of its location. */
  manifest: WrittenManifest & Pick<CompleteManifest, 'schema' | 'scope' | 'location'>
  all: ReadonlyMap<string, WrittenManifest>
  key: string
  title: readonly TitlePart<string>[]
  /** Schema of a record. */
  record: Json
  /** Its fields by name. */
  fields: ReadonlyMap<string, unknown>
}

/** The path of the field that the description marks as the location of a record, in the record or an object inside it. */
function locationIn(description: Description, record: Json, depth = 2): string | undefined {
  for (const [name, value] of fieldsOfSchema(description, record)) {
    const field = description.concrete(value)
    if (field['x-location'] === true) return name
    const inner = depth === 0 ? undefined : locationIn(description, field, depth - 1)
    if (inner !== undefined) return `${name}.${inner}`
  }
  return undefined
}

/** Reads from the description what a manifest leaves out about its own records. */
export function completionInput(
  manifest: WrittenManifest,
  description: Description,
  all: ReadonlyMap<string, WrittenManifest>,
): CompletionInput {
  const schema = schemaOf(description, manifest) ?? ''
  const record = description.schema(schema) ?? {}
  const fields = fieldsOfSchema(description, record)
  const list = description.operations.get(manifest.list.operation)
  const located = list !== undefined && description.pathParameters(list).includes('location')
  const place = located ? undefined : locationIn(description, record)
  const key = manifest.key ?? usualKey(fields) ?? 'uuid'
  const name = usualTitle(fields, key)
  return {
    description,
    manifest: {
      ...manifest,
      schema,
      scope: located ? 'location' : 'global',
      ...(place === undefined ? {} : { location: place }),
    },
    all,
    key,
    title: manifest.title ?? (name === undefined ? [key] : [name, key]),
    record,
    fields,
  }
}
