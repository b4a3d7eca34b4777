import { boundParameters } from '../manifests/complete/bind-parameters'
import { usualKey } from '../manifests/complete/usual-names'
import { type DescribedOperation, type Json } from '../openapi/description'
import { mandatoryOf } from '../openapi/mandatory'
import { askedFields, askedOf, recordParameters, takenBy } from './form-parts'
import { describedFields } from './described-fields'
import type { Plan } from './plan'
import { isPlain, isSeveral, nestedNames } from './record-parts'
import { Refusal } from '../refusal'

/** A call that is not drafted, and why. */
export interface LeftOutCall {
  operation: string
  why: string
}

/** An array of objects inside the record: its table, and the actions for its calls. */
export interface NestedList {
  name: string
  /** Properties of an element. */
  fields: ReadonlyMap<string, Json>
  section: object
  /** Actions of the record that add an element. */
  actions: object[]
  /** Every call that is drafted, by the id of its action. */
  calls: ReadonlyMap<string, DescribedOperation>
  /** Calls about its elements that are not drafted. */
  leftOut: LeftOutCall[]
}

/** Maximum columns of a first table. */
const mostColumns = 6

/** The part of a path behind that of the record: `forwarding_rules`, and whether a parameter follows it. */
function placeOf(plan: Plan, { path }: DescribedOperation): { name: string; isElement: boolean } | undefined {
  const base = plan.calls.list.path.replace(/\/list$/, '')
  if (!path.startsWith(`${base}/`)) return undefined
  const isParameter = (part: string | undefined): boolean => part?.startsWith('{') === true
  const parts = path.slice(base.length + 1).split('/')
  const [name, element, ...rest] = isParameter(parts[0]) ? parts.slice(1) : parts
  if (name === undefined || rest.length > 0 || (element !== undefined && !isParameter(element)))
    return undefined
  return { name, isElement: element !== undefined }
}

/** Whether a part of an address is about an array: `rules` and `rule` about `forwarding_rules`. */
function isAbout(part: string, array: string): boolean {
  return [part, `${part}s`].some((name) => array === name || array.endsWith(`_${name}`))
}

/** The id of an action by its call: `addRule` of `addLoadBalancerRule`. */
export function actionId({ schemaName }: Pick<Plan, 'schemaName'>, { id }: DescribedOperation): string {
  return id.replace(schemaName, '')
}

/** The action that adds an element, or why there is none. */
function draftAdd(plan: Plan, operation: DescribedOperation): object | LeftOutCall {
  try {
    const own = recordParameters(plan, operation, true)
    const inPath = plan.description.pathParameters(operation).filter((name) => name !== 'location')
    // If the path identifies the record, other identities in the body are those of the new element.
    const bound = inPath.length > 0 ? new Set(inPath) : own.names
    const fields = askedFields(askedOf(plan, operation, bound))
    const words = { id: actionId(plan, operation), operation: operation.id, ...own.words }
    return fields.length > 0 ? { ...words, fields } : words
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return { operation: operation.id, why: error.message }
  }
}

/** The action of an element, or why there is none. */
function draftRow(
  plan: Plan,
  operation: DescribedOperation,
  fields: ReadonlyMap<string, Json>,
  key: string,
): object | LeftOutCall {
  const sources = { fields, key, owner: plan.identity }
  const bound = boundParameters(plan.description, operation.id, undefined, new Set(), sources)
  const taken = takenBy(plan, operation)
  const mandatory = mandatoryOf(plan.description, operation).filter((name) => bound[name] === undefined)
  const missing = mandatory.find((name) => !isPlain(taken.get(name) ?? {}))
  if (missing !== undefined)
    return {
      operation: operation.id,
      why: `it needs "${missing}", which neither the element nor the record has; bind it in params.`,
    }
  const isChange = operation.method === 'PATCH' || operation.method === 'PUT'
  const asked = isChange
    ? [...taken.keys()].filter((name) => bound[name] === undefined && isPlain(taken.get(name) ?? {}))
    : mandatory
  return {
    id: actionId(plan, operation),
    operation: operation.id,
    ...(asked.length > 0 ? { fields: asked } : {}),
  }
}

function draftList(plan: Plan, name: string, schema: Json, calls: readonly DescribedOperation[]): NestedList {
  const { description } = plan
  const element = description.concrete(schema.items)
  const fields = describedFields(description, element)
  const shown = [...fields].flatMap(([each, field]) =>
    isPlain(field) || isSeveral(plan, field) ? [each] : [],
  )
  const identity = usualKey(fields)
  const key = identity ?? shown[0] ?? ''
  const columns = shown.filter((each) => each !== identity).slice(0, mostColumns)
  const leftOut: LeftOutCall[] = []
  const drafted = new Map<string, DescribedOperation>()
  const keep = (operation: DescribedOperation, outcome: object | LeftOutCall): object[] => {
    if ('why' in outcome) {
      leftOut.push(outcome)
      return []
    }
    drafted.set(actionId(plan, operation), operation)
    return [outcome]
  }
  const isAdding = (operation: DescribedOperation): boolean =>
    operation.method === 'POST' && placeOf(plan, operation)?.isElement === false
  const actions = calls.filter(isAdding).flatMap((each) => keep(each, draftAdd(plan, each)))
  const added = [...drafted.keys()]
  const rowActions = calls
    .filter((each) => !isAdding(each))
    .flatMap((each) => keep(each, draftRow(plan, each, fields, key)))
  const section = {
    kind: 'collection',
    id: name,
    at: name,
    ...(identity === undefined ? { key } : {}),
    columns: columns.length > 0 ? columns : [key],
    ...(added.length > 0 ? { actions: added } : {}),
    ...(rowActions.length > 0 ? { rowActions } : {}),
  }
  return { name, fields, section, actions, calls: drafted, leftOut }
}

/** Arrays of objects inside the record that a table can show, each with the calls below the address of the record. */
export function nestedLists(plan: Plan): NestedList[] {
  const { description, properties, calls } = plan
  const named = new Set(Object.values(calls).map(({ id }) => id))
  const below = [...description.operations.values()].filter(
    ({ id, method }) => method !== 'GET' && !named.has(id),
  )
  return nestedNames(plan).flatMap((name) => {
    const schema = properties.get(name) ?? {}
    const fields = describedFields(description, description.concrete(schema.items))
    if (![...fields.values()].some((field) => isPlain(field))) return []
    const about = below.filter((operation) => {
      const place = placeOf(plan, operation)
      return place !== undefined && isAbout(place.name, name)
    })
    return [draftList(plan, name, schema, about)]
  })
}

/** Calls at the address of the records and below it that nothing in the draft makes. */
export function otherCalls(plan: Plan, lists: readonly NestedList[]): string[] {
  const base = plan.calls.list.path.replace(/\/list$/, '')
  const known = new Set([
    ...Object.values(plan.calls).map(({ id }) => id),
    ...lists.flatMap(({ calls, leftOut }) => [
      ...[...calls.values()].map(({ id }) => id),
      ...leftOut.map(({ operation }) => operation),
    ]),
  ])
  return [...plan.description.operations.values()].flatMap(({ id, method, path }) =>
    method !== 'GET' && !known.has(id) && (path === base || path.startsWith(`${base}/`)) ? [id] : [],
  )
}
