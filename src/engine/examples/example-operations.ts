import { operations, type OperationId } from '../../generated/operations'
import { reads } from '../../generated/reads'
import type { Operation } from '../../lib/operation'

/** Operations of the example type. */
const read = {
  listExamples: { method: 'GET', path: '/{location}/examples' },
} as const satisfies Record<string, Operation>

const madeUp = {
  ...read,
  changeExample: {
    method: 'PUT',
    path: '/{location}/examples/{id}',
    body: 'json',
  },
  removeExample: { method: 'DELETE', path: '/{location}/examples/{id}', answer: 'none' },
} as const satisfies Record<string, Operation>

Object.assign(reads, read)
Object.assign(operations, madeUp)

function isOperation(name: string): name is OperationId {
  return Object.hasOwn(operations, name)
}

/** An example operation in the engine's format. */
export function exampleOperation(name: keyof typeof madeUp): OperationId {
  if (!isOperation(name)) throw new Error(`ID ${name} was not found in collection`)
  return name
}
