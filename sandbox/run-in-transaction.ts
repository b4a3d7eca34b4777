import { createCharging } from './charging/charging'
import { reviewTouched } from './charging/review'
import type { Work } from './context'
import { settle } from './machines/settle'
import type { Runtime } from './runtime'
import { DatabaseWriteError } from './store/file-errors'

/**
 * Runs `work` at the present time in one transaction. Due changes are carried out before, in a transaction of their own,
 * so that they stay if `work` is refused. Accounts whose charges changed are reviewed.
 */
export function runInTransaction<T>(runtime: Runtime, work: (present: Work) => T): T {
  const { records, meters, ids, catalogue, clock } = runtime
  const now = clock.now()
  let instant = now
  const charging = createCharging(records, meters, catalogue.priceList, () => instant)
  const workAt = (at: number): Work => {
    instant = at
    return { records: charging.records, ids, now: at, catalogue, charging }
  }
  if (records.nextDue(now)) letTimePass(runtime, () => settle(workAt, records, now))
  return commit(runtime, () => {
    const present = workAt(now)
    const result = work(present)
    reviewTouched(present)
    return result
  })
}

/** Due changes wait while the disk is full, so that data stays readable. */
function letTimePass(runtime: Runtime, pass: () => void): void {
  try {
    commit(runtime, pass)
  } catch (error) {
    if (!(error instanceof DatabaseWriteError)) throw error
  }
}

/** Commits records and the position of the id generator together, so that neither runs ahead of the other. */
function commit<T>(runtime: Runtime, work: () => T): T {
  const position = runtime.ids.position
  try {
    return runtime.database.transaction(() => {
      const result = work()
      if (runtime.ids.position !== position) runtime.settings.set('ids', `${runtime.ids.position}`)
      return result
    })
  } catch (error) {
    runtime.ids.position = position
    throw error
  }
}
