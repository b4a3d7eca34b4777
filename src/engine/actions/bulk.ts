/** What became of one item of a bulk action. */
export type BulkOutcome = { ok: true } | { ok: false; error: unknown }

/** Calls at a time per location; a location is one platform, several calls of it wait for each other. */
export const bulkLimit = 4

/**
 * Runs a piece of work per item: at most `limit` at a time per group, groups beside each other. Every item gets its own
 * outcome; one failure stops nothing. `onProgress` hears the number of finished items.
 */
export async function runBulk<T>(
  items: readonly T[],
  groupOf: (item: T) => string,
  work: (item: T) => Promise<unknown>,
  onProgress: (done: number) => void,
  limit = bulkLimit,
): Promise<Map<T, BulkOutcome>> {
  const outcomes = new Map<T, BulkOutcome>()
  const groups = new Map<string, T[]>()
  for (const item of items) {
    const group = groupOf(item)
    groups.set(group, [...(groups.get(group) ?? []), item])
  }
  const runNext = async (queue: T[]): Promise<void> => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) {
      try {
        await work(item)
        outcomes.set(item, { ok: true })
      } catch (error) {
        outcomes.set(item, { ok: false, error })
      }
      onProgress(outcomes.size)
    }
  }
  const workers = [...groups.values()].flatMap((queue) => Array.from({ length: limit }, () => runNext(queue)))
  await Promise.all(workers)
  return outcomes
}
