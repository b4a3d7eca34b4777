import { parameterFailure, serviceFailure } from '../failures'
import { diskTime } from '../format-time'
import { followVm } from '../machines/settle'
import { checkImage } from '../machines/vm-parameters'
import { assertIdle, change, prepareVm, startVm, stopVm } from '../machines/vm-power'
import { dropReplica, findReplica, takeSnapshot, toggleBackup } from '../machines/vm-replicas'
import type { VmStorage } from '../entities'
import type { StoredRow } from '../store/records'
import type { Context } from '../context'
import { cloneVm } from './clone-vm'
import { findDisk, findVm, findHere, payingAccount } from './find'
import type { HandlersOf } from './handler'

/** Power, reinstallation, copies, snapshots and backups of machines. */
export const vmActionHandlers: HandlersOf<
  | 'startVm'
  | 'stopVm'
  | 'rescueVm'
  | 'reinstallVm'
  | 'cloneVm'
  | 'rebuildVm'
  | 'toggleVmBackup'
  | 'createVmSnapshot'
  | 'deleteVmReplica'
> = {
  startVm: (context, { uuid }) => save(context, startVm(startable(context, uuid), context.now)),

  stopVm: (context, { uuid, force }) =>
    save(context, stopVm(findVm(context, uuid), force ?? false, context.now)),

  /** A normal start, into the rescue system. */
  rescueVm: (context, { uuid }) => save(context, startVm(startable(context, uuid), context.now, true)),

  /**
   * Recreates the primary disk, which removes its snapshots and backups; other disks, addresses and firewalls stay.
   * Without a system the current one is installed again.
   */
  reinstallVm: (context, { uuid, os_name: wantedName, os_version: wantedVersion }) => {
    const vm = findVm(context, uuid)
    assertIdle(vm)
    const osName = wantedName || (vm.document.os_name ?? undefined)
    const osVersion = wantedName ? wantedVersion : (vm.document.os_version ?? undefined)
    const wrong = checkImage(context.catalogue.images, osName, osVersion)
    if (Object.keys(wrong).length > 0) throw parameterFailure(wrong)
    const image = context.catalogue.images.find(({ os_name: name }) => name === osName)
    const document = {
      storage: replacePrimary(context, vm, `${osName}_${osVersion}`),
      ...(osName === undefined ? {} : { os_name: osName, os_version: osVersion ?? '' }),
      license_type: image?.license_type ?? null,
    }
    const installed = change(vm, context.now, document, { reinstalled: (vm.state.reinstalled ?? 0) + 1 })
    return save(context, prepareVm(installed, context.now))
  },

  cloneVm,

  /** Restores the disk from the replica; the machine is prepared as after a create. */
  rebuildVm: (context, { uuid, replica_uuid: replicaUuid, type }) => {
    const vm = findVm(context, uuid)
    assertIdle(vm)
    if (!findReplica(vm, replicaUuid, type)) throw serviceFailure('Failed to rebuild virtual machine')
    return save(context, prepareVm(vm, context.now))
  },

  toggleVmBackup: (context, { uuid }) => {
    const vm = findVm(context, uuid)
    if (vm.document.status === 'creating') throw serviceFailure('Failed to enable/disable backup')
    return save(context, toggleBackup(vm, context.now))
  },

  /** The uuid may be that of a machine or of an attached disk (platform facts section 5). */
  createVmSnapshot: (context, { uuid }) => {
    const vmUuid = context.records.find('disk', { ...findHere(context), key: uuid })?.parent
    const vm = findVm(context, vmUuid ?? uuid)
    if (vm.document.status !== 'running' && vm.document.status !== 'stopped')
      throw serviceFailure('Failed to create snapshot of virtual machine')
    const storageUuid = typeof vmUuid === 'string' ? uuid : undefined
    const changed = context.records.save(takeSnapshot(vm, storageUuid, context.now, context.ids))
    followVm(context.records, changed)
    return storageEntry(changed, storageUuid)
  },

  deleteVmReplica: (context, { replica_uuid: replicaUuid, type }) => {
    const disk = context.records
      .list('vm', findHere(context))
      .map((vm) => ({ vm, found: findReplica(vm, replicaUuid, type) }))
      .find(({ found }) => found !== undefined)
    if (!disk?.found) throw serviceFailure('Failed to delete snapshot')
    findVm(context, disk.vm.key)
    followVm(context.records, context.records.save(dropReplica(disk.vm, disk.found.replica, context.now)))
    return { success: true }
  },
}

/** The machine, if its account may pay for it to run. */
export function startable(context: Context, uuid: string): StoredRow<'vm'> {
  const vm = findVm(context, uuid)
  payingAccount(context, vm.document.billing_account)
  return vm
}

function save(context: Context, vm: StoredRow<'vm'>): StoredRow<'vm'>['document'] {
  return context.records.save(vm).document
}

function replacePrimary(context: Context, vm: StoredRow<'vm'>, image: string): VmStorage[] {
  return vm.document.storage.map((entry) => {
    if (!entry.primary) return entry
    const disk = findDisk(context, entry.uuid)
    const document = {
      ...disk.document,
      source_image_type: 'OS_BASE' as const,
      source_image: image,
      snapshots: [],
      updated_at: diskTime(context.now),
    }
    context.records.save({ ...disk, document })
    return { ...entry, replica: [] }
  })
}

function storageEntry(vm: StoredRow<'vm'>, uuid: string | undefined): VmStorage {
  const entry = vm.document.storage.find((candidate) =>
    uuid === undefined ? candidate.primary : candidate.uuid === uuid,
  )
  if (!entry) throw serviceFailure('Failed to create snapshot of virtual machine')
  return entry
}
