import type { IncomingMessage } from 'node:http'
import type { Work } from '../context'
import type { ObjectFiles } from './object-files'
import type { ObjectTable } from './object-table'
import type { BucketRow } from './open-bucket'
import type { StorageTarget } from './target'
import type { VersionTable } from './version-table'

/** One request to the object storage whose signature was checked. */
export interface StorageCall {
  readonly incoming: IncomingMessage
  readonly method: string
  readonly target: StorageTarget
  /** The signed hash of the body, or a constant such as `UNSIGNED-PAYLOAD`. */
  readonly payload: string
  /** User whose key signed the request; undefined without a signature. */
  readonly owner: number | undefined
  readonly table: ObjectTable
  readonly versions: VersionTable
  readonly files: ObjectFiles
  /** Does work on the bucket in one transaction; files that are unused afterwards are removed. */
  readonly change: <T>(work: (open: OpenWork) => T) => Promise<T>
}

/** A bucket within a transaction. */
export interface OpenWork {
  readonly row: BucketRow
  readonly work: Work
  readonly unused: string[]
}

/** Answer to a call. */
export interface StorageAnswer {
  readonly status?: number
  readonly headers?: Readonly<Record<string, string>>
  /** A document, or bytes. */
  readonly body?: string | AsyncIterable<Buffer>
}

/** A header of a request, or undefined. */
export function headerOf({ incoming }: Pick<StorageCall, 'incoming'>, name: string): string | undefined {
  const value = incoming.headers[name]
  return Array.isArray(value) ? value[0] : value
}

/** A time as documents write it. */
export function documentTime(ms: number): string {
  return new Date(ms).toISOString()
}
