import { gatewayFailure } from '../failures'
import type { StoredRow } from '../store/records'

/**
 * A range of 256 addresses for a new network, not in `taken`. The ranges of a location share a prefix; `place` is the
 * index of the location. Undefined when all are taken.
 */
export function freeSubnet(place: number, taken: ReadonlySet<string>): string | undefined {
  const subnets = Array.from({ length: 255 }, (_, index) => `10.${64 + place}.${index + 1}.0/24`)
  return subnets.find((subnet) => !taken.has(subnet))
}

/** Hosts 0 and 1 are the network and its router. */
export const firstHost = 2

/**
 * The next private address of a network, and the network with its counter advanced. Addresses are given out in turn; at
 * the end of the range, the first one not in `taken()` is reused.
 *
 * @throws ApiFailure 400 when the network is full
 */
export function takePrivateAddress(
  network: StoredRow<'network'>,
  taken: () => ReadonlySet<string>,
): { network: StoredRow<'network'>; address: string } {
  const { base, size } = readSubnet(network.document.subnet)
  const { nextHost } = network.state
  if (nextHost < size - 1) {
    return {
      address: toAddress(base + nextHost),
      network: { ...network, state: { ...network.state, nextHost: nextHost + 1 } },
    }
  }
  const used = taken()
  for (let host = firstHost; host < size - 1; host += 1) {
    const address = toAddress(base + host)
    if (!used.has(address)) return { address, network }
  }
  throw gatewayFailure(400, 'Network has no free addresses')
}

/** The public IPv6 address for `privateAddress`; undefined if the network has no IPv6 range. */
export function ipv6Beside(network: StoredRow<'network'>, privateAddress: string): string | undefined {
  const [prefix] = (network.document.subnet_ipv6 ?? '').split('/')
  if (prefix === undefined || !prefix.endsWith('::')) return undefined
  const host = toNumber(privateAddress) - readSubnet(network.document.subnet).base
  return `${prefix}${host.toString(16)}`
}

/** First address of an IPv4 range as a number, and how many it has. */
function readSubnet(subnet: string): { base: number; size: number } {
  const [address = '', prefix = '24'] = subnet.split('/')
  return { base: toNumber(address), size: 2 ** (32 - Number(prefix)) }
}

function toNumber(address: string): number {
  return address.split('.').reduce((sum, part) => sum * 256 + Number(part), 0)
}

function toAddress(value: number): string {
  return [24, 16, 8, 0].map((shift) => Math.floor(value / 2 ** shift) % 256).join('.')
}
