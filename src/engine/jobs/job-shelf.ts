import type { Session } from '../../platform/session/session'
import { ownDraft } from '../fields/draft'

/** The part of a browser's storage that jobs are kept in. */
export type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Where the jobs of who is signed in are kept over a reload: in the storage of the tab unless given. */
export const shelfOf = (session: Pick<Session, 'owner'>, storage?: Shelf) =>
  ownDraft(session, 'jobs', storage)

/** Whether jobs are kept of who is signed in. The first page asks this, and fetches the rest only then. */
export const hasKeptJobs = (session: Pick<Session, 'owner'>, storage?: Shelf): boolean =>
  shelfOf(session, storage).read() !== undefined
