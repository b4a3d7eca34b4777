/** How names of the description are written in English sentences. */

const abbreviations = new Map(
  [
    'API',
    'CPU',
    'DNS',
    'ID',
    'IP',
    'IPv4',
    'IPv6',
    'MAC',
    'OS',
    'RAM',
    'S3',
    'SSH',
    'URL',
    'UUID',
    'VLAN',
    'VM',
  ].map((word) => [word.toLowerCase(), word]),
)

/** Endings that say a unit or a kind of value, which the value itself says better. */
const mute = new Set(['at', 'gb', 'mb', 'bytes', 'id', 'uuid'])

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

/** A name of code as a label: `billing_account_id` is "Billing account", `uuid` "UUID", `is_default` "Default", `TCP` as it is. */
export function label(name: string): string {
  if (/^[A-Z\d]{2,4}$/.test(name)) return name
  let words = split(name)
  if (words.length > 1 && words[0] === 'is') words = words.slice(1)
  if (words.length > 1 && mute.has(words.at(-1) ?? '')) words = words.slice(0, -1)
  return sentenceCase(words.map((word) => abbreviations.get(word) ?? word).join(' '))
}

/** The name of a type from that of its schema: `SshKey` is `ssh_key`. */
export function typeName(schema: string): string {
  return split(schema).join('_')
}

/** The constant a manifest is exported as: `ssh_key` is `sshKey`. */
export function constantName(type: string): string {
  return type.replace(/_+(\w)/g, (_, letter: string) => letter.toUpperCase())
}

/** What a description says for certain: without its sentences about absence, which the console shows by itself. */
export function gist(description: unknown): string {
  if (typeof description !== 'string') return ''
  const sentences = description.trim().match(/[^.!?]+[.!?]*/g) ?? []
  return sentences
    .map((sentence) => sentence.trim())
    .filter((sentence) => !/^(may|can) be (absent|null|empty|missing)\b/i.test(sentence))
    .join(' ')
}
