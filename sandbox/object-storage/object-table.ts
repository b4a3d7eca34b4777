import { isRecord } from '../../src/lib/is-record'
import type { Database, SqlRow, SqlValue } from '../store/database'

/** Bytes of an object: a file, or a part of a sample that is generated on reading. */
export type Segment =
  | { readonly file: string; readonly size: number }
  | { readonly sample: string; readonly size: number; readonly start: number; readonly total: number }

/** Stored properties of an object. */
export interface AboutObject {
  /** Headers that are answered as they were sent: content type, cache control, metadata of the user. */
  readonly headers: Readonly<Record<string, string>>
  readonly isPublic: boolean
  /** `Tag` elements of S3; undefined without tags. */
  readonly tags?: string
}

/** An object as stored. */
export interface StoredObject {
  readonly key: string
  readonly size: number
  /** Without quotation marks. */
  readonly etag: string
  /** Milliseconds since 1970. */
  readonly modified: number
  readonly about: AboutObject
  readonly segments: readonly Segment[]
  /** Id of the version; undefined for the one S3 calls `null`, written while the bucket kept no versions. */
  readonly version?: string | undefined
}

/** An upload in parts that is neither complete nor aborted. */
export interface StoredUpload {
  readonly id: string
  readonly bucket: string
  readonly key: string
  readonly begun: number
  readonly about: AboutObject
}

/** A part of an upload. */
export interface StoredPart {
  readonly number: number
  readonly size: number
  readonly etag: string
  readonly modified: number
  readonly segments: readonly Segment[]
}

/** Names of the tables, and their schemas. Keys are bytes, so that they sort as in S3. */
export const objectTables = ['s3_bucket', 's3_object', 's3_version', 's3_upload', 's3_part'] as const
export const objectSchema = [
  'CREATE TABLE IF NOT EXISTS s3_bucket (bucket TEXT PRIMARY KEY, created TEXT NOT NULL, objects INTEGER NOT NULL, bytes INTEGER NOT NULL) STRICT',
  `CREATE TABLE IF NOT EXISTS s3_object (bucket TEXT NOT NULL, key BLOB NOT NULL, size INTEGER NOT NULL, etag TEXT NOT NULL,
    modified INTEGER NOT NULL, about TEXT NOT NULL, segments TEXT NOT NULL, version TEXT, PRIMARY KEY (bucket, key)) STRICT, WITHOUT ROWID`,
  // Older versions and delete markers, by age: a higher place is newer.
  `CREATE TABLE IF NOT EXISTS s3_version (bucket TEXT NOT NULL, key BLOB NOT NULL, place INTEGER NOT NULL, marker INTEGER NOT NULL,
    size INTEGER NOT NULL, etag TEXT NOT NULL, modified INTEGER NOT NULL, about TEXT NOT NULL, segments TEXT NOT NULL, version TEXT,
    PRIMARY KEY (bucket, key, place)) STRICT, WITHOUT ROWID`,
  'CREATE TABLE IF NOT EXISTS s3_upload (id TEXT PRIMARY KEY, bucket TEXT NOT NULL, key BLOB NOT NULL, begun INTEGER NOT NULL, about TEXT NOT NULL) STRICT',
  `CREATE TABLE IF NOT EXISTS s3_part (upload TEXT NOT NULL, number INTEGER NOT NULL, size INTEGER NOT NULL, etag TEXT NOT NULL,
    modified INTEGER NOT NULL, segments TEXT NOT NULL, PRIMARY KEY (upload, number)) STRICT`,
]

/** The columns of an object, in the order of `valuesOf`. */
export const columns = 'key, size, etag, modified, about, segments, version'

