import { createStore } from '../../lib/store'

/**
 * Whether the user has signed out in this document. It draws nothing more and is left for a new one: its modules and the scripts
 * it has loaded remember the key and what was read with it.
 */
export const hasSignedOut = createStore(false)
