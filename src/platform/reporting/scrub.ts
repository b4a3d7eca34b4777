import { isRecord } from '../../lib/is-record'

/** Levels of objects that are kept (specification section 9). */
const deepest = 8
/** Members of an object and characters of a text that are kept. */
const mostMembers = 100
const longestText = 2000
/** Characters that are looked at; the rest is cut off. */
const longestRead = 10_000

/** Replaces removed text. */
export const filtered = '[Filtered]'

/** Parts of names, without case and punctuation, whose values are secret. */
const secretParts =
  'passw(?:or)?d|passwd|passcode|passphrase|pwd|secret|api[-_.]?key|access[-_.]?key|private[-_.]?key|token|e[-_.]?mail|authorization|cookie|credential|card|cvc|cvv|iban|jwt|otp'
const secretName = new RegExp(secretParts, 'i')

/** Whether a name is that of a secret, such as `apiKey` or `user.e-mail`. */
export function isSecretName(name: string): boolean {
  return secretName.test(name)
}

/* Repetitions that a match may begin with are bounded, because a text without spaces would take quadratic time. */

/** Query and fragment of an address, and the user before its host. */
const addressRest = /(\/[^\s"<>?#]{0,1000})[?#][^\s"<>]+/g
const addressUser = /(\/\/)[^\s"<>/?#]*@/g
const bearer = /\b(bearer|basic)(\s+|%20)[^\s"',;]+/gi
const jsonWebToken = /\beyJ[\w-]+(?:\.[\w-]*)+/g
const mail = /[^\s"'<>()[\]{}:;,=/\\?&@]{1,100}(?:@|%40)[\p{L}\d-]+(?:\.[\p{L}\d-]+)+/giu
const pem = /-----BEGIN [^-]+-----[^]*?(?:-----END [^-]+-----|$)/g
/** At least 13 digits with spaces or hyphens between. */
const longNumber = /\d(?:[ -]?\d){12,}/g

/** A member of JSON with a secret's name, and its value: a text, a number or a word. */
const jsonMember = new RegExp(
  String.raw`("[^"\\]*(?:${secretParts})[^"\\]*"\s*:\s*)(?:"(?:[^"\\]|\\.)*"|-?[\d.]+|true|false|null)(?=\s*(?:[,}\]]|$))`,
  'gi',
)
/** A secret's name, a sign, and the rest of the line, because the end of the value is unknown. */
const assignment = new RegExp(
  String.raw`((?:${secretParts})[\w.-]{0,40}(?:\\*["'])?\s*(?:[:=]|%3[ad])(?!\s*\[Filtered\]\s*[,}\]])\s*)[^\r\n]+`,
  'gi',
)

/** Whether digits are those of a payment card: their first is one that cards begin with, and the check digit fits (Luhn). */
function isCardNumber(digits: string): boolean {
  if (!/^[2-6]\d{12,18}$/.test(digits)) return false
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = index % 2 === 0 ? Number(digit) : Number(digit) * 2
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}

/** Whether there is a card number among digits, which may have others before and after it. */
function hasCardNumber(text: string): boolean {
  const digits = text.replace(/\D/g, '')
  const lengths = [13, 14, 15, 16, 17, 18, 19]
  return [...digits].some((_digit, start) =>
    lengths.some((length) => isCardNumber(digits.slice(start, start + length))),
  )
}

/** The forms in which a text may be repeated: as it is, in JSON, in an address. */
function forms(secret: string): string[] {
  return [secret, JSON.stringify(secret).slice(1, -1), encodeURIComponent(secret)]
}

/** Shorter secrets would match in half of every text. */
const shortestSecret = 4

/** All texts in a value; of objects only members whose name is secret, and everything in those. */
function secretsIn(value: unknown, isSecret: boolean, depth = deepest): string[] {
  if (typeof value === 'string') return isSecret ? [value] : []
  if (depth === 0) return []
  if (Array.isArray(value)) return value.flatMap((each) => secretsIn(each, isSecret, depth - 1))
  if (!isRecord(value)) return []
  return Object.entries(value).flatMap(([name, each]) =>
    secretsIn(each, isSecret || isSecretName(name), depth - 1),
  )
}

/** A text without these secrets. */
function withoutKnown(text: string, secrets: readonly string[]): string {
  return secrets.reduce((rest, secret) => rest.replaceAll(secret, filtered), text)
}

/**
 * Removes from everything in a report (specification section 8): passwords, keys, tokens, e-mail addresses and card data,
 * by name and by look; everything after the path of an address; and the secrets in `hidden`: texts, lists of texts, and
 * members of objects with secret names. Objects are kept to depth 8.
 */
export function createScrubber(hidden: readonly unknown[]): {
  readonly text: (text: string) => string
  readonly value: (value: unknown) => unknown
} {
  const known = hidden
    .flatMap((each) => (typeof each === 'string' ? [each] : secretsIn(each, Array.isArray(each))))
    .filter((secret) => secret.length >= shortestSecret)
    .flatMap(forms)
    // The longest first: one may be part of another.
    .sort((a, b) => b.length - a.length)

  // A cut text ends before the cut word, which may be half a secret.
  const scrubText = (text: string): string => {
    const read = text.length > longestRead ? text.slice(0, longestRead).replace(/\S*$/, '') : text
    return withoutKnown(read, known)
      .replace(jsonMember, `$1${filtered}`)
      .replace(addressRest, `$1?${filtered}`)
      .replace(addressUser, `$1${filtered}@`)
      .replace(pem, filtered)
      .replace(bearer, `$1 ${filtered}`)
      .replace(jsonWebToken, filtered)
      .replace(assignment, `$1${filtered}`)
      .replace(mail, filtered)
      .replace(longNumber, (digits) => (hasCardNumber(digits) ? filtered : digits))
      .slice(0, longestText)
  }

  const scrubMember = (name: string, value: unknown, depth: number, above: readonly object[]): unknown =>
    isSecretName(name) && value !== undefined && value !== null ? filtered : scrub(value, depth, above)

  const scrubList = (list: readonly unknown[], depth: number, above: readonly object[]): unknown[] => {
    const [name, value, ...more] = list
    // A header or a parameter as a pair.
    if (typeof name === 'string' && value !== undefined && more.length === 0)
      return [scrubText(name), scrubMember(name, value, depth, above)]
    return list.slice(0, mostMembers).map((each) => scrub(each, depth, above))
  }

  const scrubRecord = (value: object, depth: number, above: readonly object[]): Record<string, unknown> => {
    const members = entriesOf(value)
    // A header or a field as `{ name, value }`.
    const isNamedSecret = members.some(
      ([name, text]) => /^(name|key|field)$/i.test(name) && typeof text === 'string' && isSecretName(text),
    )
    return Object.fromEntries(
      members
        .slice(0, mostMembers)
        .map(([name, each]) => [
          scrubText(name),
          isNamedSecret && name === 'value' ? filtered : scrubMember(name, each, depth, above),
        ]),
    )
  }

  const scrub = (value: unknown, depth: number, above: readonly object[]): unknown => {
    if (typeof value === 'string') return scrubText(value)
    if (typeof value === 'number' || typeof value === 'bigint')
      return isCardNumber(`${value}`) ? filtered : Number(value)
    if (typeof value === 'boolean' || value === null || value === undefined) return value
    if (typeof value !== 'object') return `[${typeof value}]`
    if (above.includes(value)) return '[Circular]'
    if (depth === 0) return Array.isArray(value) ? '[Array]' : '[Object]'
    const within = [...above, value]
    return Array.isArray(value) ? scrubList(value, depth - 1, within) : scrubRecord(value, depth - 1, within)
  }

  return { text: scrubText, value: (value) => scrub(value, deepest, []) }
}

/** Members of an object, of what has entries such as headers, or name and message of an error. */
function entriesOf(value: object): [string, unknown][] {
  if (value instanceof Error)
    return [['name', value.name], ['message', value.message], ...Object.entries(value)]
  if (value instanceof Date) return [['date', String(value)]]
  if (value instanceof Map || value instanceof Headers || value instanceof URLSearchParams)
    return [...value.entries()].map(([name, each]) => [String(name), each])
  return Object.entries(value)
}
