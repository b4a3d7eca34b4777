import type { Runtime } from './runtime'

/** Commits records and the position of the id generator together, so that neither runs ahead of the other. */
export function inTransaction<T>(runtime: Runtime, work: () => T): T {
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
