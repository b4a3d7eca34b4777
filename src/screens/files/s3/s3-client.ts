import { AwsClient } from 'aws4fetch'
import type { AnswerShape } from '../../../lib/answer-shape'
import { deletionOf, listingOf, type ObjectName, type S3Call } from './call'
import { copySource, objectAddress, type BucketPlace } from './object-address'
import { md5Base64 } from './md5'
import { S3Failure } from './s3-failure'
import { elementsIn, type S3Answer, send, textIn } from './send'
import { versionCalls } from './versions'
import {
  decodeKey,
  escapeXml,
  itemsOf,
  type ListedObject,
  type ListingPage,
  objectShape,
  pageOf,
  parts,
  readObject,
} from './xml'

/** A bucket with a key that opens it. */
export interface BucketAccess extends BucketPlace {
  readonly accessKey: string
  readonly secretKey: string
  /** Time of this computer, in ms since 1970. */
  readonly now: () => number
}

/** A failure inside an answer with status 200: of a copy, or of one object among many. It counts as a server error. */
function lateFailure(error: Document | Element | null): S3Failure {
  return new S3Failure(500, textIn(error, 'Code'), textIn(error, 'Message'))
}

/** A page of a listing. */
export interface ListedPage extends ListingPage {
  readonly objects: readonly ListedObject[]
  /** Token of the next page; undefined at the end. */
  readonly next: string | undefined
}

/** A part of an upload that the storage has. */
export interface StoredPart {
  readonly number: number
  readonly size: number
  readonly etag: string
}

/** An upload in parts that is neither complete nor given up. */
export interface UnfinishedUpload {
  readonly key: string
  readonly uploadId: string
}

const partShape: AnswerShape<StoredPart> = {
  type: ['object'],
  properties: { number: parts.bytes, size: parts.bytes, etag: parts.text },
  required: ['number', 'size', 'etag'],
}

const uploadShape: AnswerShape<UnfinishedUpload> = {
  type: ['object'],
  properties: { key: parts.name, uploadId: parts.name },
  required: ['key', 'uploadId'],
}

/** A tag of an object. */
interface ObjectTag {
  readonly name: string
  readonly value: string
}

const tagShape: AnswerShape<ObjectTag> = {
  type: ['object'],
  properties: { name: parts.name, value: parts.text },
  required: ['name', 'value'],
}

const notFound: ReadonlySet<number> = new Set([404])

/** Options for sending a body. */
export interface Sending {
  readonly signal?: AbortSignal | undefined
  readonly onProgress?: (sent: number) => void
}

/** Header that makes a written object public; without it storages make the object private. */
const ruleOf = (isPublic: boolean): Readonly<Record<string, string>> =>
  isPublic ? { 'x-amz-acl': 'public-read' } : {}

/** Calls to a bucket; each rejects with an `S3Failure`. */
export type S3Client = ReturnType<typeof createS3Client>

