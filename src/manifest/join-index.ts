import { MemoBy } from '../lib/memo'
import { readAll } from './subject'

/** Records of a list, indexed by one of their values. */
export type JoinIndex = ReadonlyMap<unknown, readonly unknown[]>

const indexes = new MemoBy<string, JoinIndex>()

/** The key under which a whole answer is stored. */
export const wholeKey = Symbol('whole')

/** Index of a whole answer, the same for every record; of a list its items. */
export function wholeOf(answer: unknown): JoinIndex {
  return new Map([[wholeKey, Array.isArray(answer) ? answer : [answer]]])
}

/**
 * Indexes a list by a path of its items or of the elements of their array `each`; an item appears under every value of
 * the path. Cached per answer and path.
 */
export function indexBy(answer: unknown, path: string, each?: string): JoinIndex {
  if (!Array.isArray(answer)) return new Map()
  return indexes.get(answer, `${each ?? ''} ${path}`, () => {
    const index = new Map<unknown, unknown[]>()
    const items = each === undefined ? answer : answer.flatMap((item) => readAll(item, `${each}[]`))
    for (const item of items) {
      for (const value of readAll(item, path)) {
        if (value === null || value === undefined) continue
        const found = index.get(value)
        if (!found) index.set(value, [item])
        else if (found.at(-1) !== item) found.push(item)
      }
    }
    return index
  })
}
