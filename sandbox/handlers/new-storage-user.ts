import type { StorageKey, StorageUser, User } from '../entities'
import type { Ids } from '../ids'
import type { StoredRow } from '../store/records'

/** Buckets a user may have (platform facts section 11). */
const maxBuckets = 1000

/** The record of a new user of the object storage, with a first key pair. They are named by their e-mail address. */
export function newStorageUser(ids: Ids, user: User): Omit<StoredRow<'storageUser'>, 'rowId' | 'kind'> {
  const { first_name: first = '', last_name: last = '' } = user.profile_data ?? {}
  const document: StorageUser = {
    userId: user.name,
    displayName: `${first} ${last}`.trim(),
    email: user.name,
    maxBuckets,
    suspended: 0,
    s3Credentials: [newStorageKey(ids, user.name)],
    swiftCredentials: [],
    subusers: [],
    caps: [],
  }
  const columns = { location: '', owner: user.id, account: null, key: `${user.id}`, parent: null, due: null }
  return { ...columns, state: null, document }
}

/** A key pair as S3 has them: 20 capitals and digits, and 40 letters and digits. */
export function newStorageKey(ids: Ids, userId: string): StorageKey {
  return {
    userId,
    accessKey: ids.secret().toUpperCase().slice(0, 20),
    secretKey: `${ids.secret()}${ids.secret()}`.slice(0, 40),
  }
}
