/** What became of one item of a bulk action. */
export type BulkOutcome = { ok: true } | { ok: false; error: unknown }

/** Calls at a time per location; a location is one platform, several calls of it wait for each other. */
export const bulkLimit = 4

/** How a bulk action goes on. */
export interface BulkCourse<T> {
  /** Hears the number of finished items after each. */
  onProgress?: (done: number, outcomes: ReadonlyMap<T, BulkOutcome>) => void
  /** Asked before each item; once it says no, nothing more is begun. */
  isWanted?: () => boolean | Promise<boolean>
  /** Items at a time per group. */
  limit?: number
}

/**
 * Runs a piece of work per item: at most `limit` at a time per group, groups beside each other. Every item gets its own
 * outcome; one failure stops nothing. What is begun is awaited; an item that was not begun has no outcome.
 */
export async function runBulk<T>(
  items: readonly T[],
  groupOf: (item: T) => string,
  work: (item: T) => Promise<unknown>,
  { onProgress, isWanted = () => true, limit = bulkLimit }: BulkCourse<T> = {},
): Promise<Map<T, BulkOutcome>> {
  const outcomes = new Map<T, BulkOutcome>()
  const groups = new Map<string, T[]>()
  for (const item of items) {
    const group = groupOf(item)
    const queue = groups.get(group)
    if (queue) queue.push(item)
    else groups.set(group, [item])
  }
  const runNext = async (queue: T[]): Promise<void> => {
    while (queue.length > 0) {
      const wanted = isWanted()
      if (wanted !== true && !(await wanted)) return
      const item = queue.shift()
      if (item === undefined) return
      try {
        await work(item)
        outcomes.set(item, { ok: true })
      } catch (error) {
        outcomes.set(item, { ok: false, error })
      }
      onProgress?.(outcomes.size, outcomes)
    }
  }
  const workers = [...groups.values()].flatMap((queue) => Array.from({ length: limit }, () => runNext(queue)))
  await Promise.all(workers)
  return outcomes
}
