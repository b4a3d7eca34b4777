/** Storage keys of the session, per API prefix, so that two deployments on one origin stay separate. */
export function sessionKeys(prefix: string) {
  return {
    /** Key of the signed-in user. */
    apiKey: `console${prefix}.session`,
    /** Acting for another account, while it lasts. */
    acting: `console${prefix}.acting`,
    /** In session storage: acting that the platform has ended. */
    actingEnded: `console${prefix}.acting-ended`,
    /** In session storage: set when the API has rejected the key, until the next document has shown it. */
    ended: `console${prefix}.ended`,
    /** In session storage: set when another tab has logged out, until the next document of this tab has shown it. */
    stopped: `console${prefix}.stopped`,
    /** Last key typed at sign-in, if the user asked to remember it (requirement AUTH-19). */
    rememberedKey: `console${prefix}.remembered-key`,
    /** Former location of the remembered key; deleted when found. */
    formerLastKey: `console${prefix}.last-key`,
    /** Mark of the last sign-out in local storage; in session storage, the one this tab has applied. */
    signOut: `console${prefix}.sign-out`,
  }
}

/** Prefix of unfinished jobs in local storage, for the next tab of their user. Deleted at sign-out. */
export const jobPrefix = 'console.job.'

/** Beginning of the keys of a user's jobs. */
export const jobKey = (owner: string): string => `${jobPrefix}${owner}.`

/** Prefix of form drafts in session storage. */
export const draftPrefix = 'console.draft.'

/** Owner of the drafts in session storage, so that a reload need not ask again. */
export const ownerKey = `${draftPrefix}owner`
