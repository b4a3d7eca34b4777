import type { Work } from '../context'
import type { Bucket } from '../entities'
import { diskTime } from '../format-time'

/**
 * Sets the size of a bucket in bytes and objects.
 * @throws RangeError for an unknown bucket or invalid numbers
 */
export function fillBucket(
  { records, now }: Pick<Work, 'records' | 'now'>,
  name: string,
  bytes: number,
  objects: number,
): Bucket {
  const bucket = records.find('bucket', { key: name })
  if (!bucket) throw new RangeError(`There is no bucket ${name}`)
  if (![bytes, objects].every((count) => Number.isSafeInteger(count) && count >= 0))
    throw new RangeError('Bytes and objects are whole numbers')
  const content = { size_bytes: bytes, num_objects: objects, modified_at: diskTime(now) }
  return records.save({ ...bucket, document: { ...bucket.document, ...content } }).document
}
