const linkProtocols: ReadonlySet<string> = new Set(['https:', 'http:', 'mailto:'])

/** What leads into programs that sign in to a machine. */
export const programProtocols: ReadonlySet<string> = new Set(['ssh:', 'sftp:'])

/**
 * The address of a link that came from outside (site configuration, theme, API), or undefined when it may not be followed:
 * only http, https and mailto pass, or `protocols`, judged after the browser's own parsing, so `java\nscript:` and friends
 * do not.
 */
export function safeHref(address: string | null | undefined, protocols = linkProtocols): string | undefined {
  if (!address) return undefined
  try {
    const url = new URL(address)
    return protocols.has(url.protocol) ? url.href : undefined
  } catch {
    return undefined
  }
}
