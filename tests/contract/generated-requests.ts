import { fc } from '../run/seed'
import type { DescribedOperation } from '../../codegen/openapi/description'
import { operations, type OperationId } from '../../src/generated/operations'
import { described } from './described-answers'
import { fitting, parametersOf } from './generated-values'
import { alwaysSent, choices } from './parameter-choices'
import type { Scene } from './scene'
import { tll } from './world'

/** Whether the console's table has this operation. */
export const isOperation = (id: string): id is OperationId => Object.hasOwn(operations, id)
/** Every operation of the description that the console's table has. */
export const all = [...described.operations.values()].flatMap((operation) =>
  isOperation(operation.id) ? [[operation.id, operation] as const] : [],
)

/** `count` generated sets of parameters of one operation: required ones always, the others sometimes. */
export function requestsOf(operation: DescribedOperation, count: number): Record<string, unknown>[] {
  const values: Record<string, fc.Arbitrary<unknown>> = {}
  const needed: string[] = []
  for (const { name, schema, required } of parametersOf(described, operation)) {
    const found = choices[`${operation.id}.${name}`] ?? choices[name] ?? fitting(described, schema)
    if (found) values[name] = found
    if (found && (required || alwaysSent.includes(name))) needed.push(name)
  }
  return fc.sample(fc.record(values, { requiredKeys: needed }), { seed: 20261121, numRuns: count })
}

/** The scene of an operation that needs none. */
export const nothing: Scene = { named: {} }

/** Generated parameters, replaced by those of the scene. */
export function complete(free: Readonly<Record<string, unknown>>, { named, without = [] }: Scene) {
  const kept = Object.fromEntries(Object.entries(free).filter(([name]) => !without.includes(name)))
  return { ...kept, ...named }
}

/** The location, for an operation that has one. */
export const located = (id: OperationId) => (operations[id].path.includes('{location}') ? tll : {})
