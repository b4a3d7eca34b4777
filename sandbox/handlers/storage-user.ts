import { forbiddenFailure, gatewayFailure, serviceFailure } from '../failures'
import type { StorageKey } from '../entities'
import type { StoredRow } from '../store/records'
import type { Context } from '../context'
import type { HandlersOf } from './handler'
import { newStorageKey, newStorageUser } from './new-storage-user'

/**
 * The user of the object storage and their keys. These keys open all buckets, so an API key that is restricted to one
 * billing account is refused.
 */
export const storageUserHandlers: HandlersOf<
  'getStorageUser' | 'listStorageKeys' | 'createStorageKey' | 'deleteStorageKey' | 'getStorageEndpoint'
> = {
  /** Creates the user and a first key pair if missing (specification section 7). */
  getStorageUser: (context) => {
    assertReachesAll(context)
    const user = storageUserOf(context)
    if (user.document.s3Credentials.length > 0) return user.document
    return withKeys(context, user, [newStorageKey(context.ids, user.document.userId)]).document
  },

  listStorageKeys: (context) => presentUser(context).document.s3Credentials,

  createStorageKey: (context) => {
    const user = presentUser(context)
    const { userId, s3Credentials } = user.document
    return withKeys(context, user, [...s3Credentials, newStorageKey(context.ids, userId)]).document
      .s3Credentials
  },

  deleteStorageKey: (context, { access_key: accessKey }) => {
    const user = presentUser(context)
    const { s3Credentials } = user.document
    const remaining = s3Credentials.filter((key) => key.accessKey !== accessKey)
    if (remaining.length === s3Credentials.length) throw gatewayFailure(404, 'Access key not found.')
    withKeys(context, user, remaining)
    return undefined
  },

  getStorageEndpoint: ({ catalogue, storage }) => ({
    url: storage === undefined ? catalogue.storageUrl : `${storage}/`,
  }),
}

/** The caller's user of the object storage, made when there is none. */
export function storageUserOf(context: Context): StoredRow<'storageUser'> {
  const { records, ids, caller } = context
  const present = findUser(context)
  if (present) return present
  const user = records.find('user', { key: `${caller.owner}` })
  if (!user) throw serviceFailure(`User ${caller.owner} is gone`)
  return records.insert('storageUser', newStorageUser(ids, user.document))
}

/** A caller without a storage user has no keys (platform facts section 1, errors). */
function presentUser(context: Context): StoredRow<'storageUser'> {
  assertReachesAll(context)
  const user = findUser(context)
  if (!user) throw gatewayFailure(404, 'Storage account not found.')
  return user
}

function findUser({ records, caller }: Context): StoredRow<'storageUser'> | undefined {
  return records.find('storageUser', { key: `${caller.owner}` })
}

function assertReachesAll({ caller }: Context): void {
  if (caller.account !== null) throw forbiddenFailure('You are not allowed to use this resource')
}

function withKeys(
  { records }: Context,
  user: StoredRow<'storageUser'>,
  s3Credentials: StorageKey[],
): StoredRow<'storageUser'> {
  return records.save({ ...user, document: { ...user.document, s3Credentials } })
}
