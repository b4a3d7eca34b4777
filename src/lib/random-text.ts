import { toBase64Url } from './base64url'

/** An unguessable text: 128 random bits, safe in URLs. */
export function randomText(): string {
  return toBase64Url(crypto.getRandomValues(new Uint8Array(16)))
}
