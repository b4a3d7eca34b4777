/** How names of the description are written in English sentences. */

const abbreviations = new Map(
  [
    'API',
    'CIDR',
    'CNAME',
    'CPU',
    'DHCP',
    'DNS',
    'GPU',
    'HTTP',
    'HTTPS',
    'ID',
    'IP',
    'IPv4',
    'IPv6',
    'MAC',
    'MTU',
    'NAT',
    'OS',
    'RAM',
    'S3',
    'SSD',
    'SSH',
    'TCP',
    'TLS',
    'TTL',
    'TXT',
    'UDP',
    'URL',
    'UUID',
    'VLAN',
    'VM',
    'VPN',
  ].map((word) => [word.toLowerCase(), word]),
)

/** Endings for a unit or a kind of value, left out because the value itself shows it. */
const mute = new Set(['at', 'gb', 'mb', 'bytes', 'id', 'uuid'])

/** The same endings in the plural; the rest of the name becomes a plural. */
const muteOfSeveral = new Set(['ids', 'uuids'])

/** A word as it is written: `dns` is "DNS", `vms` "VMs". */
function written(word: string): string {
  const own = abbreviations.get(word)
  if (own !== undefined) return own
  const one = word.endsWith('s') ? abbreviations.get(word.slice(0, -1)) : undefined
  return one === undefined ? word : `${one}s`
}

/** The plural of a noun: "network" is "networks", "policy" "policies", "address" "addresses". */
function several(noun: string): string {
  if (/[^aeiou]y$/.test(noun)) return `${noun.slice(0, -1)}ies`
  return /(s|x|ch|sh)$/.test(noun) ? `${noun}es` : `${noun}s`
}

/** `a ssh_key` or `sshKey` as words: `ssh`, `key`. */
function split(name: string): string[] {
  return name
    .replace(/([a-z\d])([A-Z])/g, '$1_$2')
    .toLowerCase()
    .split(/[^a-z\d]+/)
    .filter((word) => word !== '')
}

/** With a capital at the beginning. */
export function sentenceCase(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/**
 * A name of code as a label: `billing_account_id` is "Billing account", `uuid` "UUID",
 * `network_uuids` "Networks", `is_default` "Default", `TCP` as it is.
 */
export function label(name: string): string {
  if (/^[A-Z\d]{2,4}$/.test(name)) return name
  let words = split(name)
  if (words.length > 1 && words[0] === 'is') words = words.slice(1)
  if (words.length > 1 && mute.has(words.at(-1) ?? '')) words = words.slice(0, -1)
  if (words.length > 1 && muteOfSeveral.has(words.at(-1) ?? ''))
    words = [...words.slice(0, -2), several(words.at(-2) ?? '')]
  return sentenceCase(words.map(written).join(' '))
}

/** The name of a type from that of its schema: `SshKey` is `ssh_key`. */
export function typeName(schema: string): string {
  return split(schema).join('_')
}

/** The constant a manifest is exported as: `ssh_key` is `sshKey`. */
export function constantName(type: string): string {
  return type.replace(/_+(\w)/g, (_, letter: string) => letter.toUpperCase())
}

/** A description without its sentences about absent values, which the console shows by itself. */
export function gist(description: unknown): string {
  if (typeof description !== 'string') return ''
  const sentences = description.trim().match(/[^.!?]+[.!?]*/g) ?? []
  return sentences
    .map((sentence) => sentence.trim())
    .filter((sentence) => !/^(may|can) be (absent|null|empty|missing)\b/i.test(sentence))
    .join(' ')
}
