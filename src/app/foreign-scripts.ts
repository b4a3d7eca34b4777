import { createStore } from '../lib/store'

/**
 * Whether scripts of others, of the theme or of a chat, have come into this document. It is left when the session ends: they are
 * not to see anybody sign in (quality S5), and a script that was loaded cannot be unloaded.
 */
export const hasForeignScripts = createStore(false)
