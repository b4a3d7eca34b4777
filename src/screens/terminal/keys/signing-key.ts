import type { SignatureHash } from '../../../lib/terminal-protocol'
import { sshNumber, SshReader, sshText, join, toBase64 } from '../../../lib/ssh-bytes'

/** Kinds of keys that can sign here. */
export type KeyKind = 'ssh-ed25519' | 'ssh-rsa' | `ecdsa-sha2-nistp${256 | 384 | 521}`

/** A key pair whose private half never leaves the browser. */
export interface SigningKey {
  readonly kind: KeyKind
  /** The public half in SSH's encoding. */
  readonly publicKey: Uint8Array<ArrayBuffer>
  readonly sign: (data: Uint8Array<ArrayBuffer>, hash: SignatureHash | null) => Promise<Uint8Array>
}

/** The public key in base64, as the gateway takes it. */
export function publicText({ publicKey }: SigningKey): string {
  return toBase64(publicKey)
}

/** Creates an Ed25519 pair whose private half cannot be read, not even by this page. */
export async function createSessionKey(): Promise<SigningKey> {
  const pair = await crypto.subtle.generateKey('Ed25519', false, ['sign', 'verify'])
  if (!('privateKey' in pair)) throw new TypeError('A pair of keys was expected')
  const raw = new Uint8Array(await crypto.subtle.exportKey('raw', pair.publicKey))
  return ed25519Key(raw, pair.privateKey)
}

/** A key for Ed25519 with its public half as 32 bytes. */
export function ed25519Key(raw: Uint8Array, privateKey: CryptoKey): SigningKey {
  return {
    kind: 'ssh-ed25519',
    publicKey: join(sshText('ssh-ed25519'), sshText(raw)),
    sign: async (data) => new Uint8Array(await crypto.subtle.sign('Ed25519', privateKey, data)),
  }
}

/** A key for RSA, imported once for each hash; `load` imports it. */
export function rsaKey(
  publicKey: Uint8Array<ArrayBuffer>,
  load: (hash: 'SHA-256' | 'SHA-512') => Promise<CryptoKey>,
): SigningKey {
  return {
    kind: 'ssh-rsa',
    publicKey,
    sign: async (data, hash) => {
      const key = await load(hash === 'sha512' ? 'SHA-512' : 'SHA-256')
      return new Uint8Array(await crypto.subtle.sign('RSASSA-PKCS1-v1_5', key, data))
    },
  }
}

/** Hash that goes with a curve. */
const curveHash = { 256: 'SHA-256', 384: 'SHA-384', 521: 'SHA-512' } as const

/** A key on one of the curves of NIST. SSH writes its signatures as two numbers. */
export function ecdsaKey(
  bits: keyof typeof curveHash,
  publicKey: Uint8Array<ArrayBuffer>,
  privateKey: CryptoKey,
): SigningKey {
  return {
    kind: `ecdsa-sha2-nistp${bits}`,
    publicKey,
    sign: async (data) => {
      const algorithm = { name: 'ECDSA', hash: curveHash[bits] }
      const joined = new Uint8Array(await crypto.subtle.sign(algorithm, privateKey, data))
      const half = joined.length / 2
      return join(sshNumber(joined.subarray(0, half)), sshNumber(joined.subarray(half)))
    },
  }
}

/** Number of SSH's message that asks to sign in (SSH_MSG_USERAUTH_REQUEST). */
const loginMessage = 50

/**
 * Whether bytes ask to sign in as `user` with this key, and nothing else: a gateway could misuse a signature of other
 * bytes elsewhere.
 */
export function isLoginRequest(data: Uint8Array<ArrayBuffer>, user: string, key: SigningKey): boolean {
  try {
    const reader = new SshReader(data)
    const session = reader.piece()
    if (session.byteLength < 20 || session.byteLength > 64) return false
    if (reader.take(1)[0] !== loginMessage || reader.text() !== user) return false
    if (reader.text() !== 'ssh-connection' || reader.text() !== 'publickey') return false
    if (reader.take(1)[0] !== 1) return false
    const algorithm = reader.text()
    const isOfKey =
      algorithm === key.kind || (key.kind === 'ssh-rsa' && /^rsa-sha2-(256|512)$/.test(algorithm))
    return isOfKey && toBase64(reader.piece()) === toBase64(key.publicKey) && reader.rest().byteLength === 0
  } catch {
    return false
  }
}
