import { gatewayFailure } from '../failures'
import { failBySentinel } from '../faults/sentinels'
import { diskTime } from '../format-time'
import { ownedBy } from '../identity'
import { corsDocument } from '../machines/bucket-cors'
import type { Bucket } from '../entities'
import type { StoredRow } from '../store/records'
import type { Context } from '../context'
import { listAnywhere, payingAccount } from './find'
import type { HandlersOf } from './handler'
import { storageUserOf } from './storage-user'

/** Buckets, identified by name, without a location. */
export const bucketHandlers: HandlersOf<
  'listBuckets' | 'getBucket' | 'createBucket' | 'updateBucket' | 'deleteBucket' | 'replaceBucketCors'
> = {
  listBuckets: (context, { billing_account_id: account }) => listAnywhere(context, 'bucket', account),

  getBucket: (context, { name }) => findBucket(context, name).document,

  /** Bucket names are globally unique (platform facts section 11). */
  createBucket: (context, { name, billing_account_id: named }) => {
    const { records, caller, now } = context
    const account = payingAccount(context, named)
    if (records.find('bucket', { key: name })) throw gatewayFailure(409, `Bucket ${name} already exists.`)
    const { userId, maxBuckets } = storageUserOf(context).document
    const present = records.count('bucket', { owner: caller.owner })
    if (present >= (maxBuckets ?? Infinity)) throw gatewayFailure(400, `No more than ${maxBuckets} buckets.`)
    const document: Bucket = {
      name,
      user_id: caller.owner,
      owner: userId,
      billing_account_id: account,
      size_bytes: 0,
      num_objects: 0,
      is_suspended: false,
      created_at: diskTime(now),
      modified_at: null,
    }
    const columns = { location: '', owner: caller.owner, account, key: name, parent: null, due: null }
    return records.insert('bucket', { ...columns, state: null, document }).document
  },

  /** An account that may pay reopens a suspended bucket. */
  updateBucket: (context, { name, billing_account_id: named }) => {
    const bucket = findBucket(context, name)
    const account = payingAccount(context, named)
    const document = { ...bucket.document, billing_account_id: account, is_suspended: false }
    return context.records.save({ ...bucket, account, document }).document
  },

  deleteBucket: (context, { name }) => {
    const bucket = findBucket(context, name)
    if (bucket.document.num_objects > 0) throw gatewayFailure(409, `Bucket ${name} is not empty.`)
    context.records.remove(bucket)
    return undefined
  },

  replaceBucketCors: (context, { name, allowed_origin: origin }) => {
    const bucket = findBucket(context, name)
    context.records.save({ ...bucket, state: { ...bucket.state, allowedOrigin: origin } })
    return corsDocument(origin)
  },
}

function findBucket(context: Context, name: string): StoredRow<'bucket'> {
  const bucket = context.records.find('bucket', { ...ownedBy(context.caller), key: name })
  if (!bucket) throw gatewayFailure(404, `Bucket ${name} was not found.`)
  failBySentinel(context.operation, name)
  return bucket
}
