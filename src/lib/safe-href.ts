const linkProtocols: ReadonlySet<string> = new Set(['https:', 'http:', 'mailto:'])

/** Protocols of the pages of banks and processors. */
export const webPages: ReadonlySet<string> = new Set(['https:', 'http:'])

/** Protocol of files that the page itself has made. */
export const ownFiles: ReadonlySet<string> = new Set(['blob:'])

/** Protocols that open remote login programs. */
export const scriptProtocols: ReadonlySet<string> = new Set(['ssh:', 'sftp:'])

/**
 * URL of an external link (site configuration, theme, API); undefined if unsafe. Only http, https, mailto, or
 * `protocols` are allowed, checked after URL parsing, so that `java\nscript:` is caught.
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
