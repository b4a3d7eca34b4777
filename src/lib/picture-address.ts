const inline = /^data:image\/(?:png|jpeg|gif|webp|svg\+xml)[;,]/

/**
 * URL of a picture from the API; undefined if invalid or blocked by the Content Security Policy, which allows only the
 * own origin and data URLs (quality F9).
 */
export function pictureAddress(address: string | null | undefined, base: string): string | undefined {
  if (!address) return undefined
  if (inline.test(address)) return address
  if (!/[/.]/.test(address)) return undefined
  try {
    const url = new URL(address, base)
    return url.origin === new URL(base).origin ? url.href : undefined
  } catch {
    return undefined
  }
}
