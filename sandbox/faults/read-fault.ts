import { isRecord } from '../../src/lib/is-record'
import type { Envelope, Fault, Mutation } from './fault'

const bodies = ['html', 'truncated', 'empty', 'wrong-content-type', 'errors-in-200'] as const
const networks = ['hang', 'reset', 'drop-answer'] as const
const envelopes: readonly Envelope[] = [1, 2, 3, 4]
const mutations: readonly Mutation[] = [
  'unknown-status',
  'null-name',
  'missing-name',
  'missing-storage',
  'extra-field',
  'wrong-type',
  'duplicate-id',
  'null-item',
  'not-a-list',
]
const fields = new Set([
  'operation',
  'location',
  'times',
  'lateMs',
  'status',
  'envelope',
  'message',
  'body',
  'network',
  'mutate',
])

/**
 * Reads a fault that came as JSON.
 * @throws RangeError naming the field that is unknown or wrong
 */
export function readFault(value: unknown): Fault {
  if (!isRecord(value)) throw new RangeError('A fault is an object with at least "operation"')
  const unknown = Object.keys(value).find((name) => !fields.has(name))
  if (unknown !== undefined) throw new RangeError(`A fault has no field "${unknown}"`)
  const optional = {
    location: text(value, 'location'),
    times: wholeNumber(value, 'times'),
    lateMs: wholeNumber(value, 'lateMs'),
    status: wholeNumber(value, 'status'),
    envelope: oneOf(value, 'envelope', envelopes),
    message: text(value, 'message'),
    body: oneOf(value, 'body', bodies),
    network: oneOf(value, 'network', networks),
    mutate: oneOf(value, 'mutate', mutations),
  }
  const operation = text(value, 'operation')
  if (operation === undefined) throw new RangeError('A fault needs "operation": an operation id or "*"')
  if (optional.status !== undefined && (optional.status < 200 || optional.status > 599)) {
    throw new RangeError('"status" of a fault is from 200 to 599')
  }
  return { operation, ...withoutUndefined(optional) }
}

type Defined<T> = { [K in keyof T]?: Exclude<T[K], undefined> }

function withoutUndefined<T extends object>(value: T): Defined<T> {
  const result: Defined<T> = { ...value }
  for (const key in result) if (result[key] === undefined) delete result[key]
  return result
}

function text(value: Readonly<Record<string, unknown>>, field: string): string | undefined {
  const given = value[field]
  if (given === undefined || typeof given === 'string') return given
  throw new RangeError(`"${field}" of a fault is a text`)
}

function wholeNumber(value: Readonly<Record<string, unknown>>, field: string): number | undefined {
  const given = value[field]
  if (given === undefined) return undefined
  if (typeof given === 'number' && Number.isInteger(given) && given >= 0) return given
  throw new RangeError(`"${field}" of a fault is a whole number`)
}

function oneOf<T>(
  value: Readonly<Record<string, unknown>>,
  field: string,
  allowed: readonly T[],
): T | undefined {
  const given = value[field]
  if (given === undefined) return undefined
  const match = allowed.find((candidate) => candidate === given)
  if (match === undefined) throw new RangeError(`"${field}" of a fault is one of: ${allowed.join(', ')}`)
  return match
}
