const linkProtocols = new Set(['https:', 'http:', 'mailto:'])

/**
 * The address of a link that came from outside (site configuration, theme, API), or undefined when it may not be followed:
 * only http, https and mailto pass, judged after the browser's own parsing, so `java\nscript:` and friends do not.
 */
export function safeHref(address: string | null | undefined): string | undefined {
  if (!address) return undefined
  try {
    const url = new URL(address)
    return linkProtocols.has(url.protocol) ? url.href : undefined
  } catch {
    return undefined
  }
}
