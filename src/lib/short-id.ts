const uuid = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i

/** True for a canonical UUID. */
export function isUuid(text: string): boolean {
  return uuid.test(text)
}

/** The first 8 characters of an id: enough to recognise and to type. */
export function startOfId(id: string): string {
  return id.slice(0, 8)
}

/** Shortens a UUID to its first 8 and last 4 characters (specification section 4). */
export function shortId(id: string): string {
  return id.length > 16 ? `${startOfId(id)}…${id.slice(-4)}` : id
}
