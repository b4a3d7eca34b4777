import { addressProblem, isIpv4 } from './ip-address'

/** The groups of a half of an IPv6 address, which may be empty. */
const groupsOf = (half = ''): readonly string[] => (half === '' ? [] : half.split(':'))

/** The last four octets of an IPv6 address as its last two groups. */
function asGroups(octets: string): string {
  const bits = bitsOf(octets)
  return `${(bits >> 16n).toString(16)}:${(bits & 0xffffn).toString(16)}`
}

/** All bits of an address that is right. */
function bitsOf(address: string): bigint {
  if (isIpv4(address)) return address.split('.').reduce((bits, each) => bits * 256n + BigInt(each), 0n)
  const [head, tail] = address.replace(/[\d.]+\.\d+$/, asGroups).split('::')
  const [first, last] = [groupsOf(head), groupsOf(tail)]
  const zeros = Array.from({ length: 8 - first.length - last.length }, () => '0')
  return [...first, ...zeros, ...last].reduce((bits, each) => bits * 65536n + BigInt(`0x${each}`), 0n)
}

/** What an address or range comes to, written in one way only; undefined for what is neither. */
function plainForm(text: string): string | undefined {
  if (addressProblem(text) !== undefined) return undefined
  const [address = '', prefix] = text.split('/')
  const longest = isIpv4(address) ? 32 : 128
  const length = prefix === undefined ? longest : Number(prefix)
  return `${longest} ${length} ${bitsOf(address) >> BigInt(longest - length)}`
}

/**
 * Whether two values are the same, or addresses or ranges that are, however they are written: `10.0.0.5/8` and `10.0.0.0/8`,
 * `2001:db8:0::/32` and `2001:DB8::/32`, an address and the range of it alone.
 */
export function sameAddress(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (typeof one !== 'string' || typeof other !== 'string') return false
  const plain = plainForm(one)
  return plain !== undefined && plain === plainForm(other)
}
