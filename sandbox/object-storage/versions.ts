import { randomUUID } from 'node:crypto'
import type { OpenWork, StorageCall } from './call'
import { filesOf, type StoredObject } from './object-table'
import { countChange } from './open-bucket'
import { missing, StorageRefusal } from './refusal'
import { idOf, nullVersion, type StoredVersion } from './version-table'

type Tables = Pick<StorageCall, 'table' | 'versions' | 'target'>

/** The version a call refers to, delete markers included; undefined when there is none. */
export function askedVersion({ table, versions, target }: Tables) {
  const id = target.query.get('versionId')
  return id === undefined
    ? table.find(target.bucket, target.key)
    : versions.find(target.bucket, target.key, id)
}

/**
 * The object of a key, or the version `id` of it.
 * @throws StorageRefusal when there is none, or it is a delete marker
 */
export function presentVersion(
  { table, versions }: Pick<StorageCall, 'table' | 'versions'>,
  bucket: string,
  key: string,
  id: string | undefined,
): StoredObject {
  if (id === undefined) {
    const object = table.find(bucket, key)
    if (object) return object
    const [top] = versions.all(bucket, key)
    throw missing('NoSuchKey', top && { 'x-amz-delete-marker': 'true', 'x-amz-version-id': idOf(top) })
  }
  const version = versions.find(bucket, key, id)
  if (!version) throw missing('NoSuchVersion')
  if (!version.isMarker) return version
  throw new StorageRefusal(
    405,
    'MethodNotAllowed',
    'The specified method is not allowed against this resource.',
    {},
    { 'x-amz-delete-marker': 'true', 'x-amz-version-id': id },
  )
}

/**
 * Makes an object the present one of its key, and counts it. The previous one becomes an older version if versions are
 * kept, otherwise it is removed.
 *
 * @returns id of the version; undefined in a bucket that never kept any
 */
export function putObject(call: Tables, open: OpenWork, object: StoredObject): string | undefined {
  const { table, target } = call
  const mode = open.row.state?.versioning
  const gone = makeRoom(call, open, object.key)
  const version = mode === 'Enabled' ? newVersionId() : undefined
  table.put(target.bucket, { ...object, version })
  const isOneMore = gone === undefined || gone.isMarker
  countChange(open.work, table, open.row, isOneMore ? 1 : 0, object.size - (gone?.size ?? 0))
  return mode === undefined ? undefined : (version ?? nullVersion)
}

/** Removes the version without an id unless all versions get one; moves the present object to the older versions. */
function makeRoom({ versions, target }: Tables, open: OpenWork, key: string): StoredVersion | undefined {
  const keepsAll = open.row.state?.versioning === 'Enabled'
  const gone = keepsAll ? undefined : versions.remove(target.bucket, key, nullVersion)
  open.unused.push(...filesOf(gone?.segments ?? []))
  versions.shelve(target.bucket, key)
  return gone
}

/** Result of one deletion. */
interface Deletion {
  readonly key: string
  /** Id of the removed version; undefined if only a key was deleted. */
  readonly id: string | undefined
  /** Id of the delete marker that was made or removed. */
  readonly marker: string | undefined
}

/** Deletes objects, and counts them: versions permanently, keys by a delete marker if versions are kept. */
export function removeObjects(
  call: Tables,
  open: OpenWork,
  named: readonly { readonly key: string; readonly id: string | undefined }[],
): Deletion[] {
  const { table, versions } = call
  const { bucket } = call.target
  const mode = open.row.state?.versioning
  let objects = 0
  let bytes = 0
  const done = named.map(({ key, id }): Deletion => {
    const gone = id === undefined ? makeRoom(call, open, key) : versions.remove(bucket, key, id)
    if (id !== undefined) open.unused.push(...filesOf(gone?.segments ?? []))
    if (gone && !gone.isMarker) {
      objects += 1
      bytes += gone.size
    }
    if (id !== undefined) return { key, id, marker: gone?.isMarker === true ? id : undefined }
    if (mode === undefined) return { key, id, marker: undefined }
    const version = mode === 'Enabled' ? newVersionId() : undefined
    versions.mark(bucket, key, open.work.now, version)
    return { key, id, marker: version ?? nullVersion }
  })
  countChange(open.work, table, open.row, -objects, -bytes)
  return done
}

/** The header that names a version; none in a bucket that never kept any. */
export function versionHeader(id: string | undefined): Readonly<Record<string, string>> {
  return id === undefined ? {} : { 'x-amz-version-id': id }
}

function newVersionId(): string {
  return randomUUID().replaceAll('-', '')
}
