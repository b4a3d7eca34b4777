import ipaddr from 'ipaddr.js'
import { addressProblem, isIpv4 } from './ip-address'

/** Canonical network of an address or range; undefined if it is neither. */
function plainForm(text: string): string | undefined {
  if (addressProblem(text) !== undefined) return undefined
  const [address = '', prefix] = text.split('/')
  const version = isIpv4(address) ? ipaddr.IPv4 : ipaddr.IPv6
  const length = Number(prefix ?? (version === ipaddr.IPv4 ? 32 : 128))
  return `${version.networkAddressFromCIDR(`${address}/${length}`).toNormalizedString()}/${length}`
}

/**
 * Whether two values are equal, or equal addresses or ranges in different notation: `10.0.0.5/8` and `10.0.0.0/8`,
 * `2001:db8:0::/32` and `2001:DB8::/32`, an address and its single-address range.
 */
export function sameAddress(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (typeof one !== 'string' || typeof other !== 'string') return false
  const plain = plainForm(one)
  return plain !== undefined && plain === plainForm(other)
}
