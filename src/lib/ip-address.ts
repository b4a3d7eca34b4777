import ipaddr from 'ipaddr.js'

/* Address checks for forms: text in, what is wrong out. IPv4 only where the platform takes IPv4 only. */

/** True for four decimal octets from 0 to 255 without leading zeros. */
export const isIpv4 = (text: string): boolean => ipaddr.IPv4.isValidFourPartDecimal(text)

/** True for a textual IPv6 address, `::` compression included, without zone. */
export function isIpv6(text: string): boolean {
  if (text.includes('%') || !ipaddr.IPv6.isValid(text)) return false
  // The library takes leading zeros in the four octets at the end, which others read as octal numbers.
  const last = text.slice(text.lastIndexOf(':') + 1)
  return !last.includes('.') || isIpv4(last)
}

/** What is wrong with an address or CIDR range, or undefined when it is right. */
export type AddressProblem = 'not-an-address' | 'prefix-ipv4' | 'prefix-ipv6'

/** Checks an address with or without a prefix length (`10.0.0.0/8`, `2001:db8::/32`, `192.0.2.1`). */
export function addressProblem(text: string): AddressProblem | undefined {
  const slash = text.indexOf('/')
  const address = slash < 0 ? text : text.slice(0, slash)
  const prefix = slash < 0 ? undefined : text.slice(slash + 1)
  const four = isIpv4(address)
  if (!four && !isIpv6(address)) return 'not-an-address'
  if (prefix === undefined) return undefined
  const longest = four ? 32 : 128
  if (/^\d{1,3}$/.test(prefix) && Number(prefix) <= longest) return undefined
  return four ? 'prefix-ipv4' : 'prefix-ipv6'
}
