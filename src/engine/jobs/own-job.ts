/**
 * Whether this tab alone has a job: a tab that was duplicated has what was kept of it, too. Held until the page is gone.
 * A browser without locks is taken at its word.
 */
export function takeJob(id: string): Promise<boolean> {
  if (!('locks' in navigator)) return Promise.resolve(true)
  return new Promise((resolve) => {
    void navigator.locks.request(`job ${id}`, { ifAvailable: true }, (lock) => {
      resolve(lock !== null)
      return lock ? new Promise<void>(() => {}) : undefined
    })
  })
}
