const loopback = /^(?:localhost|(?:.+\.)?localhost|127\.0\.0\.1|\[::1\])$/

/**
 * Origin of the stand-ins for vendors' hosts, from the site configuration. Undefined unless both it and `hostname`, the
 * name of the page's host, are names of this machine: elsewhere scripts come from the vendors only.
 */
export function standInsAt(address: string | null | undefined, hostname: string): string | undefined {
  if (address == null || !URL.canParse(address) || !loopback.test(hostname)) return undefined
  const { origin, protocol, hostname: other } = new URL(address)
  return (protocol === 'http:' || protocol === 'https:') && loopback.test(other) ? origin : undefined
}

/** A vendor's address at the stand-ins: its host is the first part of the path. Unchanged without stand-ins. */
export function standInAddress(address: string, standIns: string | undefined): string {
  return standIns === undefined ? address : address.replace(/^https:\//, standIns)
}
