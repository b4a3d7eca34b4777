/** Where the session lives in the browser's storage, per API prefix, so that two deployments on one origin stay apart. */
export function sessionKeys(prefix: string) {
  return {
    /** The key that is signed in. */
    apiKey: `console${prefix}.session`,
    /** The last key typed on the sign-in screen that asks for a key only (requirement AUTH-19). */
    lastApiKey: `console${prefix}.last-key`,
  }
}

/** Every draft of a form lies under a key that begins so, in the storage of the tab. */
export const draftPrefix = 'console.draft.'

/** In the storage of the tab: whose the drafts under a key are, so that a reload need not ask again. */
export const ownerKey = `${draftPrefix}owner`
