import { createStore } from '../../lib/store'

/** Address of the entry script that runs; it identifies the build. Undefined in development. */
export const runningBuild = createStore<string | undefined>(undefined)
