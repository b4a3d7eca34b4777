import { BlockList, isIP, isIPv6 } from 'node:net'

/** Ranges without public addresses of customers' machines: private networks, loopback, wrapped IPv4 addresses. */
const refused = [
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12'],
  ...['192.0.0.0/24', '192.168.0.0/16', '198.18.0.0/15', '224.0.0.0/4', '240.0.0.0/4'],
  // The first holds :: and ::1, and forms of IPv4 addresses; then NAT64, Teredo, 6to4. Those that begin with ::ffff: are
  // judged by their IPv4 address.
  ...['::/96', '64:ff9b::/96', '64:ff9b:1::/48', '2001::/32', '2002::/16'],
  ...['fc00::/7', 'fe80::/10', 'fec0::/10', 'ff00::/8'],
]

/** Whether the gateway may connect to an address. */
export type MayReach = (address: string) => boolean

function listOf(ranges: readonly string[]): BlockList {
  const list = new BlockList()
  for (const range of ranges) {
    const [network = '', prefix = ''] = range.split('/')
    if (isIP(network) === 0 || !/^\d{1,3}$/.test(prefix))
      throw new RangeError(`"${range}" is no range of addresses; write one like 10.20.0.0/16.`)
    list.addSubnet(network, Number(prefix), isIPv6(network) ? 'ipv6' : 'ipv4')
  }
  return list
}

/**
 * Addresses the gateway may connect to: public ones, and those of the ranges in `allowed`, such as `10.20.0.0/16`. Host
 * names are refused.
 *
 * @throws RangeError for an invalid range
 */
export function createAddressPolicy(allowed: readonly string[] = []): MayReach {
  const no = listOf(refused)
  const yes = listOf(allowed)
  return (address) => {
    const family = isIP(address)
    if (family === 0) return false
    const name = family === 6 ? 'ipv6' : 'ipv4'
    return yes.check(address, name) || !no.check(address, name)
  }
}
