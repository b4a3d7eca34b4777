const hostName =
  /^(?=.{1,253}(?::\d+)?$)[a-z\d](?:[a-z\d-]*[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]*[a-z\d])?)*(?::\d{1,5})?$/i
const loopback = /^(?:localhost|127\.0\.0\.1|\[::1\])$/

/** Whether a text is a host name with an optional port, so that it cannot end a source of the policy. */
export function isHost(text: string): boolean {
  return hostName.test(text)
}

/**
 * Origin of an address: `https://s3.example.com`. Undefined if it is invalid, or unencrypted and not on this machine
 * (development). `schemes` are the allowed encrypted schemes.
 */
export function originOf(
  address: string,
  schemes: readonly ('https' | 'wss')[] = ['https'],
): string | undefined {
  if (!URL.canParse(address)) return undefined
  const { protocol, host, hostname } = new URL(address)
  const scheme = protocol.slice(0, -1)
  const isSafe = schemes.some((each) => scheme === each)
  const isNear = schemes.some((each) => scheme === each.slice(0, -1)) && loopback.test(hostname)
  return (isSafe || isNear) && (isHost(host) || loopback.test(hostname)) ? `${scheme}://${host}` : undefined
}

/** The address of a script as a source of the policy, which cannot have a query, `;` or `,`. */
export function scriptSource(address: string): string {
  const { origin, pathname } = new URL(address)
  return `${origin}${pathname.replaceAll(';', '%3B').replaceAll(',', '%2C')}`
}
