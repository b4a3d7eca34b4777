import type { Bucket, StorageKey } from '../entities'
import { diskTime } from '../format-time'
import { newStorageUser } from '../handlers/new-storage-user'
import { type Builder, day } from './builder'

interface SeedBucket {
  readonly name: string
  readonly account: number
  readonly gigabytes: number
  readonly objects: number
  /** Days since it was created, and since its last change. */
  readonly age: number
  readonly changed?: number
  readonly document?: Partial<Bucket>
  /** CORS allows pages of all origins; otherwise none. */
  readonly open?: boolean
  /** Versions are kept of its objects. */
  readonly versions?: boolean
}

/** Stores a user of the object storage with the keys and buckets they have. */
export function addStorage(
  builder: Builder,
  owner: number,
  keys: readonly Omit<StorageKey, 'userId'>[],
  buckets: readonly SeedBucket[],
): void {
  const { records, ids, now } = builder
  const user = records.find('user', { key: `${owner}` })
  if (!user) throw new Error(`There is no user ${owner}`)
  const record = newStorageUser(ids, user.document)
  const { userId, s3Credentials: first } = record.document
  const s3Credentials = keys.length === 0 ? first : keys.map((key) => ({ userId, ...key }))
  records.insert('storageUser', { ...record, document: { ...record.document, s3Credentials } })
  for (const bucket of buckets) {
    const columns = { location: '', owner, account: bucket.account, parent: null, due: null }
    const document: Bucket = {
      name: bucket.name,
      user_id: owner,
      owner: userId,
      billing_account_id: bucket.account,
      size_bytes: Math.round(bucket.gigabytes * 1e9),
      num_objects: bucket.objects,
      is_suspended: false,
      created_at: diskTime(now - bucket.age * day),
      modified_at: bucket.changed === undefined ? null : diskTime(now - bucket.changed * day),
      ...bucket.document,
    }
    records.insert('bucket', {
      ...columns,
      key: bucket.name,
      document,
      state: stateOf(bucket),
    })
  }
}

function stateOf({ open = false, versions = false }: SeedBucket) {
  if (!open && !versions) return null
  return { ...(open ? { allowedOrigin: '*' } : {}), ...(versions ? { versioning: 'Enabled' as const } : {}) }
}
