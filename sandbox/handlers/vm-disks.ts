import { diskTime, readDiskTime, storageTime } from '../format-time'
import { serviceFailure } from '../failures'
import { assertAttachable, heldBy } from '../machines/disk'
import { assertIdle } from '../machines/vm-power'
import {
  followStorage,
  growStorage,
  nextDeviceName,
  removableStorage,
  toStorage,
  withStorage,
  withoutStorage,
} from '../machines/vm-storage'
import type { Context, StoragePool } from '../context'
import type { StoredRow } from '../store/records'
import { poolName, storagePoolOf } from './create-vm'
import { findDisk, findVm, payingAccount } from './find'
import type { HandlersOf } from './handler'
import { insertDisk } from './new-disk'

/** Disks of machines: add, grow, remove, attach, detach. */
export const vmDiskHandlers: HandlersOf<
  'addVmDisk' | 'resizeVmDisk' | 'deleteVmDisk' | 'attachVmDisk' | 'detachVmDisk'
> = {
  addVmDisk: (context, { uuid, size_gb: size }) => {
    const vm = findVm(context, uuid)
    assertIdle(vm)
    const account = payingAccount(context, vm.document.billing_account)
    const pool = poolOfMachine(context, vm)
    const disk = insertDisk(context, {
      account,
      size,
      pool,
      vmUuid: uuid,
      source: { type: 'EMPTY' },
      readyAt: null,
    })
    const name = nextDeviceName(vm.document.storage)
    const entry = toStorage(disk.document, name, false, pool.name)
    context.records.save(withStorage(vm, entry, context.now))
    return entry
  },

  /** `check_vm_state` false grows the disk even while the machine is busy. */
  resizeVmDisk: (context, { uuid, disk_uuid: diskUuid, size_gb: size, check_vm_state: checkState }) => {
    const { records, now } = context
    const vm = findVm(context, uuid)
    if (checkState ?? true) assertIdle(vm)
    payingAccount(context, vm.document.billing_account)
    const grown = growStorage(vm, diskUuid, size, now)
    records.save(grown.vm)
    records.save(followStorage(findDisk(context, diskUuid), grown.entry, diskTime(now)))
    return grown.entry
  },

  deleteVmDisk: (context, { uuid, storage_uuid: storageUuid }) => {
    const vm = findVm(context, uuid)
    assertIdle(vm)
    removableStorage(vm, storageUuid, 'Failed to delete disk from VM')
    context.records.save(withoutStorage(vm, storageUuid, context.now))
    context.records.remove(findDisk(context, storageUuid))
    return { success: true }
  },

  attachVmDisk: (context, { uuid, storage_uuid: storageUuid }) => {
    const { records, now } = context
    const vm = findVm(context, uuid)
    assertIdle(vm)
    const disk = findDisk(context, storageUuid)
    assertAttachable(disk)
    const fresh = toStorage(
      disk.document,
      nextDeviceName(vm.document.storage),
      false,
      poolName(context, disk),
    )
    const replica = (disk.document.snapshots ?? []).map((snapshot) => ({
      uuid: snapshot.uuid,
      master_uuid: disk.key,
      type: 'snapshot' as const,
      size: snapshot.size_gb ?? disk.document.size_gb,
      pool: fresh.pool ?? 'n/a',
      ...(snapshot.created_at == null ? {} : { created_at: storageTime(readDiskTime(snapshot.created_at)) }),
    }))
    const entry = { ...fresh, replica }
    records.save(withStorage(vm, entry, now))
    records.save(heldBy(disk, uuid, now))
    return entry
  },

  detachVmDisk: (context, { uuid, storage_uuid: storageUuid }) => {
    const { records, now } = context
    const vm = findVm(context, uuid)
    assertIdle(vm)
    removableStorage(vm, storageUuid, 'Failed to delete disk from VM')
    records.save(withoutStorage(vm, storageUuid, now))
    records.save(heldBy(findDisk(context, storageUuid), null, now))
    return { success: true }
  },
}

/** Storage pool of disks added to a machine: that of its host pool. */
function poolOfMachine(context: Context, { document }: StoredRow<'vm'>): StoragePool {
  const pools = context.catalogue.hostPools(context.location)
  const pool = pools.find(({ uuid }) => uuid === document.designated_pool_uuid)
  return pool ? storagePoolOf(context, pool) : defaultStoragePool(context)
}

/** Storage pool of disks without a machine: that of the default host pool. */
export function defaultStoragePool(context: Context): StoragePool {
  const pools = context.catalogue.hostPools(context.location)
  const pool = pools.find(({ is_default_designated: isDefault }) => isDefault) ?? pools[0]
  if (!pool) throw serviceFailure('Failed to add disk to VM')
  return storagePoolOf(context, pool)
}
