import { createStore } from '../../lib/store'

/** Number of running tasks that end with the page or the session, such as bulk runs. */
export const unfinishedWork = createStore(0)
