import ipaddr from 'ipaddr.js'

/* Checks of IP addresses in forms. */

// The library throws, and catches, an error for each text it cannot read, which is slow: forms ask it about every value.
const ipv4Signs = /^\d+(\.\d+){3}$/
const ipv6Signs = /^[\da-f.]*:[\da-f.:]*$/i

/** True for four decimal octets from 0 to 255 without leading zeros. */
export const isIpv4 = (text: string): boolean =>
  ipv4Signs.test(text) && ipaddr.IPv4.isValidFourPartDecimal(text)

/** True for an IPv6 address, including `::` compression, without zone. */
export function isIpv6(text: string): boolean {
  if (!ipv6Signs.test(text) || !ipaddr.IPv6.isValid(text)) return false
  // The library accepts leading zeros in embedded IPv4 octets, which other software reads as octal.
  const last = text.slice(text.lastIndexOf(':') + 1)
  return !last.includes('.') || isIpv4(last)
}

/** What is wrong with an address or CIDR range. */
export type AddressProblem = 'not-an-address' | 'prefix-ipv4' | 'prefix-ipv6' | 'prefix-zero'

/** Checks an address with or without prefix length (`10.0.0.0/8`, `2001:db8::/32`, `192.0.2.1`); undefined if valid. */
export function addressProblem(text: string): AddressProblem | undefined {
  const slash = text.indexOf('/')
  const address = slash < 0 ? text : text.slice(0, slash)
  const prefix = slash < 0 ? undefined : text.slice(slash + 1)
  const four = isIpv4(address)
  if (!four && !isIpv6(address)) return 'not-an-address'
  if (prefix === undefined) return undefined
  const longest = four ? 32 : 128
  const isPossible = /^\d{1,3}$/.test(prefix) && Number(prefix) <= longest
  // Other software reads a leading zero as octal.
  if (isPossible) return /^0\d/.test(prefix) ? 'prefix-zero' : undefined
  return four ? 'prefix-ipv4' : 'prefix-ipv6'
}
