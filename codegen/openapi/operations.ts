import { isRecord } from '../../src/lib/is-record'
import type { Operation } from '../../src/lib/operation'
import { header, literal } from '../emit'
import type { DescribedOperation, Description } from './description'
import { taskOf, withinOf } from './rules-of-operation'

function successOf(operation: DescribedOperation): Operation['success'] {
  const rule = operation.definition['x-success']
  if (!isRecord(rule) || typeof rule.property !== 'string') return undefined
  const equals = rule.equals
  return typeof equals === 'string' || typeof equals === 'number' || typeof equals === 'boolean'
    ? { property: rule.property, equals }
    : undefined
}

/** One row of the operation table. */
export function describeOperation(description: Description, operation: DescribedOperation): Operation {
  const query = [...description.query(operation).keys()]
  const body = description.body(operation)
  const answer = description.answer(operation)
  const success = successOf(operation)
  const within = withinOf(operation)
  const task = taskOf(operation)
  return {
    method: operation.method,
    path: operation.path,
    ...(query.length > 0 ? { query } : {}),
    ...(body ? { body: body.encoding } : {}),
    ...(answer === undefined
      ? { answer: 'none' }
      : answer.type === 'application/json'
        ? {}
        : { answer: answer.type }),
    ...(success ? { success } : {}),
    ...(within ? { within } : {}),
    ...(task ? { task } : {}),
  }
}

/** `operations.ts`: the table the client works from, and the union of operation ids. */
export function emitOperations(description: Description, source: string): string {
  const rows = [...description.operations.values()].map(
    (operation) => `  ${operation.id}: ${literal(describeOperation(description, operation), '  ')},\n`,
  )
  return (
    header(source) +
    `import type { Operation } from '../lib/operation'\n\n` +
    `export const operations = {\n${rows.join('')}} as const satisfies Record<string, Operation>\n\n` +
    `export type OperationId = keyof typeof operations\n`
  )
}
