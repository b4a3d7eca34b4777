import { serviceFailure } from '../failures'
import { readDiskTime, storageTime } from '../format-time'
import type { Disk, VmStorage } from '../entities'
import type { StoredRow } from '../store/records'
import { change } from './vm-power'
import { toDiskSnapshots } from './vm-replicas'

type Vm = StoredRow<'vm'>

/** The next free device name: vda for the first disk, then vdb and so on. */
export function nextDeviceName(storage: readonly VmStorage[]): string {
  const used = new Set(storage.map(({ name }) => name))
  const letter = [...'abcdefghijklmnopqrstuvwxyz'].find((candidate) => !used.has(`vd${candidate}`))
  if (letter === undefined) throw serviceFailure('Failed to add disk to VM')
  return `vd${letter}`
}

/** Storage entry of an attached disk; its `created_at` is that of the disk, not of the attachment. */
export function toStorage(disk: Disk, name: string, primary: boolean, pool: string): VmStorage {
  return {
    uuid: disk.uuid,
    name,
    type: 'block',
    size: disk.size_gb,
    pool,
    primary,
    shared: false,
    replica: [],
    user_id: disk.user_id,
    created_at: storageTime(readDiskTime(disk.created_at)),
    updated_at: null,
  }
}

/** The machine with one more disk. */
export function withStorage(vm: Vm, entry: VmStorage, now: number): Vm {
  return change(vm, now, { storage: [...vm.document.storage, entry] })
}

/** The machine without the disk `uuid`. */
export function withoutStorage(vm: Vm, uuid: string, now: number): Vm {
  return change(vm, now, { storage: vm.document.storage.filter((entry) => entry.uuid !== uuid) })
}

/**
 * The disk `uuid` of the machine, which must not be the one it boots from.
 * @throws ApiFailure 500 with `text` when it is, or when the machine has no such disk
 */
export function removableStorage(vm: Vm, uuid: string, text: string): VmStorage {
  const entry = vm.document.storage.find((candidate) => candidate.uuid === uuid)
  if (!entry || entry.primary) throw serviceFailure(text)
  return entry
}

/**
 * The machine with its disk `uuid` grown to `size` GB. A disk can only grow (specification section 5).
 * @throws ApiFailure 500 'Failed to resize disk on VM' for a smaller or equal size, or an unknown disk
 */
export function growStorage(vm: Vm, uuid: string, size: number, now: number): { vm: Vm; entry: VmStorage } {
  const present = vm.document.storage.find((candidate) => candidate.uuid === uuid)
  if (!present || size <= present.size) throw serviceFailure('Failed to resize disk on VM')
  const entry = { ...present, size, updated_at: storageTime(now) }
  const storage = vm.document.storage.map((candidate) => (candidate === present ? entry : candidate))
  return { vm: change(vm, now, { storage }), entry }
}

/** The disk record with the size and the snapshots of its machine's changed storage entry. */
export function followStorage(
  disk: StoredRow<'disk'>,
  entry: VmStorage,
  updatedAt: string,
): StoredRow<'disk'> {
  return {
    ...disk,
    document: {
      ...disk.document,
      size_gb: entry.size,
      snapshots: toDiskSnapshots(entry),
      updated_at: updatedAt,
    },
  }
}
