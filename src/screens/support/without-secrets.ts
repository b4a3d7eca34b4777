import { createScrubber, filtered } from '../../platform/reporting/scrub'

/** A run of characters that may be a key: long, with letters and digits. */
const run = /[\w+/=.~-]{20,}/g
const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i
const isKeyLike = (text: string): boolean => /\d/.test(text) && /[a-z]/i.test(text) && !uuid.test(text)

/**
 * A message of the platform without what reports leave out, and without what looks like a key, because the reader of a
 * capsule may be anyone. Ids of records stay.
 */
export function withoutSecrets(text: string, secrets: readonly string[]): string {
  return createScrubber(secrets)
    .text(text)
    .replace(run, (found) => (isKeyLike(found) ? filtered : found))
}
