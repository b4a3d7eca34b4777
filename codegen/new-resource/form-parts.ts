import { asJson, typesOf, type DescribedOperation, type Json } from '../openapi/description'
import { fieldHelp } from './field-words'
import { bind, mandatoryOf } from './identity'
import { isAccount, type Plan } from './plan'
import { titleField } from './record-parts'
import { Refusal } from './refusal'

/** What a person fills in for a call, and what it takes besides. */
interface Asked {
  names: string[]
  /** Lists and objects, which a first form does not ask for. */
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
    const simple = types.length === 1 && !types.includes('object') && !types.includes('array')
    if (!simple && mandatory.has(name)) {
      throw new Refusal(
        `"${operation.id}" needs "${name}", a list or an object, which no first form can ask for; leave the call out and write its form by hand (docs/manifests.md).`,
      )
    }
    ;(simple ? names : leftOut).push(name)
  }
  return { names, leftOut }
}

const accounts = { options: { kind: 'resource', type: 'billing_account' } }

/** Parameters that name the record; whatever else the call needs has to be something one can type. */
export function recordParameters(
  plan: Plan,
  operation: DescribedOperation,
  typed: boolean,
): Record<string, unknown> {
  const { identity, properties, description } = plan
  const body = new Set(typed ? takenBy(plan, operation).keys() : [])
  const found: Record<string, unknown> = {}
  for (const name of mandatoryOf(description, operation)) {
    const inPath = description.pathParameters(operation).includes(name)
    const names = inPath || name === identity || (!properties.has(name) && /(^|_)(id|uuid)$/.test(name))
    if (!names && body.has(name)) continue
    const value = bind(name, identity, properties)
    if (!value) {
      throw new Refusal(
        `"${operation.id}" needs "${name}", which a ${plan.schemaName} does not have; leave the call out and write its action by hand (docs/manifests.md).`,
      )
    }
    found[name] = value
  }
  return found
}

/** The action that changes a record: "rename" where its name is all that can change. */
export function draftUpdate(
  plan: Plan,
  operation: DescribedOperation,
): { action: object; leftOut: string[] } {
  const { properties } = plan
  const params = recordParameters(plan, operation, true)
  const { names, leftOut } = asked(plan, operation, new Set(Object.keys(params)))
  const title = titleField(plan)
  const input = names.map((at) => ({
    at,
    ...(properties.has(at) ? { initial: { field: at } } : {}),
    ...(at === title ? { required: true } : {}),
    ...(isAccount(at) ? accounts : {}),
  }))
  const id = names.length === 1 && names[0] === title ? 'rename' : 'edit'
  const asks = input.length > 0 ? { input } : {}
  return { action: { id, icon: 'pencil', operation: operation.id, params, guard: 'none', ...asks }, leftOut }
}

/** The action that takes a record away. */
export function draftDelete(plan: Plan, operation: DescribedOperation): object {
  return {
    id: 'delete',
    icon: 'trash-2',
    operation: operation.id,
    params: recordParameters(plan, operation, false),
    guard: 'loses-data',
    removes: true,
    danger: true,
  }
}

/** The form that makes a record: every simple parameter, the account bound, links that fill it in. */
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
  const located = plan.scope === 'location'
  const field = (at: string): object => {
    const help = fieldHelp(taken.get(at) ?? {})
    return help === undefined ? { at } : { at, help: true }
  }
  const where = { at: 'location', widget: 'tiles', options: { kind: 'locations' } }
  const links = names.filter((name) => taken.get(name)?.format !== 'password')
  const prefill = [...(located ? ['location'] : []), ...links].map((name) => [name, name])
  const create = {
    operation: operation.id,
    sections: [
      ...(located ? [{ id: 'where', fields: [where] }] : []),
      ...(names.length > 0 ? [{ id: 'general', fields: names.map(field) }] : []),
    ],
    ...(account.length > 0
      ? { params: Object.fromEntries(account.map((name) => [name, { context: 'billingAccount' }])) }
      : {}),
    ...(prefill.length > 0 ? { prefill: Object.fromEntries(prefill) } : {}),
    result: plan.description.listItem(operation) ? 'list' : 'record',
  }
  return { create, leftOut }
}
