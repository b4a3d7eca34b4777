import { createHash, sign, verify } from 'node:crypto'
import { isRecord } from '../../src/lib/is-record'
import { parseJson } from '../http/parameters'
import type { SigningKey } from './signing-key'

/** Payload of a token. */
export type Claims = Readonly<Record<string, unknown>>

/** Signs claims as a JSON web token (RFC 7519); `typ` is `at+jwt` of an access token (RFC 9068). */
export function signClaims(key: SigningKey, typ: 'JWT' | 'at+jwt', claims: Claims): string {
  const signed = [{ alg: 'RS256', typ, kid: key.id }, claims]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.')
  return `${signed}.${sign('sha256', Buffer.from(signed), key.privateKey).toString('base64url')}`
}

/** Claims of a token of type `typ` that was signed with the key; undefined for any other text. */
export function readClaims(key: SigningKey, typ: 'JWT' | 'at+jwt', token: string): Claims | undefined {
  const [head = '', body = '', signature = '', ...more] = token.split('.')
  const header = parsePart(head)
  if (more.length > 0 || header?.['typ'] !== typ || header['alg'] !== 'RS256') return undefined
  const signed = Buffer.from(`${head}.${body}`)
  const isOurs = verify('sha256', signed, key.publicKey, Buffer.from(signature, 'base64url'))
  return isOurs ? parsePart(body) : undefined
}

/** The left half of a hash, as id tokens name the access token they belong to (OpenID Connect Core 3.1.3.6). */
export function halfHash(text: string): string {
  return createHash('sha256').update(text).digest().subarray(0, 16).toString('base64url')
}

function parsePart(part: string): Claims | undefined {
  const value = parseJson(Buffer.from(part, 'base64url').toString())
  return isRecord(value) ? value : undefined
}
