import type { Value } from '../../../src/manifest/words/values'
import type { DescribedOperation, Description, Json } from '../../openapi/description'
import { bind, looksLikeIdentity, mandatoryOf } from '../../openapi/mandatory'
import { parametersOf } from '../parameters'

/** What parameters nobody binds can be bound to. */
export interface Sources {
  /** Names of the fields of what the call is about. */
  fields: ReadonlyMap<string, unknown>
  /** The field that tells it from others. */
  key: string
  /** The field that tells the record around it from others. */
  owner?: string
  /** Names of parameters that hold the identity of a record of the type, also where a call could do without. */
  names?: readonly string[]
}

/** Names of the properties of a schema with what is said of each. */
export function fieldsOfSchema(description: Description, schema: Json): ReadonlyMap<string, unknown> {
  return new Map(Object.entries(description.properties(schema)))
}

/** Parameters that say which record is meant: its own field of that name, or what tells it from others. */
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
 * Parameters that say which element of which record is meant. In a path the last is the element's and one before it the
 * record's; in a body the one with the name of the record's identity is the record's, a single other one the element's. Of
 * a call that mixes the two, or names one only as both are named, nothing is guessed.
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
 * Sources for the parameters of a call: what was written, and the record or element it is about. What else the call needs is
 * for somebody to say; the check of parameters tells what has no source.
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
