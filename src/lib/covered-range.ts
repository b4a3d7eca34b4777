import ipaddr from 'ipaddr.js'
import { addressProblem, isIpv4 } from './ip-address'

/**
 * The range an entry covers: bits after the prefix are ignored.
 *
 * | entry | covers |
 * | --- | --- |
 * | `10.0.0.5/24` | `10.0.0.0/24` |
 * | `2001:db8::1/32` | `2001:db8::/32` |
 * | `10.0.0.0/24`, `2001:db8:0::/32`, `10.0.0.5`, `10.0.0.5/32`, `web` | itself, as it is written |
 */
export function coveredRange(entry: string): string {
  const [address = '', prefix] = entry.split('/')
  if (prefix === undefined || addressProblem(entry) !== undefined) return entry
  const version = isIpv4(address) ? ipaddr.IPv4 : ipaddr.IPv6
  const network = version.networkAddressFromCIDR(entry).toString()
  return version.parse(address).toString() === network ? entry : `${network}/${prefix}`
}
