import { platformTime } from '../format-time'
import { ipv6Beside } from '../machines/network'
import { assertPattern } from '../machines/vm-parameters'
import { assertIdle, prepareVm } from '../machines/vm-power'
import { toStorage } from '../machines/vm-storage'
import type { VmStorage } from '../entities'
import type { StoredRow } from '../store/records'
import type { Context } from '../context'
import { assertLocationOpen, poolName } from './create-vm'
import { findDisk, findNetwork, findVm, payingAccount } from './find'
import type { Handler } from './handler'
import { takeAddress } from './networks-of'
import { insertDisk } from './new-disk'

/**
 * A new machine of the same size, in the same network, with copies of all disks. It gets its own addresses; floating
 * IPs, firewalls, snapshots and backups are not copied.
 */
export const cloneVm: Handler<'cloneVm'> = (context, { uuid, name }) => {
  const { records, ids, now, caller } = context
  const source = findVm(context, uuid)
  assertLocationOpen(context)
  assertIdle(source)
  assertPattern(context.catalogue.parameters, 'name', name)
  const { vcpu, memory, billing_account: account } = source.document
  payingAccount(context, account, { vcpu, memory })
  const copyUuid = ids.uuid()
  const { network, address } = takeAddress(context, findNetwork(context, source.parent ?? ''))
  const { public_ipv6: _, ...document } = source.document
  const ipv6 = ipv6Beside(network, address)
  const copy = records.insert('vm', {
    location: context.location,
    owner: caller.owner,
    account,
    key: copyUuid,
    parent: network.key,
    due: null,
    document: {
      ...document,
      uuid: copyUuid,
      name,
      hostname: name,
      mac: ids.mac(),
      private_ipv4: address,
      ...(ipv6 === undefined ? {} : { public_ipv6: ipv6 }),
      backup: false,
      storage: source.document.storage.map((entry) => copyDisk(context, entry, copyUuid)),
      created_at: platformTime(now),
      updated_at: platformTime(now),
    },
    state: {
      interfaceUuid: ids.uuid(),
      interfaceNumber: ids.number(),
      pending: null,
      readyAt: null,
      rescue: false,
      nextBackupAt: null,
    },
  })
  return records.save(prepareVm(copy, now)).document
}

function copyDisk(context: Context, entry: VmStorage, vmUuid: string): VmStorage {
  const original = findDisk(context, entry.uuid)
  const pools = context.catalogue.storagePools(context.location)
  const pool = pools.find(({ uuid }) => uuid === original.document.storage_pool_uuid) ?? pools[0]
  if (!pool) throw new Error(`Location ${context.location} has no storage pool`)
  const disk: StoredRow<'disk'> = insertDisk(context, {
    account: original.document.billing_account_id,
    size: entry.size,
    pool,
    vmUuid,
    name: original.document.display_name ?? undefined,
    source: { type: 'DISK', image: original.key },
    readyAt: null,
  })
  return toStorage(disk.document, entry.name, entry.primary, poolName(context, disk))
}
