import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { StorageRefusal } from './refusal'
import { encodeName, type StorageTarget } from './target'

/** The parts of a request that its signature covers. */
interface SignedRequest {
  readonly method: string
  readonly headers: IncomingHttpHeaders
  readonly target: StorageTarget
}

/** The access key that signed, and the signed hash of the body. */
interface Signed {
  readonly accessKey: string
  readonly payload: string
}

const mostSkew = 15 * 60 * 1000
const mostSeconds = 604_800
const algorithm = 'AWS4-HMAC-SHA256'

/**
 * Checks a signature of version 4, in headers or in the URL. Undefined for a request without one.
 *
 * @param secretOf the secret of an access key, undefined for one that does not exist
 * @param now milliseconds since 1970
 * @throws StorageRefusal for a wrong or expired signature, or a clock that is more than 15 minutes off
 */
export function checkSignature(
  request: SignedRequest,
  secretOf: (accessKey: string) => string | undefined,
  now: number,
): Signed | undefined {
  const parts = partsOf(request)
  if (parts === undefined) return undefined
  const { accessKey, scope, date, signedHeaders, signature, payload } = parts
  const secret = secretOf(accessKey)
  if (secret === undefined)
    throw new StorageRefusal(403, 'InvalidAccessKeyId', 'The access key does not exist in our records.')
  checkTime(parts, now)
  const names = signedHeaders.split(';')
  if (!names.includes('host'))
    throw new StorageRefusal(403, 'AccessDenied', 'The header host must be signed.')
  const canonical = [
    request.method,
    request.target.canonicalPath,
    canonicalQuery(request.target.query),
    ...names.map((name) => `${name}:${headerText(request.headers, name)}`),
    '',
    signedHeaders,
    payload,
  ].join('\n')
  const text = [algorithm, date, scope, createHash('sha256').update(canonical).digest('hex')].join('\n')
  const key = scope.split('/').reduce<Buffer | string>((before, part) => hmac(before, part), `AWS4${secret}`)
  const right = hmac(key, text)
  const given = Buffer.from(signature, 'hex')
  if (given.length !== right.length || !timingSafeEqual(given, right))
    throw new StorageRefusal(
      403,
      'SignatureDoesNotMatch',
      'The request signature we calculated does not match the signature you provided.',
      { CanonicalRequest: canonical },
    )
  return { accessKey, payload }
}

interface Parts extends Signed {
  readonly scope: string
  /** `20261121T084600Z` */
  readonly date: string
  readonly signedHeaders: string
  readonly signature: string
  /** Lifetime of a signed URL, seconds; undefined for signed headers. */
  readonly expires: number | undefined
}

function partsOf({ headers, target: { query } }: SignedRequest): Parts | undefined {
  const { authorization } = headers
  if (authorization === undefined) return query.has('X-Amz-Signature') ? ofAddress(query) : undefined
  const found =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/([^,]+),\s*SignedHeaders=([^,]+),\s*Signature=([\da-f]+)$/.exec(
      authorization,
    )
  if (!found) throw new StorageRefusal(400, 'InvalidRequest', 'Only signatures of version 4 are understood.')
  const [, accessKey = '', scope = '', signedHeaders = '', signature = ''] = found
  const payload = headers['x-amz-content-sha256']
  if (typeof payload !== 'string')
    throw new StorageRefusal(400, 'InvalidRequest', 'The header x-amz-content-sha256 is missing.')
  const date = headers['x-amz-date']
  return { accessKey, scope, signedHeaders, signature, payload, date: String(date ?? ''), expires: undefined }
}

function ofAddress(query: ReadonlyMap<string, string>): Parts {
  const part = (name: string): string => query.get(`X-Amz-${name}`) ?? ''
  if (part('Algorithm') !== algorithm)
    throw new StorageRefusal(400, 'InvalidRequest', 'Only signatures of version 4 are understood.')
  const [accessKey = '', ...scope] = part('Credential').split('/')
  const expires = Number(part('Expires'))
  if (!Number.isInteger(expires) || expires < 1 || expires > mostSeconds)
    throw new StorageRefusal(
      400,
      'AuthorizationQueryParametersError',
      'X-Amz-Expires is 1 to 604800 seconds.',
    )
  return {
    accessKey,
    scope: scope.join('/'),
    date: part('Date'),
    signedHeaders: part('SignedHeaders'),
    signature: part('Signature'),
    payload: 'UNSIGNED-PAYLOAD',
    expires,
  }
}

function checkTime({ date, expires, scope }: Parts, now: number): void {
  const found = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(date)
  const [, year, month, day, hour, minute, second] = (found ?? []).map(Number)
  const at = found ? Date.UTC(year ?? 0, (month ?? 1) - 1, day, hour, minute, second) : Number.NaN
  if (!found || !scope.startsWith(`${date.slice(0, 8)}/`) || !scope.endsWith('/s3/aws4_request'))
    throw new StorageRefusal(403, 'AccessDenied', 'The date or the scope of the signature is wrong.')
  if (expires !== undefined && now > at + expires * 1000)
    throw new StorageRefusal(403, 'AccessDenied', 'Request has expired')
  if (expires === undefined ? Math.abs(now - at) > mostSkew : at - now > mostSkew)
    throw new StorageRefusal(
      403,
      'RequestTimeTooSkewed',
      'The difference between the request time and the current time is too large.',
      { RequestTime: date, ServerTime: `${new Date(now).toISOString().slice(0, 19)}Z` },
    )
}

function canonicalQuery(query: ReadonlyMap<string, string>): string {
  return [...query]
    .filter(([name]) => name !== 'X-Amz-Signature')
    .map(([name, value]) => `${encodeName(name)}=${encodeName(value)}`)
    .sort()
    .join('&')
}

function headerText(headers: IncomingHttpHeaders, name: string): string {
  const value = headers[name]
  const text = Array.isArray(value) ? value.join(',') : (value ?? '')
  return text.trim().replaceAll(/ +/g, ' ')
}

function hmac(key: Buffer | string, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest()
}
