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

/** The idempotency key header: a parameter with `x-idempotency-key`. */
function keyHeaderOf({ parameters }: DescribedOperation): string | undefined {
  const found = parameters.find((each) => each.in === 'header' && each['x-idempotency-key'] === true)
  return typeof found?.name === 'string' ? found.name : undefined
}

/** A row of the operation table. */
export function describeOperation(description: Description, operation: DescribedOperation): Operation {
  const query = [...description.query(operation).keys()]
  const body = description.body(operation)
  const answer = description.answer(operation)
  const success = successOf(operation)
  const within = withinOf(operation)
  const task = taskOf(operation)
  const keyHeader = keyHeaderOf(operation)
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
    ...(operation.method === 'GET' && description.listItem(operation) ? { list: true as const } : {}),
    ...(success ? { success } : {}),
    ...(keyHeader === undefined ? {} : { keyHeader }),
    ...(within ? { within } : {}),
    ...(task ? { task } : {}),
  }
}

function emitTable(
  name: string,
  description: Description,
  source: string,
  holds: (operation: DescribedOperation) => boolean,
): string {
  const rows = [...description.operations.values()]
    .filter(holds)
    .map((operation) => `  ${operation.id}: ${literal(describeOperation(description, operation), '  ')},\n`)
  return (
    header(source) +
    `import type { Operation } from '../lib/operation'\n\n` +
    `export const ${name} = {\n${rows.join('')}} as const satisfies Record<string, Operation>\n`
  )
}

/**
 * Operation tables by file: `reads.ts`, needed at the start, `writes.ts`, needed for the first change, and
 * `operations.ts`, which combines both with the union of ids.
 */
export function emitOperations(description: Description, source: string): Map<string, string> {
  return new Map([
    ['reads.ts', emitTable('reads', description, source, ({ method }) => method === 'GET')],
    ['writes.ts', emitTable('writes', description, source, ({ method }) => method !== 'GET')],
    [
      'operations.ts',
      header(source) +
        `import { reads } from './reads'\nimport { writes } from './writes'\n\n` +
        `export const operations = { ...reads, ...writes }\n\n` +
        `export type ReadId = keyof typeof reads\n\n` +
        `export type OperationId = keyof typeof operations\n`,
    ],
  ])
}
