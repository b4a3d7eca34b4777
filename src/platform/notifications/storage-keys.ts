/** Local storage keys of messages, one per signed-in user. Deleted at sign-out. */
export const messagesPrefix = 'console.messages.'

/** Local storage key of a user's read marks: hashes only, so it may outlive the session. */
export const readKey = (ownerHash: string): string => `console.read.${ownerHash}`
