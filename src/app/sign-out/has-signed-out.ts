import { createStore } from '../../lib/store'

/**
 * Whether the user has signed out in this document. It draws nothing more and is left for a new one, because its modules and
 * loaded scripts still hold the key and the data read with it.
 */
export const hasSignedOut = createStore(false)
