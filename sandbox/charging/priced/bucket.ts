import { bytes } from '../exact'
import type { PricedKind } from './charge'

/** Price of a bucket by its content; an empty one costs nothing. */
export const pricedBucket: PricedKind<'bucket'> = ({ key, document: bucket }) => {
  if (bucket.size_bytes === 0) return null
  const gigabytes = Math.round((bucket.size_bytes / 2 ** 30) * 100) / 100
  return {
    parts: [{ type: 'OBJECT_STORAGE', quantity: bytes(bucket.size_bytes) }],
    name: bucket.name,
    details: `bucket, ${gigabytes} GB`,
    owner: key,
    uptimeTypes: ['OBJECT_STORAGE'],
    configuration: { vm_name: bucket.name, disk_size_GB: gigabytes },
  }
}
