import { diskTime } from '../format-time'
import type { Disk } from '../entities'
import type { StoredRow } from '../store/records'
import type { StoragePool } from '../context'
import type { Context } from '../context'

/** Properties of a new disk. `vmUuid` is the machine it is attached to from the start. Sizes in GB. */
interface WantedDisk {
  readonly account: number
  readonly size: number
  readonly pool: StoragePool
  readonly vmUuid: string | null
  readonly name?: string | undefined
  readonly source: { type: NonNullable<Disk['source_image_type']>; image?: string | undefined }
  /** When it is filled, milliseconds since 1970; null for at once. */
  readonly readyAt: number | null
}

/** Stores a new disk of the caller. */
export function insertDisk(context: Context, wanted: WantedDisk): StoredRow<'disk'> {
  const { records, ids, caller, location, now } = context
  const uuid = ids.uuid()
  return records.insert('disk', {
    location,
    owner: caller.owner,
    account: wanted.account,
    key: uuid,
    parent: wanted.vmUuid,
    due: wanted.readyAt,
    state: { readyAt: wanted.readyAt },
    document: {
      uuid,
      status: wanted.readyAt === null ? 'Active' : 'Reserved',
      ...(wanted.name === undefined ? {} : { display_name: wanted.name }),
      user_id: caller.owner,
      billing_account_id: wanted.account,
      size_gb: wanted.size,
      source_image_type: wanted.source.type,
      ...(wanted.source.image === undefined ? {} : { source_image: wanted.source.image }),
      storage_pool_uuid: wanted.pool.uuid,
      read_only_bootable: false,
      snapshots: [],
      created_at: diskTime(now),
      updated_at: diskTime(now),
    },
  })
}
