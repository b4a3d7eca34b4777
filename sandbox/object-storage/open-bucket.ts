import type { Work } from '../context'
import { diskTime } from '../format-time'
import type { StoredRow } from '../store/records'
import type { ObjectTable } from './object-table'
import { missing } from './refusal'
import { sampleObjects } from './samples'
import type { VersionTable } from './version-table'

const minute = 60_000

/** The record of a bucket. */
export type BucketRow = StoredRow<'bucket'>

/**
 * The record of a bucket, after its stored objects were brought in line with its counts: samples stand for content that
 * was not uploaded. Unused files are added to `unused`.
 *
 * @throws StorageRefusal when there is none
 */
export function openBucket(
  { records, now }: Pick<Work, 'records' | 'now'>,
  table: ObjectTable,
  versions: VersionTable,
  name: string,
  unused: string[],
): BucketRow {
  const row = records.find('bucket', { key: name })
  if (!row) throw missing('NoSuchBucket')
  const { num_objects: objects, size_bytes: bytes, created_at: created } = row.document
  const before = table.counted(name)
  if (before?.created === created && before.objects === objects && before.bytes === bytes) return row
  unused.push(...table.clear(name, before?.created === created ? 'samples' : 'everything'))
  let stored = table.count(name, created)
  if (stored.objects > objects || stored.bytes > bytes) {
    unused.push(...table.clear(name, 'everything'))
    stored = { objects: 0, bytes: 0 }
  }
  const keeps = row.state?.versioning !== undefined
  for (const { isDeleted, ...object } of sampleObjects(
    name,
    objects - stored.objects,
    bytes - stored.bytes,
    now,
    keeps,
  )) {
    const key = stored.objects > 0 && table.find(name, object.key) ? `samples/${object.key}` : object.key
    if (object.version !== undefined) versions.shelve(name, key)
    table.put(name, { ...object, key })
    if (!isDeleted) continue
    versions.shelve(name, key)
    versions.mark(name, key, object.modified + minute, `${object.etag.slice(0, 31)}d`)
  }
  table.count(name, created)
  return row
}

/** Counts a change of the content in the record. */
export function countChange(
  { records, now }: Pick<Work, 'records' | 'now'>,
  table: ObjectTable,
  row: BucketRow,
  objects: number,
  bytes: number,
): void {
  const document = {
    ...row.document,
    num_objects: row.document.num_objects + objects,
    size_bytes: row.document.size_bytes + bytes,
    modified_at: diskTime(now),
  }
  records.save({ ...row, document })
  table.recount(row.key, document.num_objects, document.size_bytes)
}
