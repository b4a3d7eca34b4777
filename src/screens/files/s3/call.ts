import { md5Base64 } from './md5'
import type { S3Answer } from './send'
import { escapeXml } from './xml'

/** A call to a bucket, before it is signed. */
export interface S3Call {
  readonly method: string
  readonly key?: string
  readonly query?: Readonly<Record<string, string>>
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: Blob | string
  readonly signal?: AbortSignal | undefined
  readonly onProgress?: (sent: number) => void
  readonly wantsText?: boolean
}

/** Signs and sends a call; rejects with an `S3Failure`. */
export type Ask = (call: S3Call) => Promise<S3Answer>

/** An object, or one of its versions. */
export interface ObjectName {
  readonly key: string
  readonly id?: string
}

/**
 * Call for a page of a listing below a prefix, folded at slashes with `folded`. `query` names the kind of listing, and where
 * the previous page ended.
 */
export function listingOf(
  query: Readonly<Record<string, string>>,
  prefix: string,
  folded: boolean,
  signal: AbortSignal | undefined,
): S3Call {
  return {
    method: 'GET',
    query: {
      ...query,
      'encoding-type': 'url',
      ...(folded ? { delimiter: '/' } : {}),
      ...(prefix === '' ? {} : { prefix }),
    },
    signal,
  }
}

/** Call that deletes up to 1,000 objects, or versions if they have an `id`; the answer names those that failed. */
export function deletionOf(objects: readonly ObjectName[]): S3Call {
  const named = objects.map(({ key, id }) => {
    const version = id === undefined ? '' : `<VersionId>${escapeXml(id)}</VersionId>`
    return `<Object><Key>${escapeXml(key)}</Key>${version}</Object>`
  })
  const body = `<Delete xmlns="http://s3.amazonaws.com/doc/2006-03-01/"><Quiet>true</Quiet>${named.join('')}</Delete>`
  const headers = { 'content-md5': md5Base64(body), 'content-type': 'application/xml' }
  return { method: 'POST', query: { delete: '' }, body, headers }
}
