import { asJson, typesOf, type DescribedOperation, type Json } from '../openapi/description'
import type { Value } from '../../src/manifest/words/values'
import { fieldHelp } from './field-words'
import { bind, looksLikeIdentity, mandatoryOf } from '../openapi/mandatory'
import { isAccount, type Plan } from './plan'
import { isSeveral, titleField } from './record-parts'
import { Refusal } from './refusal'

/** What a person fills in for a call, and what it takes besides. */
interface Asked {
  names: string[]
  /** Lists of objects and objects, which a first form does not ask for. */
  leftOut: string[]
}

/** What a call takes in its query and body, references followed. */
export function takenBy(plan: Plan, operation: DescribedOperation): Map<string, Json> {
  const { description } = plan
  const body = description.body(operation)
  const inBody = body ? Object.entries(description.properties(body.schema)) : []
  return new Map([
    ...description.query(operation),
    ...inBody.map(([name, value]): [string, Json] => {
      const schema = description.concrete(value)
      return [name, { ...schema, description: asJson(value).description ?? schema.description }]
    }),
  ])
}

function asked(plan: Plan, operation: DescribedOperation, bound: ReadonlySet<string>): Asked {
  const mandatory = new Set(mandatoryOf(plan.description, operation))
  const names: string[] = []
  const leftOut: string[] = []
  for (const [name, schema] of takenBy(plan, operation)) {
    if (bound.has(name)) continue
    const types = typesOf(schema)
    const simple =
      isSeveral(plan, schema) || (types.length === 1 && !types.includes('object') && !types.includes('array'))
    if (!simple && mandatory.has(name)) {
      throw new Refusal(
        `"${operation.id}" needs "${name}", a list of objects or an object, which no first form can ask for; leave the call out and write its form by hand (docs/manifests.md).`,
      )
    }
    ;(simple ? names : leftOut).push(name)
  }
  return { names, leftOut }
}

/** What a call about a record takes of it. */
interface OfRecord {
  names: ReadonlySet<string>
  /** Of these what does not bind itself, as a word of what makes the call. */
  words: { params?: Record<string, Value> }
}

/**
 * Parameters that name the record; whatever else the call needs has to be something one can type.
 * @throws Refusal for one the record does not have
 */
export function recordParameters(plan: Plan, operation: DescribedOperation, typed: boolean): OfRecord {
  const { identity, properties, description } = plan
  const body = new Set(typed ? takenBy(plan, operation).keys() : [])
  const found = new Set<string>()
  const stated = new Map<string, Value>()
  for (const name of mandatoryOf(description, operation)) {
    const inPath = description.pathParameters(operation).includes(name)
    const names = inPath || name === identity || (!properties.has(name) && looksLikeIdentity.test(name))
    if (!names && body.has(name)) continue
    const value = bind(name, identity, properties)
    if (!value) {
      throw new Refusal(
        `"${operation.id}" needs "${name}", which a ${plan.schemaName} does not have; leave the call out and write its action by hand (docs/manifests.md).`,
      )
    }
    found.add(name)
    if (!inPath && name !== identity && !looksLikeIdentity.test(name)) stated.set(name, value)
  }
  return { names: found, words: stated.size > 0 ? { params: Object.fromEntries(stated) } : {} }
}

/** A field of a form; only its name where there is no more to say. */
function field(at: string, words: object): string | object {
  return Object.keys(words).length === 0 ? at : { at, ...words }
}

/** The action that changes a record: "rename" where its name is all that can change. */
export function draftUpdate(
  plan: Plan,
  operation: DescribedOperation,
): { action: object; leftOut: string[] } {
  const { properties } = plan
  const own = recordParameters(plan, operation, true)
  const { names, leftOut } = asked(plan, operation, own.names)
  const title = titleField(plan)
  const starts = operation.method === 'PATCH' || operation.method === 'PUT'
  const input = names.map((at) =>
    field(at, {
      ...(properties.has(at) && !starts ? { initial: { field: at } } : {}),
      ...(at === title ? { required: true } : {}),
    }),
  )
  const id = names.length === 1 && names[0] === title ? 'rename' : 'edit'
  // What a rename asks for is known.
  const asks = input.length > 0 && id !== 'rename' ? { input } : {}
  return { action: { id, operation: operation.id, ...own.words, ...asks }, leftOut }
}

/** The action that takes a record away. */
export function draftDelete(plan: Plan, operation: DescribedOperation): object {
  const { words } = recordParameters(plan, operation, false)
  return { id: 'delete', operation: operation.id, ...words, guard: 'loses-data' }
}

/** The form that makes a record: every simple parameter; the account that pays binds itself. */
export function draftCreate(
  plan: Plan,
  operation: DescribedOperation,
): { create: object; leftOut: string[] } {
  const unknown = plan.description.pathParameters(operation).find((name) => name !== 'location')
  if (unknown !== undefined) {
    throw new Refusal(
      `"${operation.id}" needs "${unknown}", which there is not before the record; leave --create out and write its form by hand (docs/manifests.md).`,
    )
  }
  const taken = takenBy(plan, operation)
  const account = [...taken.keys()].filter(isAccount)
  const { names, leftOut } = asked(plan, operation, new Set(account))
  const fields = names.map((at) =>
    field(at, fieldHelp(taken.get(at) ?? {}) === undefined ? {} : { help: true }),
  )
  const create = {
    operation: operation.id,
    sections: [
      ...(plan.scope === 'location' ? [{ id: 'where', fields: ['location'] }] : []),
      ...(names.length > 0 ? [{ id: 'general', fields }] : []),
    ],
  }
  return { create, leftOut }
}
