import { fromBase64, SshReader } from './ssh-bytes'

/** The problem of a text that is no public key. */
export type PublicKeyProblem = 'private' | 'several' | 'shape' | 'type' | 'cut'

/** Number of values after the type in a key, by known type; other types have at least one. */
const valuesOf: Readonly<Record<string, number>> = {
  'ssh-ed25519': 1,
  'ssh-rsa': 2,
  'ssh-dss': 4,
  'ecdsa-sha2-nistp256': 2,
  'ecdsa-sha2-nistp384': 2,
  'ecdsa-sha2-nistp521': 2,
  'sk-ssh-ed25519@openssh.com': 2,
  'sk-ecdsa-sha2-nistp256@openssh.com': 3,
}

const edBytes = 32
const typeWord = /^(?:ssh|ecdsa|sk)-\S+$/
const base64Word = /^[A-Za-z0-9+/]+={0,2}$/

/** Compares the stated type with the one inside the key, and follows the lengths to the end. */
function problemOf(type: string, blob: string): 'shape' | 'type' | 'cut' | undefined {
  const bytes = fromBase64(blob)
  if (!bytes) return base64Word.test(blob) ? 'cut' : 'shape'
  const reader = new SshReader(bytes)
  const values: Uint8Array[] = []
  try {
    const inside = reader.text()
    if (!typeWord.test(inside)) return 'shape'
    if (inside !== type) return 'type'
    while (reader.rest().byteLength > 0) values.push(reader.piece())
  } catch (error) {
    if (error instanceof RangeError) return 'cut'
    throw error
  }
  const wanted = valuesOf[type] ?? Math.max(1, values.length)
  if (values.length > wanted) return 'shape'
  const [first] = values
  const isShort = type === 'ssh-ed25519' && first !== undefined && first.byteLength !== edBytes
  return values.length < wanted || isShort ? 'cut' : undefined
}

/**
 * Reads a public key as OpenSSH writes it: its type, the key in base64, a comment. The key is decoded: its lengths must
 * add up, and its type must be the stated one. A byte-order mark, space around, and line breaks of a terminal are
 * removed.
 *
 * | text | read |
 * | --- | --- |
 * | `ssh-ed25519 AAAAC3Nz… kadri@laptop` | that key |
 * | the same in several lines | the same key, in one line |
 * | `-----BEGIN OPENSSH PRIVATE KEY-----…` | `private` |
 * | two such lines | `several` |
 * | `ssh-rsa AAAAC3Nz…` (the key is ed25519) | `type` |
 * | `ssh-ed25519 AAAAC3Nz` | `cut` |
 * | `restrict ssh-ed25519 AAAAC3Nz…`, `web` | `shape` |
 */
export function readPublicKey(text: string): { key: string } | { problem: PublicKeyProblem } {
  const plain = text.replace(/^\uFEFF/, '').trim()
  if (/-BEGIN [A-Z ]*PRIVATE KEY-|^PuTTY-User-Key-File/.test(plain)) return { problem: 'private' }
  const lines = plain.split(/[\r\n]+/)
  if (lines.filter((line) => /^\s*(?:ssh|ecdsa|sk)-\S+ +AAAA/.test(line)).length > 1)
    return { problem: 'several' }
  const [type = '', ...words] = plain.split(/\s+/)
  if (!typeWord.test(type)) return { problem: 'shape' }
  let problem: PublicKeyProblem = 'shape'
  for (let count = 1; count <= words.length; count += 1) {
    const blob = words.slice(0, count).join('')
    if (!base64Word.test(blob)) break
    const found = problemOf(type, blob)
    if (found === undefined) {
      const isWhole = lines.length === 1 && count === 1
      return { key: isWhole ? plain : [type, blob, ...words.slice(count)].join(' ') }
    }
    // The problem of the first part is reported, unless a longer part shows another type.
    if (count === 1 || found === 'type') problem = found
  }
  return { problem }
}
