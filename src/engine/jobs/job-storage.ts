import { jobKey } from '../../platform/session/storage-keys'
import type { Session } from '../../platform/session/session'
import { ownDraft } from '../../platform/session/draft'

/** The parts of Web Storage that jobs need. */
export interface JobStorage {
  /** Plans: jobs of several steps that are not finished. Any tab of the user finds them. */
  local: Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>
  /** The other jobs of this tab, and the ids of its plans. */
  tab: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
}

const browserStorage = (): JobStorage => ({ local: window.localStorage, tab: window.sessionStorage })

/** Storage for the jobs of the signed-in user in this tab. */
export const tabJobs = (session: Pick<Session, 'owner'>, { tab } = browserStorage()) =>
  ownDraft(session, 'jobs', tab)

/** Plans of the signed-in user. While the user is unknown there are none and nothing is written. */
export function planStore(session: Pick<Session, 'owner'>, { local } = browserStorage()) {
  const prefix = (): string | undefined => {
    const owner = session.owner.get()
    return owner === undefined ? undefined : jobKey(owner)
  }
  const keyOf = (id: string): string | undefined => {
    const start = prefix()
    return start === undefined ? undefined : `${start}${id}`
  }
  return {
    ids: (): string[] => {
      const start = prefix()
      if (start === undefined) return []
      const keys = Array.from({ length: local.length }, (_, index) => local.key(index) ?? '')
      return keys.filter((key) => key.startsWith(start)).map((key) => key.slice(start.length))
    },
    read: (id: string): string | null => {
      const key = keyOf(id)
      return key === undefined ? null : local.getItem(key)
    },
    write: (id: string, plan: string): void => {
      const key = keyOf(id)
      if (key !== undefined) local.setItem(key, plan)
    },
    remove: (id: string): void => {
      const key = keyOf(id)
      if (key !== undefined) local.removeItem(key)
    },
  }
}

/**
 * Whether jobs are stored for the signed-in user. Checked on the first page, so that the job code is loaded only if
 * needed.
 */
export const hasStoredJobs = (session: Pick<Session, 'owner'>, storage?: JobStorage): boolean =>
  tabJobs(session, storage).read() !== undefined || planStore(session, storage).ids().length > 0
