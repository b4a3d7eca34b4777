/** Address checks for forms: text in, what is wrong out. IPv4 only where the platform takes IPv4 only. */
const octet = /^(?:0|[1-9]\d{0,2})$/

/** True for four decimal octets from 0 to 255 without leading zeros. */
export function isIpv4(text: string): boolean {
  const parts = text.split('.')
  return parts.length === 4 && parts.every((part) => octet.test(part) && Number(part) <= 255)
}

/** True for a textual IPv6 address, `::` compression included, without zone. */
export function isIpv6(text: string): boolean {
  if (!/^[0-9a-f:.]+$/i.test(text)) return false
  const halves = text.split('::')
  if (halves.length > 2) return false
  const groups = halves.flatMap((half) => (half === '' ? [] : half.split(':')))
  const last = groups.at(-1)
  const embedded = last !== undefined && last.includes('.') && text.endsWith(last)
  if (embedded && !isIpv4(last)) return false
  const plain = embedded ? groups.slice(0, -1) : groups
  if (!plain.every((group) => /^[0-9a-f]{1,4}$/i.test(group))) return false
  const length = plain.length + (embedded ? 2 : 0)
  return halves.length === 2 ? length < 8 : length === 8
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
