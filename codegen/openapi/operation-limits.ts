import { isRecord } from '../../src/lib/is-record'
import { advice } from '../advice'
import type { Problem } from '../problem'
import { asJson, type DescribedOperation, type Description, type Json } from './description'

/** The rows of a parameters call that limit the parameters of another call. */
export interface OperationLimits {
  /** The parameters call. */
  operation: string
  /** The field by whose value a row narrows itself: of the call, otherwise of the record it changes. */
  by?: string
  /** The row's `parameter` by path in the call's parameters (`disks`, `workers[].size`). */
  rows: Readonly<Record<string, string>>
}

const isText = (value: unknown): value is string => typeof value === 'string'

/** `x-limits`: the rows of a parameters call that limit a call's parameters; undefined if absent or invalid. */
export function limitsOfCall({ definition }: DescribedOperation): OperationLimits | undefined {
  const { operation, by, rows } = asJson(definition['x-limits'])
  if (!isText(operation) || !isRecord(rows) || !(by === undefined || isText(by))) return undefined
  const texts = Object.entries(rows).flatMap(([path, row]): [string, string][] =>
    isText(row) ? [[path, row]] : [],
  )
  if (texts.length === 0 || texts.length < Object.keys(rows).length) return undefined
  return { operation, ...(by === undefined ? {} : { by }), rows: Object.fromEntries(texts) }
}

/** Limit of one parameter of a call, or of a place inside one; undefined if there is none. */
export function limitAt(
  operation: DescribedOperation | undefined,
  path: string,
): { operation: string; by?: string; at: string } | undefined {
  const limits = operation && limitsOfCall(operation)
  const row = limits && Object.hasOwn(limits.rows, path) ? limits.rows[path] : undefined
  if (!limits || row === undefined) return undefined
  const { rows: _rows, ...call } = limits
  return { ...call, at: row }
}

/** Parameters of a call in query and body, by name. */
function takenBy(description: Description, operation: DescribedOperation): Json {
  return {
    ...Object.fromEntries(description.query(operation)),
    ...description.properties(description.body(operation)?.schema ?? {}),
  }
}

/** Problems of `x-limits`. */
export function checkLimits(description: Description, file: string): Problem[] {
  const lists = [...description.operations.values()].flatMap((operation) =>
    operation.method === 'GET' && description.listItem(operation) ? operation.id : [],
  )
  return [...description.operations.values()].flatMap((operation) => {
    const { id, definition } = operation
    const problem = (path: string, message: string): Problem => ({
      id: 'call-rule',
      file,
      path: `${id}.x-limits${path}`,
      message,
    })
    if (definition['x-limits'] === undefined) return []
    const limits = limitsOfCall(operation)
    if (!limits)
      return [
        problem(
          '',
          'is { operation: listParameters, rows: { size: disk_size } }, with `by: kind` if rows depend on one.',
        ),
      ]
    const properties = takenBy(description, operation)
    const unknown = Object.keys(limits.rows)
      .filter((path) => !description.at({ type: 'object', properties }, path))
      .map((path) =>
        problem(
          `.rows.${path}`,
          `${id} takes no "${path}".${advice(path, Object.keys(properties), 'It takes', 'the description')}`,
        ),
      )
    if (lists.includes(limits.operation)) return unknown
    const what = description.operations.has(limits.operation)
      ? `${limits.operation} reads no list; name the call that lists what parameters are bounded by.`
      : `there is no operation "${limits.operation}".${advice(limits.operation, lists, 'Lists are', 'the description')}`
    return [problem('.operation', what), ...unknown]
  })
}
