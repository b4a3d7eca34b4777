import { createStore } from '../../lib/store'

/** How many pieces of work end with the page or with whoever is signed in: plans, runs on several records. */
export const workUnderWay = createStore(0)
