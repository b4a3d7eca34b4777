import { ecdsaKey, ed25519Key, rsaKey, type SigningKey } from './signing-key'
import { fromBase64, join, sshNumber, SshReader, sshText, toBase64 } from '../../../lib/ssh-bytes'

/** Result of reading a file: a key, or why there is none. */
export type KeyFile =
  | { readonly key: SigningKey }
  | { readonly problem: 'not-a-key' | 'public-half' | 'passphrase' | 'wrong-passphrase' | 'unsupported' }

const curves = { nistp256: 256, nistp384: 384, nistp521: 521 } as const

/** Maximum bytes read from a key file. */
export const mostKeyBytes = 64 * 1024

/**
 * Reads the private key of an OpenSSH or PEM (PKCS #8) file. With a passphrase it is decrypted here; nothing of it leaves
 * the page.
 */
export async function readKeyFile(file: string, passphrase: string): Promise<KeyFile> {
  const [, label = '', body = ''] = /-----BEGIN ([A-Z0-9 ]+)-----([^-]*)-----END \1-----/.exec(file) ?? []
  if (label === '')
    return { problem: /^(ssh-|ecdsa-)\S+ \S+/.test(file.trim()) ? 'public-half' : 'not-a-key' }
  if (label.endsWith('PUBLIC KEY')) return { problem: 'public-half' }
  const bytes = fromBase64(body.replaceAll(/\s/g, ''))
  try {
    if (label === 'OPENSSH PRIVATE KEY')
      return bytes ? await readOpenSsh(bytes, passphrase) : { problem: 'not-a-key' }
    if (label === 'PRIVATE KEY') return bytes ? await readPkcs8(bytes) : { problem: 'not-a-key' }
    return { problem: label.endsWith('PRIVATE KEY') ? 'unsupported' : 'not-a-key' }
  } catch (error) {
    // The browser cannot import the key, or the bytes end too early.
    if (error instanceof DOMException || error instanceof RangeError) return { problem: 'not-a-key' }
    throw error
  }
}

const magic = 'openssh-key-v1\0'

async function readOpenSsh(bytes: Uint8Array<ArrayBuffer>, passphrase: string): Promise<KeyFile> {
  const reader = new SshReader(bytes)
  if (new TextDecoder().decode(reader.take(magic.length)) !== magic) return { problem: 'not-a-key' }
  const cipher = reader.text()
  const derivation = reader.text()
  const options = reader.piece()
  if (reader.number() !== 1) return { problem: 'unsupported' }
  const publicKey = reader.piece().slice()
  const secret = reader.piece()
  if (cipher === 'none') return readSecret(new SshReader(secret), publicKey)
  if (derivation !== 'bcrypt' || !/^aes(128|192|256)-(ctr|cbc)$/.test(cipher))
    return { problem: 'unsupported' }
  if (passphrase === '') return { problem: 'passphrase' }
  const { decryptSecret } = await import('./decrypt-secret')
  const plain = await decryptSecret(secret, cipher, options, passphrase)
  return plain ? readSecret(new SshReader(plain), publicKey) : { problem: 'wrong-passphrase' }
}

