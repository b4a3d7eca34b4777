import type { Session } from '../../platform/session/session'
import { ownDraft } from '../fields/draft'

/** The part of Web Storage that jobs need. */
export type JobStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Storage for the jobs of the signed-in user; by default that of the tab. */
export const jobStore = (session: Pick<Session, 'owner'>, storage?: JobStorage) =>
  ownDraft(session, 'jobs', storage)

/**
 * Whether jobs are stored for the signed-in user. Checked on the first page, so that the job code is loaded only if
 * needed.
 */
export const hasStoredJobs = (session: Pick<Session, 'owner'>, storage?: JobStorage): boolean =>
  jobStore(session, storage).read() !== undefined
