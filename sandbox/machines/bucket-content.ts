import type { Work } from '../context'
import type { Bucket } from '../entities'
import { diskTime } from '../format-time'

/**
 * A bucket with other content: bytes and objects.
 * @throws RangeError for a bucket that does not exist, or numbers that cannot be
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