const base64Url = (bytes: Uint8Array): string =>
  toBase64(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')

/** A number without the leading zero byte that marks it as not negative. */
const digits = (bytes: Uint8Array): Uint8Array => (bytes[0] === 0 ? bytes.subarray(1) : bytes)

/** A number in as many bytes as the curve needs. */
function padded(bytes: Uint8Array, length: number): Uint8Array {
  const plain = digits(bytes)
  return join(new Uint8Array(Math.max(0, length - plain.byteLength)), plain)
}

async function readSecret(reader: SshReader, publicKey: Uint8Array<ArrayBuffer>): Promise<KeyFile> {
  if (reader.number() !== reader.number()) return { problem: 'wrong-passphrase' }
  const kind = reader.text()
  if (kind === 'ssh-ed25519') {
    const open = reader.piece()
    const seed = reader.piece().subarray(0, 32)
    return { key: ed25519Key(open, await importEd25519(seed, open)) }
  }
  if (kind === 'ssh-rsa') {
    const [n, e, d, iqmp, p, q] = Array.from({ length: 6 }, () => digits(reader.piece()))
    if (!n || !e || !d || !iqmp || !p || !q) return { problem: 'not-a-key' }
    const [dp, dq] = [remainder(d, p), remainder(d, q)]
    const parts = { n, e, d, p, q, dp, dq, qi: iqmp }
    const jwk = {
      kty: 'RSA',
      ...Object.fromEntries(Object.entries(parts).map(([name, bytes]) => [name, base64Url(bytes)])),
    }
    const load = (hash: string): Promise<CryptoKey> =>
      crypto.subtle.importKey('jwk', jwk, { name: 'RSASSA-PKCS1-v1_5', hash }, false, ['sign'])
    await load('SHA-256')
    return { key: rsaKey(publicKey, load) }
  }
  const curve = reader.text()
  const bits = Object.entries(curves).find(([name]) => kind === `ecdsa-sha2-${name}` && curve === name)?.[1]
  if (bits === undefined) return { problem: 'unsupported' }
  const point = reader.piece()
  const length = Math.ceil(bits / 8)
  const jwk = {
    kty: 'EC',
    crv: `P-${bits}`,
    x: base64Url(point.subarray(1, 1 + length)),
    y: base64Url(point.subarray(1 + length)),
    d: base64Url(padded(reader.piece(), length)),
  }
  const algorithm = { name: 'ECDSA', namedCurve: `P-${bits}` }
  return {
    key: ecdsaKey(bits, publicKey, await crypto.subtle.importKey('jwk', jwk, algorithm, false, ['sign'])),
  }
}

function importEd25519(seed: Uint8Array, open: Uint8Array): Promise<CryptoKey> {
  const jwk = { kty: 'OKP', crv: 'Ed25519', d: base64Url(seed), x: base64Url(open) }
  return crypto.subtle.importKey('jwk', jwk, 'Ed25519', false, ['sign'])
}

function toBigInt(bytes: Uint8Array): bigint {
  return BigInt(`0x${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('') || '0'}`)
}

/** Remainder of `d` divided by a prime minus one, which OpenSSH files omit. */
function remainder(d: Uint8Array, prime: Uint8Array): Uint8Array {
  const hex = (toBigInt(d) % (toBigInt(prime) - 1n)).toString(16)
  const even = hex.length % 2 === 0 ? hex : `0${hex}`
  return Uint8Array.from(even.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
}

/** Tries the kinds of keys one after the other; the browser only imports the right one. */
async function readPkcs8(bytes: Uint8Array<ArrayBuffer>): Promise<KeyFile> {
  const attempt = async (
    algorithm: 'Ed25519' | RsaHashedImportParams | EcKeyImportParams,
  ): Promise<JsonWebKey | undefined> => {
    try {
      const key = await crypto.subtle.importKey('pkcs8', bytes, algorithm, true, ['sign'])
      return await crypto.subtle.exportKey('jwk', key)
    } catch {
      return undefined
    }
  }
  const number = (text: string | undefined): Uint8Array<ArrayBuffer> =>
    fromBase64((text ?? '').replaceAll('-', '+').replaceAll('_', '/')) ?? new Uint8Array()
  const okp = await attempt('Ed25519')
  if (okp) return { key: ed25519Key(number(okp.x), await importEd25519(number(okp.d), number(okp.x))) }
  const rsa = await attempt({ name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' })
  if (rsa) {
    const open = join(sshText('ssh-rsa'), sshNumber(number(rsa.e)), sshNumber(number(rsa.n)))
    const load = (hash: string): Promise<CryptoKey> =>
      crypto.subtle.importKey('pkcs8', bytes, { name: 'RSASSA-PKCS1-v1_5', hash }, false, ['sign'])
    return { key: rsaKey(open, load) }
  }
  for (const [name, bits] of Object.entries(curves)) {
    const algorithm = { name: 'ECDSA', namedCurve: `P-${bits}` }
    const ec = await attempt(algorithm)
    if (!ec) continue
    const point = join(Uint8Array.of(4), number(ec.x), number(ec.y))
    const open = join(sshText(`ecdsa-sha2-${name}`), sshText(name), sshText(point))
    return {
      key: ecdsaKey(bits, open, await crypto.subtle.importKey('pkcs8', bytes, algorithm, false, ['sign'])),
    }
  }
  return { problem: 'unsupported' }
}
