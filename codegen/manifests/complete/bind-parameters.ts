import type { Value } from '../../../src/manifest/words/values'
import type { DescribedOperation, Description, Json } from '../../openapi/description'
import { bind, looksLikeIdentity, mandatoryOf } from '../../openapi/mandatory'
import { parametersOf } from '../parameters'

/** Sources for parameters that the manifest does not bind. */
export interface Sources {
  /** Fields of the record or element the call is about, by name. */
  fields: ReadonlyMap<string, unknown>
  /** Its key field. */
  key: string
  /** Key field of the record around an element. */
  owner?: string
  /** Names of parameters that hold the identity of a record of the type, also if a call does not require them. */
  names?: readonly string[]
}

/** Properties of a schema by name. */
export function fieldsOfSchema(description: Description, schema: Json): ReadonlyMap<string, unknown> {
  return new Map(Object.entries(description.properties(schema)))
}

/** Binds parameters that identify the record: to its field of that name, or to its key. */
function ofRecord(
  names: readonly string[],
  inPath: ReadonlySet<string>,
  { fields, key }: Sources,
): [string, Value][] {
  return names.flatMap((name): [string, Value][] => {
    const says = inPath.has(name) || name === key || looksLikeIdentity.test(name)
    const value = says ? bind(name, key, fields) : undefined
    return value ? [[name, value]] : []
  })
}

/**
 * Binds parameters that identify an element and its record. In a path the last is the element's and one before it the
 * record's; in a body the one named like the record's key is the record's, a single other one the element's. Nothing is
 * bound if a call uses both path and body, or has only one such parameter, named like the record's key.
 */
function ofElement(
  names: readonly string[],
  inPath: ReadonlySet<string>,
  { key, owner = '' }: Sources,
): [string, Value][] {
  const ids = names.filter((name) => inPath.has(name) || looksLikeIdentity.test(name))
  const placed = ids.filter((name) => inPath.has(name))
  const isMixed = placed.length > 0 && placed.length < ids.length
  if (ids.length > 2 || isMixed || (ids.length === 1 && ids[0] === owner)) return []
  const ofOwner = placed.length > 0 ? ids.slice(0, -1) : ids.filter((name) => name === owner)
  const rest = ids.filter((name) => !ofOwner.includes(name))
  if (rest.length > 1) return []
  return ids.map((name): [string, Value] => [name, ofOwner.includes(name) ? { owner } : { record: key }])
}

/** Parameters that are known to hold the identity of a record of the type. */
function known(description: Description, { id }: DescribedOperation, { names = [] }: Sources): string[] {
  return [...parametersOf({ description }, id).keys()].filter((name) => names.includes(name))
}

/**
 * Sources for the parameters of a call: those the manifest binds, and the record or element the call is about. The check
 * of parameters reports other required ones.
 */
export function boundParameters(
  description: Description,
  operationId: string,
  written: Record<string, Value> | undefined,
  asked: ReadonlySet<string>,
  sources: Sources,
): Record<string, Value> {
  const operation = description.operations.get(operationId)
  if (!operation) return written ?? {}
  const open = (names: readonly string[]): string[] =>
    names.filter((name) => written?.[name] === undefined && !asked.has(name))
  const inPath = new Set(description.pathParameters(operation))
  const own = known(description, operation, sources)
  const needed = mandatoryOf(description, operation).filter((name) => !own.includes(name))
  const meant =
    sources.owner === undefined ? ofRecord(needed, inPath, sources) : ofElement(needed, inPath, sources)
  const missing = new Set(open(needed))
  const found = meant.filter(([name]) => missing.has(name))
  const self = open(own).map((name): [string, Value] => [
    name,
    sources.owner === undefined ? { record: sources.key } : { owner: sources.owner },
  ])
  return { ...Object.fromEntries([...self, ...found]), ...written }
}
