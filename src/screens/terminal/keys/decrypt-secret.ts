import bcrypt from 'bcrypt-pbkdf'
import { SshReader } from '../../../lib/ssh-bytes'

/** Maximum rounds, which take minutes; a file that needs more is refused. */
const mostRounds = 512

/**
 * Decrypts the private part of an OpenSSH file; undefined for a wrong passphrase. `cipher` is a name such as `aes256-ctr`.
 */
export async function decryptSecret(
  secret: Uint8Array<ArrayBuffer>,
  cipher: string,
  options: Uint8Array<ArrayBuffer>,
  passphrase: string,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const reader = new SshReader(options)
  const salt = reader.piece()
  const rounds = reader.number()
  if (rounds > mostRounds) throw new RangeError(`${rounds} rounds take too long`)
  const keyLength = Number(/\d+/.exec(cipher)?.[0]) / 8
  const blockLength = 16
  const words = new TextEncoder().encode(passphrase)
  const made = new Uint8Array(keyLength + blockLength)
  bcrypt.pbkdf(words, words.length, salt, salt.length, made, made.length, rounds)
  const iv = made.slice(keyLength)
  const name = cipher.endsWith('ctr') ? 'AES-CTR' : 'AES-CBC'
  const key = await crypto.subtle.importKey('raw', made.slice(0, keyLength), name, false, [
    ...(name === 'AES-CBC' ? (['encrypt', 'decrypt'] as const) : (['decrypt'] as const)),
  ])
  if (name === 'AES-CTR')
    return new Uint8Array(await crypto.subtle.decrypt({ name, counter: iv, length: 128 }, key, secret))
  // The browser requires PKCS #7 padding at the end, so a block of it is added.
  const last = secret.slice(-blockLength)
  const padding = new Uint8Array(await crypto.subtle.encrypt({ name, iv: last }, key, new Uint8Array()))
  const whole = new Uint8Array(secret.length + blockLength)
  whole.set(secret)
  whole.set(padding.subarray(0, blockLength), secret.length)
  return new Uint8Array(await crypto.subtle.decrypt({ name, iv }, key, whole))
}
