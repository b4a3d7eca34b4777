import { isRecord } from '../lib/is-record'
import { readFirst } from './subject'

/**
 * The record a create call has made: the answer itself, or the one new entry of an answered list (platform facts,
 * section 3). Undefined if the answer does not contain it.
 */
export function newRecord(
  answer: unknown,
  result: 'record' | 'list',
  identity: string,
  before: ReadonlySet<unknown>,
): Record<string, unknown> | undefined {
  if (result === 'record') return isRecord(answer) ? answer : undefined
  if (!Array.isArray(answer)) return undefined
  const added = answer.filter((item) => isRecord(item) && !before.has(readFirst(item, identity)))
  return added.length === 1 && isRecord(added[0]) ? added[0] : undefined
}
