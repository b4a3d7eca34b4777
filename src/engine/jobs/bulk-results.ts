import { createStore } from '../../lib/store'

/** What is left of the last action done to several records of one type. */
export interface BulkResult {
  /** Why it failed, by row key. */
  failures: ReadonlyMap<string, string>
  /** Keys of the rows the list is to show, as somebody has asked; undefined for all. */
  only: ReadonlySet<string> | undefined
  /** What the list was narrowed by before only some were shown, as the search part of its address. */
  before?: string | undefined
  /** Identity it belongs to. */
  epoch: number
}

/**
 * Results by type. They outlast the page of the list: what is said of them, and what is offered there, stays when another
 * page is looked at meanwhile.
 */
export const bulkResults = createStore<ReadonlyMap<string, BulkResult>>(new Map())

/** Puts a result in the place of what was there. */
export function setBulkResult(type: string, result: BulkResult): void {
  bulkResults.set(new Map(bulkResults.get()).set(type, result))
}

/** The result for a type, or undefined when there is none of whoever is signed in. */
export function bulkResultOf(
  all: ReadonlyMap<string, BulkResult>,
  type: string,
  epoch: number,
): BulkResult | undefined {
  const found = all.get(type)
  return found?.epoch === epoch ? found : undefined
}
