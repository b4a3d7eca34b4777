import { randomBytes, scryptSync, timingSafeEqual } from 'node:crypto'

/** Stored hash of a password. */
export interface PasswordHash {
  readonly salt: string
  readonly hash: string
}

/** Cheap on purpose: these are sample people, and worlds are made often. */
const cost = { N: 1024 }
const bytes = 32

/** Hashes a password; a new salt is made unless one is given. */
export function hashPassword(password: string, salt = randomBytes(16).toString('hex')): PasswordHash {
  return { salt, hash: scryptSync(password, salt, bytes, cost).toString('hex') }
}

/** Whether `password` is the one that was hashed. */
export function isPassword(password: string, { salt, hash }: PasswordHash): boolean {
  return timingSafeEqual(scryptSync(password, salt, bytes, cost), Buffer.from(hash, 'hex'))
}

/** Whether a password may be chosen: 8 characters, lower and upper case and a digit (specification section 5). */
export function isStrong(password: string): boolean {
  return password.length >= 8 && [/\p{Ll}/u, /\p{Lu}/u, /\d/].every((needed) => needed.test(password))
}

/** The rule in the words of the provider. */
export const passwordPolicy = [
  '* At least 8 characters in length',
  '* Contain a lower case letter (a-z), an upper case letter (A-Z) and a number (i.e. 0-9)',
].join('\n')
