const inline = /^data:image\/(?:png|jpeg|gif|webp|svg\+xml)[;,]/

/**
 * The address of a picture the API names, or undefined when it is none or lies where the console loads nothing from: its
 * own origin and pictures written into the address are allowed (Content Security Policy, quality F9).
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
