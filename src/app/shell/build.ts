import { createStore } from '../../lib/store'

/** URL of the running entry script; it identifies the build. Undefined in development. */
export const runningBuild = createStore<string | undefined>(undefined)
