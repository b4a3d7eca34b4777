import { createStore } from '../lib/store'

/**
 * Whether foreign scripts, of the theme or a chat, were loaded into this document. It is left when the session ends, because
 * they must not see a sign-in (quality S5) and a loaded script cannot be unloaded.
 */
export const hasForeignScripts = createStore(false)
