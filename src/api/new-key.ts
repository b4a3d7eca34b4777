/** A new idempotency key: 128 random bits as text. `crypto.randomUUID` is missing on pages without TLS. */
export function newKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
}