/** Objects, uploads and parts in the database; all calls belong inside a transaction. */
export function createObjectTable(database: Database) {
  return {
    find: (bucket: string, key: string): StoredObject | undefined => {
      const row = database.get(`SELECT ${columns} FROM s3_object WHERE bucket = ? AND key = ?`, [
        bucket,
        bytesOf(key),
      ])
      return row && toObject(row)
    },
    put: (bucket: string, object: StoredObject): void => {
      database.run(`INSERT OR REPLACE INTO s3_object (bucket, ${columns}) VALUES (?, ?, ?, ?, ?, ?, ?, ?)`, [
        bucket,
        ...valuesOf(object),
      ])
    },
    remove: (bucket: string, key: string): void => {
      database.run('DELETE FROM s3_object WHERE bucket = ? AND key = ?', [bucket, bytesOf(key)])
    },
    /** The objects from `from` to `to`, `to` not included, at most `limit`, in the order of their bytes. */
    range: (bucket: string, from: Uint8Array, to: Uint8Array | undefined, limit: number): StoredObject[] =>
      database
        .all(
          `SELECT ${columns} FROM s3_object WHERE bucket = ? AND key >= ?${to ? ' AND key < ?' : ''} ORDER BY key LIMIT ?`,
          [bucket, from, ...(to ? [to] : []), limit],
        )
        .map(toObject),
    /** Counts at the last change of the content here. */
    counted: (bucket: string): { created: string; objects: number; bytes: number } | undefined => {
      const row = database.get('SELECT created, objects, bytes FROM s3_bucket WHERE bucket = ?', [bucket])
      return (
        row && {
          created: String(row['created']),
          objects: Number(row['objects']),
          bytes: Number(row['bytes']),
        }
      )
    },
    count: (bucket: string, created: string): { objects: number; bytes: number } => {
      const row = database.get(
        `SELECT count(*) AS objects, coalesce(sum(size), 0) AS bytes FROM (
          SELECT size FROM s3_object WHERE bucket = ? UNION ALL SELECT size FROM s3_version WHERE bucket = ? AND marker = 0)`,
        [bucket, bucket],
      )
      const counted = { objects: Number(row?.['objects']), bytes: Number(row?.['bytes']) }
      database.run('INSERT OR REPLACE INTO s3_bucket VALUES (?, ?, ?, ?)', [
        bucket,
        created,
        counted.objects,
        counted.bytes,
      ])
      return counted
    },
    recount: (bucket: string, objects: number, bytes: number): void => {
      database.run('UPDATE s3_bucket SET objects = ?, bytes = ? WHERE bucket = ?', [objects, bytes, bucket])
    },
    /** Deletes the content of a bucket: samples only, or everything. Returns the unused files. */
    clear: (bucket: string, what: 'samples' | 'everything'): string[] => {
      if (what === 'samples') {
        for (const table of ['s3_object', 's3_version'])
          database.run(`DELETE FROM ${table} WHERE bucket = ? AND segments LIKE '[{"sample"%'`, [bucket])
        return []
      }
      const rows = [
        ...database.all('SELECT segments FROM s3_object WHERE bucket = ?', [bucket]),
        ...database.all('SELECT segments FROM s3_version WHERE bucket = ?', [bucket]),
        ...database.all(
          'SELECT segments FROM s3_part WHERE upload IN (SELECT id FROM s3_upload WHERE bucket = ?)',
          [bucket],
        ),
      ]
      database.run('DELETE FROM s3_part WHERE upload IN (SELECT id FROM s3_upload WHERE bucket = ?)', [
        bucket,
      ])
      database.run('DELETE FROM s3_upload WHERE bucket = ?', [bucket])
      database.run('DELETE FROM s3_object WHERE bucket = ?', [bucket])
      database.run('DELETE FROM s3_version WHERE bucket = ?', [bucket])
      return rows.flatMap(({ segments }) => filesOf(toSegments(segments)))
    },
    begin: ({ id, bucket, key, begun, about }: StoredUpload): void => {
      database.run('INSERT INTO s3_upload VALUES (?, ?, ?, ?, ?)', [
        id,
        bucket,
        bytesOf(key),
        begun,
        JSON.stringify(about),
      ])
    },
    upload: (bucket: string, key: string, id: string): StoredUpload | undefined => {
      const row = database.get('SELECT * FROM s3_upload WHERE id = ? AND bucket = ? AND key = ?', [
        id,
        bucket,
        bytesOf(key),
      ])
      return row && toUpload(row)
    },
    uploads: (bucket: string): StoredUpload[] =>
      database
        .all('SELECT * FROM s3_upload WHERE bucket = ? ORDER BY key, begun, id', [bucket])
        .map(toUpload),
    parts: (id: string): StoredPart[] =>
      database.all('SELECT * FROM s3_part WHERE upload = ? ORDER BY number', [id]).map((row) => ({
        number: Number(row['number']),
        size: Number(row['size']),
        etag: String(row['etag']),
        modified: Number(row['modified']),
        segments: toSegments(row['segments']),
      })),
    putPart: (id: string, part: StoredPart): void => {
      database.run('INSERT OR REPLACE INTO s3_part VALUES (?, ?, ?, ?, ?, ?)', [
        id,
        part.number,
        part.size,
        part.etag,
        part.modified,
        JSON.stringify(part.segments),
      ])
    },
    end: (id: string): void => {
      database.run('DELETE FROM s3_part WHERE upload = ?', [id])
      database.run('DELETE FROM s3_upload WHERE id = ?', [id])
    },
  }
}

/** Result of `createObjectTable`. */
export type ObjectTable = ReturnType<typeof createObjectTable>

/** The files of segments. */
export function filesOf(segments: readonly Segment[]): string[] {
  return segments.flatMap((segment) => ('file' in segment ? [segment.file] : []))
}

/** A key as bytes. */
export function bytesOf(key: string): Uint8Array {
  return new Uint8Array(Buffer.from(key, 'utf8'))
}

/** Values of an object, in the order of `columns`. */
export function valuesOf(object: StoredObject): SqlValue[] {
  return [
    bytesOf(object.key),
    object.size,
    object.etag,
    object.modified,
    JSON.stringify(object.about),
    JSON.stringify(object.segments),
    object.version ?? null,
  ]
}

/** The object of a row with `columns`. */
export function toObject(row: SqlRow): StoredObject {
  return {
    key: keyOf(row['key']),
    size: Number(row['size']),
    etag: String(row['etag']),
    modified: Number(row['modified']),
    about: toAbout(row['about']),
    segments: toSegments(row['segments']),
    ...(row['version'] === null ? {} : { version: String(row['version']) }),
  }
}

function toUpload(row: SqlRow): StoredUpload {
  return {
    id: String(row['id']),
    bucket: String(row['bucket']),
    key: keyOf(row['key']),
    begun: Number(row['begun']),
    about: toAbout(row['about']),
  }
}

/** The key of a row, decoded from its bytes. */
export function keyOf(bytes: SqlRow[string] | undefined): string {
  if (!(bytes instanceof Uint8Array)) throw new TypeError('A key is kept as bytes')
  return Buffer.from(bytes).toString('utf8')
}

/** Stored by `put` and `begin` above. */
function toAbout(text: SqlRow[string] | undefined): AboutObject {
  const about: unknown = JSON.parse(String(text))
  if (!isRecord(about)) throw new TypeError('What is kept of an object is an object')
  return about as unknown as AboutObject
}

function toSegments(text: SqlRow[string] | undefined): Segment[] {
  const segments: unknown = JSON.parse(String(text))
  if (!Array.isArray(segments)) throw new TypeError('Segments are a list')
  return segments as Segment[]
}
