import { createHmac, hash } from 'node:crypto'
import type { Ids } from '../ids'

/** Lifetime of a code, milliseconds (RFC 6238, section 4). */
const stepLength = 30_000
const base32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** The secret of a new second factor: 160 bits in base32, as authenticators take it. */
export function newSecret(ids: Ids): string {
  const bits = [...hash('sha1', ids.secret(), 'buffer')].map((byte) => byte.toString(2).padStart(8, '0'))
  return (bits.join('').match(/.{5}/g) ?? [])
    .map((group) => base32.charAt(Number.parseInt(group, 2)))
    .join('')
}

/** The code of six digits that an authenticator with this base32 secret shows at `now`, milliseconds since 1970. */
export function oneTimeCode(secret: string, now: number): string {
  return codeOfStep(secret, Math.floor(now / stepLength))
}

/**
 * The time step of a code: the present one, the one before or the one after. Undefined for a wrong code, and for a used
 * one, whose step is not after `lastStep`.
 */
export function stepOfCode(secret: string, code: string, now: number, lastStep: number): number | undefined {
  const present = Math.floor(now / stepLength)
  const digits = code.replaceAll(' ', '')
  return [present - 1, present, present + 1].find(
    (step) => step > lastStep && codeOfStep(secret, step) === digits,
  )
}

/** RFC 4226, section 5.3. */
function codeOfStep(secret: string, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const digest = createHmac('sha1', bytesOf(secret)).update(counter).digest()
  const offset = digest.readUInt8(digest.length - 1) & 0x0f
  const number = digest.readUInt32BE(offset) & 0x7fff_ffff
  return `${number % 1_000_000}`.padStart(6, '0')
}

function bytesOf(secret: string): Buffer {
  const bits = [...secret].map((letter) => base32.indexOf(letter).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}
