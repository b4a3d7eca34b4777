import { asList, typesOf, type DescribedOperation, type Json } from '../openapi/description'
import type { Value } from '../../src/manifest/words/values'
import { usualKey } from '../manifests/complete/usual-names'
import { describedFields } from './described-fields'
import { fieldHelp } from './field-words'
import { bind, looksLikeIdentity, mandatoryOf } from '../openapi/mandatory'
import { isAccount, type Plan } from './plan'
import { isPlain, isSeveral, titleField } from './record-parts'
import { Refusal } from '../refusal'

/** Parameters that the form of a call asks for, and those it leaves out. */
interface Asked {
  names: string[]
  /** Fields of a row, for lists of objects. */
  rows: ReadonlyMap<string, string[]>
  /** Objects, and lists of other than plain values, which a first form does not ask for. */
  leftOut: string[]
}

/** Parameters of a call in its query and body, references followed. */
export function takenBy(
  { description }: Pick<Plan, 'description'>,
  operation: DescribedOperation,
): Map<string, Json> {
  const body = description.body(operation)
  return new Map([
    ...description.query(operation),
    ...(body ? describedFields(description, body.schema) : []),
  ])
}

/** The plain fields of a row, if a list holds objects that need no others. */
function rowFields(plan: Plan, schema: Json): string[] | undefined {
  const { description } = plan
  const row = description.concrete(schema.items)
  const fields = describedFields(description, row)
  const required = asList(row.required)
  // The platform sets the identity of a new row, unless it is required.
  const made = usualKey(fields)
  const plain = [...fields].flatMap(([name, each]) =>
    isPlain(each) && (name !== made || required.includes(name)) ? [name] : [],
  )
  const isEnough = required.every((name) => plain.includes(String(name)))
  return typesOf(schema).includes('array') && plain.length > 0 && isEnough ? plain : undefined
}

/**
 * Parameters a form asks for: plain values, lists of them, and rows of them.
 * @throws Refusal if the call needs anything else
 */
export function askedOf(plan: Plan, operation: DescribedOperation, bound: ReadonlySet<string>): Asked {
  const mandatory = new Set(mandatoryOf(plan.description, operation))
  const names: string[] = []
  const rows = new Map<string, string[]>()
  const leftOut: string[] = []
  for (const [name, schema] of takenBy(plan, operation)) {
    if (bound.has(name)) continue
    const isOne = isSeveral(plan, schema) || (typesOf(schema).length === 1 && isPlain(schema))
    const row = isOne ? undefined : rowFields(plan, schema)
    if (row) rows.set(name, row)
    if (!isOne && !row && mandatory.has(name)) {
      throw new Refusal(
        `"${operation.id}" needs "${name}", which is no plain value and no list of objects with plain members; leave the call out and write its form by hand (docs/manifests.md).`,
      )
    }
    ;(isOne || row ? names : leftOut).push(name)
  }
  return { names, rows, leftOut }
}

/** Parameters of a call that take values of the record. */
interface OfRecord {
  names: ReadonlySet<string>
  /** Those that are not bound by default, as the word `params`. */
  words: { params?: Record<string, Value> }
}

/**
 * Parameters that take values of the record. With `typed`, others of the body are left to the form.
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

/** The fields of a form, each only a name if it has no other words; `wordsOf` adds words. */
export function askedFields(
  { names, rows }: Asked,
  wordsOf: (name: string) => object = () => ({}),
): (string | object)[] {
  return names.map((at) => {
    const row = rows.get(at)
    const words = { ...(row ? { of: row } : {}), ...wordsOf(at) }
    return Object.keys(words).length === 0 ? at : { at, ...words }
  })
}

/**
 * The action that changes a record: "rename" if only its name can change. Lists and objects that the call requires are sent
 * as they are in the record.
 */
export function draftUpdate(
  plan: Plan,
  operation: DescribedOperation,
): { action: object; leftOut: string[] } {
  const { properties, description } = plan
  const own = recordParameters(plan, operation, true)
  const mandatory = mandatoryOf(description, operation)
  const kept = [...takenBy(plan, operation)].flatMap(([name, schema]) =>
    properties.has(name) && mandatory.includes(name) && !isPlain(schema) && !isSeveral(plan, schema)
      ? [name]
      : [],
  )
  const params: Record<string, Value> = {
    ...own.words.params,
    ...Object.fromEntries(kept.map((name): [string, Value] => [name, { record: name }])),
  }
  const all = askedOf(plan, operation, new Set([...own.names, ...kept]))
  const asked = { ...all, names: all.names.filter((name) => !all.rows.has(name)) }
  const title = titleField(plan)
  const starts = operation.method === 'PATCH' || operation.method === 'PUT'
  const fields = askedFields(asked, (at) => ({
    ...(properties.has(at) && !starts ? { initial: { record: at } } : {}),
    ...(at === title ? { required: true } : {}),
  }))
  const id = asked.names.length === 1 && asked.names[0] === title ? 'rename' : 'edit'
  const asks = id === 'rename' ? { fields: ['$title'] } : fields.length > 0 ? { fields } : {}
  return {
    action: {
      id,
      operation: operation.id,
      ...(Object.keys(params).length > 0 ? { params } : {}),
      ...asks,
    },
    leftOut: [...asked.leftOut, ...all.rows.keys()],
  }
}

/** The action that deletes a record. */
export function draftDelete(plan: Plan, operation: DescribedOperation): object {
  const { words } = recordParameters(plan, operation, false)
  return { id: 'delete', operation: operation.id, ...words, removes: true, guard: 'loses-data' }
}

/** The form that creates a record: every plain parameter, and rows of them. The paying account is bound by default. */
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
  const asked = askedOf(plan, operation, new Set(account))
  const fields = askedFields(asked, (at) =>
    fieldHelp(taken.get(at) ?? {}) === undefined ? {} : { help: true },
  )
  const create = {
    operation: operation.id,
    sections: [
      ...(plan.scope === 'location' ? [{ id: 'where', fields: ['location'] }] : []),
      ...(fields.length > 0 ? [{ id: 'general', fields }] : []),
    ],
  }
  return { create, leftOut: asked.leftOut }
}
