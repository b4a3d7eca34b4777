/** Where the session lives in the browser's storage, per API prefix, so that two deployments on one origin stay apart. */
export function sessionKeys(prefix: string) {
  return {
    /** The key that is signed in. */
    apiKey: `console${prefix}.session`,
    /** The last key typed on the sign-in screen, while somebody wants it remembered on this device (requirement AUTH-19). */
    rememberedKey: `console${prefix}.remembered-key`,
    /** Where the last key was kept before one was asked: removed when it is found. */
    formerLastKey: `console${prefix}.last-key`,
    /** A mark of the last sign-out, in the storage of the browser; and in that of a tab, the one it has followed. */
    signOut: `console${prefix}.sign-out`,
  }
}

/** Every draft of a form lies under a key that begins so, in the storage of the tab. */
export const draftPrefix = 'console.draft.'

/** In the storage of the tab: whose the drafts under a key are, so that a reload need not ask again. */
export const ownerKey = `${draftPrefix}owner`
