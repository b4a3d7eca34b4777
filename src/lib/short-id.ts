const uuid = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i

/** True when the text is a canonical UUID. */
export function isUuid(text: string): boolean {
  return uuid.test(text)
}

/** The first 8 characters of an identity: enough to know a record by, and short enough to type. */
export function startOfId(id: string): string {
  return id.slice(0, 8)
}

/** Shortens a UUID to its first 8 and last 4 characters around an ellipsis (specification section 4). */
export function shortId(id: string): string {
  return id.length > 16 ? `${startOfId(id)}…${id.slice(-4)}` : id
}
