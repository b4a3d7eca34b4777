import type { Database } from '../store/database'
import {
  bytesOf,
  columns,
  keyOf,
  type ObjectTable,
  type StoredObject,
  toObject,
  valuesOf,
} from './object-table'

/** A version of an object, or a delete marker, which has no bytes. */
export interface StoredVersion extends StoredObject {
  readonly isMarker: boolean
  /** Whether calls without a version refer to it. */
  readonly isLatest: boolean
}

/** Name of the version without an id in S3. */
export const nullVersion = 'null'

/** The id of a version in calls and answers. */
export function idOf({ version }: Pick<StoredObject, 'version'>): string {
  return version ?? nullVersion
}

/**
 * Versions of objects. The table of objects holds the present ones; this one holds older versions and delete markers. A
 * delete marker is the newest version of a key without an object. All calls belong inside a transaction.
 */
export function createVersionTable(
  database: Database,
  objects: Pick<ObjectTable, 'find' | 'put' | 'remove'>,
) {
  const newestPlace = (bucket: string, key: string): number =>
    Number(
      database.get('SELECT max(place) AS place FROM s3_version WHERE bucket = ? AND key = ?', [
        bucket,
        bytesOf(key),
      ])?.['place'] ?? 0,
    )
  const lay = (bucket: string, object: StoredObject, isMarker: boolean): void => {
    database.run(
      `INSERT INTO s3_version (bucket, place, marker, ${columns}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      [bucket, newestPlace(bucket, object.key) + 1, isMarker ? 1 : 0, ...valuesOf(object)],
    )
  }
  /** All versions of a key, newest first. */
  const all = (bucket: string, key: string): StoredVersion[] => {
    const present = objects.find(bucket, key)
    const older = database.all(
      `SELECT ${columns}, marker FROM s3_version WHERE bucket = ? AND key = ? ORDER BY place DESC`,
      [bucket, bytesOf(key)],
    )
    return [
      ...(present ? [{ ...present, isMarker: false, isLatest: true }] : []),
      ...older.map((row, index) => ({
        ...toObject(row),
        isMarker: row['marker'] === 1,
        isLatest: !present && index === 0,
      })),
    ]
  }
  const take = (bucket: string, key: string, version: string | undefined): void =>
    database.run('DELETE FROM s3_version WHERE bucket = ? AND key = ? AND version IS ?', [
      bucket,
      bytesOf(key),
      version ?? null,
    ])
  return {
    all,
    /** Adds a delete marker as the newest version; call `shelve` first. */
    mark: (bucket: string, key: string, modified: number, version: string | undefined): void => {
      const about = { headers: {}, isPublic: false }
      lay(bucket, { key, size: 0, etag: '', modified, about, segments: [], version }, true)
    },
    /** The keys with versions from `from` to `to`, `to` not included, at most `limit`, in the order of their bytes. */
    keys: (bucket: string, from: Uint8Array, to: Uint8Array | undefined, limit: number): string[] => {
      const part = `WHERE bucket = ? AND key >= ?${to ? ' AND key < ?' : ''}`
      const values = [bucket, from, ...(to ? [to] : [])]
      return database
        .all(
          `SELECT key FROM s3_object ${part} UNION SELECT key FROM s3_version ${part} ORDER BY key LIMIT ?`,
          [...values, ...values, limit],
        )
        .map(({ key }) => keyOf(key))
    },
    find: (bucket: string, key: string, id: string): StoredVersion | undefined =>
      all(bucket, key).find((each) => idOf(each) === id),
    /** Moves the present object, if there is one, to the older versions. */
    shelve: (bucket: string, key: string): void => {
      const present = objects.find(bucket, key)
      if (!present) return
      lay(bucket, present, false)
      objects.remove(bucket, key)
    },
    /** Removes and returns a version; the newest one left becomes present. Undefined when there was none. */
    remove: (bucket: string, key: string, id: string): StoredVersion | undefined => {
      const gone = all(bucket, key).find((each) => idOf(each) === id)
      if (!gone) return undefined
      if (gone.isLatest && !gone.isMarker) objects.remove(bucket, key)
      else take(bucket, key, gone.version)
      const [top] = all(bucket, key)
      if (top && !top.isMarker && gone.isLatest) {
        const { isMarker: _marker, isLatest: _latest, ...object } = top
        take(bucket, key, top.version)
        objects.put(bucket, object)
      }
      return gone
    },
  }
}

/** Result of `createVersionTable`. */
export type VersionTable = ReturnType<typeof createVersionTable>