/** Calls to a bucket over S3, signed in the browser. A wrong clock is corrected once by the server's time. */
export function createS3Client(access: BucketAccess) {
  const { bucket, accessKey, secretKey, now } = access
  const aws = new AwsClient({
    accessKeyId: accessKey,
    secretAccessKey: secretKey,
    service: 's3',
    region: 'us-east-1',
    retries: 0,
  })
  /** Milliseconds the server is ahead. */
  let ahead = 0
  const datetime = (): string =>
    `${new Date(now() + ahead).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`
  const addressOf = (key: string, query: Readonly<Record<string, string>>): string => {
    const parameters = Object.entries(query).map(
      ([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`,
    )
    return `${objectAddress(access, key)}${parameters.length > 0 ? `?${parameters.join('&')}` : ''}`
  }
  const attempt = async (call: S3Call): Promise<S3Answer> => {
    const { method, key = '', query = {}, headers = {}, body, signal, onProgress, wantsText } = call
    const signed = await aws.sign(addressOf(key, query), { method, headers, aws: { datetime: datetime() } })
    return send({ method, url: signed.url, headers: signed.headers, body, signal, onProgress, wantsText })
  }
  const ask = async (call: S3Call): Promise<S3Answer> => {
    try {
      return await attempt(call)
    } catch (error) {
      if (!(error instanceof S3Failure) || error.code !== 'RequestTimeTooSkewed') throw error
      const serverTime = Date.parse('serverTime' in error ? String(error.serverTime) : '')
      if (Number.isNaN(serverTime)) throw error
      ahead = serverTime - now()
      return attempt(call)
    }
  }
  const link = async (
    key: string,
    seconds: number,
    answer: Readonly<Record<string, string>> = {},
  ): Promise<string> => {
    const query = { 'X-Amz-Expires': `${seconds}`, ...answer }
    const signed = await aws.sign(addressOf(key, query), {
      method: 'GET',
      aws: { signQuery: true, datetime: datetime() },
    })
    return signed.url
  }

  /** Whether everybody may read an object. */
  const isPublic = async (key: string, signal?: AbortSignal): Promise<boolean> => {
    const { document } = await ask({ method: 'GET', key, query: { acl: '' }, signal })
    return elementsIn(document, 'URI').some((each) => each.textContent?.endsWith('/AllUsers') === true)
  }

  return {
    bucket,
    accessKey,
    /** Lists one page below a prefix; folded at slashes with `folded`. */
    list: async (
      prefix: string,
      folded: boolean,
      token?: string,
      signal?: AbortSignal,
    ): Promise<ListedPage> => {
      const place = token === undefined ? {} : { 'continuation-token': token }
      const { document } = await ask(listingOf({ 'list-type': '2', ...place }, prefix, folded, signal))
      const next = textIn(document, 'NextContinuationToken')
      const { items, ...page } = pageOf(document, elementsIn(document, 'Contents'), objectShape, readObject)
      return { objects: items, ...page, next: next === '' ? undefined : next }
    },
    /** Headers of an object, or of one version of it, by name; only those the bucket's CORS rule lets pages read. */
    head: async (
      key: string,
      signal?: AbortSignal,
      version?: string,
    ): Promise<(name: string) => string | null> => {
      const query = version === undefined ? {} : { versionId: version }
      try {
        const { header } = await ask({ method: 'HEAD', key, query, signal, wantsText: true })
        return header
      } catch (error) {
        // The answer to HEAD has no body that could say so.
        const isGone = error instanceof S3Failure && error.code === '' && notFound.has(error.status)
        throw isGone ? new S3Failure(error.status, 'NoSuchKey', error.message) : error
      }
    },
    /** The first `bytes` of an object as text. */
    readText: async (key: string, bytes: number, signal?: AbortSignal): Promise<string> => {
      const headers = { range: `bytes=0-${bytes - 1}` }
      // Not cached, because another version may have replaced it next time.
      const query = { 'response-cache-control': 'no-store' }
      return (await ask({ method: 'GET', key, query, headers, signal, wantsText: true })).text
    },
    /** Writes an object with one call; resolves to its ETag, empty if the bucket hides it. */
    put: async (
      key: string,
      body: Blob | string,
      type: string,
      { signal, onProgress, isPublic = false }: Sending & { readonly isPublic?: boolean } = {},
    ): Promise<string> => {
      const headers = { 'content-type': type, ...ruleOf(isPublic) }
      const call = { method: 'PUT', key, body, headers, signal, ...(onProgress ? { onProgress } : {}) }
      return (await ask(call)).header('etag') ?? ''
    },
    /** Copies an object inside the bucket; its current version without `version`. */
    copy: async (from: string, to: string, isPublic: boolean, version?: string): Promise<void> => {
      const part = version === undefined ? '' : `?versionId=${encodeURIComponent(version)}`
      const { document } = await ask({
        method: 'PUT',
        key: to,
        headers: { 'x-amz-copy-source': `${copySource(bucket, from)}${part}`, ...ruleOf(isPublic) },
      })
      // A copy that failed late is answered with 200 and an error.
      if (textIn(document, 'Code') !== '') throw lateFailure(document)
    },
    /** Deletes up to 1,000 objects, or versions of them; resolves to the keys of those that failed, with the failures. */
    removeMany: async (objects: readonly ObjectName[]): Promise<ReadonlyMap<string, S3Failure>> => {
      const { document } = await ask(deletionOf(objects))
      return new Map(elementsIn(document, 'Error').map((each) => [textIn(each, 'Key'), lateFailure(each)]))
    },
    ...versionCalls(ask),
    /** Begins an upload in parts; resolves to its id. */
    begin: async (key: string, type: string, isPublic: boolean): Promise<string> => {
      const headers = { 'content-type': type, ...ruleOf(isPublic) }
      const { document } = await ask({ method: 'POST', key, query: { uploads: '' }, headers })
      return textIn(document, 'UploadId')
    },
    /** Sends a part; resolves to its ETag. */
    putPart: async (
      key: string,
      uploadId: string,
      number: number,
      body: Blob,
      sending: Sending,
    ): Promise<string> => {
      const query = { partNumber: `${number}`, uploadId }
      const answer = await ask({ method: 'PUT', key, query, body, ...sending })
      return answer.header('etag') ?? ''
    },
    /** All parts the storage has of an upload. */
    parts: async (key: string, uploadId: string): Promise<StoredPart[]> => {
      const found: StoredPart[] = []
      for (let marker = '0'; ;) {
        const { document } = await ask({
          method: 'GET',
          key,
          query: { uploadId, 'part-number-marker': marker },
        })
        found.push(
          ...itemsOf(elementsIn(document, 'Part'), partShape, (each) => ({
            number: Number(textIn(each, 'PartNumber')),
            size: Number(textIn(each, 'Size')),
            etag: textIn(each, 'ETag'),
          })),
        )
        const next = textIn(document, 'NextPartNumberMarker')
        if (textIn(document, 'IsTruncated') !== 'true' || next === marker) return found
        marker = next
      }
    },
    /** Completes an upload from its parts. */
    complete: async (key: string, uploadId: string, parts: readonly StoredPart[]): Promise<void> => {
      const named = parts.map(
        ({ number, etag }) =>
          `<Part><PartNumber>${number}</PartNumber><ETag>${escapeXml(etag)}</ETag></Part>`,
      )
      const body = `<CompleteMultipartUpload>${named.join('')}</CompleteMultipartUpload>`
      const { document } = await ask({ method: 'POST', key, query: { uploadId }, body })
      if (textIn(document, 'Code') !== '')
        throw new S3Failure(500, textIn(document, 'Code'), textIn(document, 'Message'))
    },
    /** Gives an upload up; repeated, because parts on their way may be stored meanwhile. */
    giveUp: async (key: string, uploadId: string): Promise<void> => {
      for (let tries = 0; tries < 3; tries += 1) {
        try {
          await ask({ method: 'DELETE', key, query: { uploadId } })
        } catch (error) {
          if (error instanceof S3Failure && error.code === 'NoSuchUpload') return
          throw error
        }
      }
    },
    /** Uploads that are neither complete nor given up. */
    unfinished: async (signal?: AbortSignal): Promise<readonly UnfinishedUpload[]> => {
      const { document } = await ask({
        method: 'GET',
        query: { uploads: '', 'encoding-type': 'url' },
        signal,
      })
      return itemsOf(elementsIn(document, 'Upload'), uploadShape, (each) => ({
        key: decodeKey(textIn(each, 'Key')),
        uploadId: textIn(each, 'UploadId'),
      }))
    },
    /** A link that is valid for `seconds` (at most 604,800); `answer` sets headers of the answer. */
    link,
    /** Time of the server as far as it is known, in ms since 1970: the validity of links depends on it. */
    time: (): number => now() + ahead,
    /** The URL of an object without a signature, which works for public ones. */
    addressOf: (key: string) => objectAddress(access, key),
    isPublic,
    /** Whether a replacement of an object has to be public; false if there is no object, or the storage has no such rule. */
    wasPublic: async (key: string, signal?: AbortSignal): Promise<boolean> => {
      try {
        return await isPublic(key, signal)
      } catch (error) {
        if (error instanceof S3Failure && [404, 405, 501].includes(error.status)) return false
        throw error
      }
    },
    /** Makes an object public or private. */
    setPublic: async (key: string, isPublic: boolean): Promise<void> => {
      const headers = { 'x-amz-acl': isPublic ? 'public-read' : 'private' }
      await ask({ method: 'PUT', key, query: { acl: '' }, headers })
    },
    /** The tags of an object. */
    tags: async (key: string, signal?: AbortSignal): Promise<(readonly [name: string, value: string])[]> => {
      const { document } = await ask({ method: 'GET', key, query: { tagging: '' }, signal })
      const tags = itemsOf(elementsIn(document, 'Tag'), tagShape, (each) => ({
        name: textIn(each, 'Key'),
        value: textIn(each, 'Value'),
      }))
      return tags.map(({ name, value }) => [name, value] as const)
    },
    /** Replaces the tags of an object. */
    setTags: async (
      key: string,
      tags: readonly (readonly [name: string, value: string])[],
    ): Promise<void> => {
      const named = tags.map(
        ([name, value]) => `<Tag><Key>${escapeXml(name)}</Key><Value>${escapeXml(value)}</Value></Tag>`,
      )
      const body = `<Tagging xmlns="http://s3.amazonaws.com/doc/2006-03-01/"><TagSet>${named.join('')}</TagSet></Tagging>`
      const headers = { 'content-md5': md5Base64(body), 'content-type': 'application/xml' }
      await ask({ method: 'PUT', key, query: { tagging: '' }, body, headers })
    },
  }
}
