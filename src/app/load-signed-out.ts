import { fetchOnce } from '../lib/fetch-once'

const load = fetchOnce(async (_only: 'signed out') => (await import('./SignedOut')).SignedOut)

/** Fetches what whoever is not signed in sees; nobody else loads it. */
export const loadSignedOut = () => load('signed out')
