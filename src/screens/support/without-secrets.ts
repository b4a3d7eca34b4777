import { createScrubber, filtered } from '../../platform/reporting/scrub'

/** A run of characters that may be a key: long, with letters and digits. */
const run = /[\w+/=.~-]{20,}/g
const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i
const isKeyLike = (text: string): boolean => /\d/.test(text) && /[a-z]/i.test(text) && !uuid.test(text)

/**
 * Removes from a message of the platform the secrets that reports leave out, and anything that looks like a key, because
 * anyone may read a capsule. Ids of records stay.
 */
export function withoutSecrets(text: string, secrets: readonly string[]): string {
  return createScrubber(secrets)
    .text(text)
    .replace(run, (found) => (isKeyLike(found) ? filtered : found))
}
