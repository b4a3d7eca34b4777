import { serviceFailure } from '../failures'
import { diskTime, storageTime } from '../format-time'
import type { Disk, DiskSnapshot, VmReplica, VmStorage } from '../entities'
import type { Ids } from '../ids'
import type { StoredRow } from '../store/records'
import { backupInterval } from './durations'
import { change } from './vm-power'

type Vm = StoredRow<'vm'>

/** Backups kept of one machine: four, about a month (specification section 9). */
const backupsKept = 4

/** Two in the morning, UTC: the backup time the site configuration announces. */
const backupHour = 2

/** Toggles automatic backups (specification decisions, 18). */
export function toggleBackup(vm: Vm, now: number): Vm {
  const backup = !(vm.document.backup ?? false)
  return change(vm, now, { backup }, { nextBackupAt: backup ? firstBackup(now) : null })
}

/** The next backup time after `now`, milliseconds since 1970. */
export function firstBackup(now: number): number {
  const today = new Date(now).setUTCHours(backupHour, 0, 0, 0)
  return today > now ? today : today + 24 * 60 * 60 * 1000
}

/** Takes the due backup and plans the next; removes the oldest beyond four. */
export function takeBackup(vm: Vm, ids: Ids): Vm {
  const at = vm.state.nextBackupAt
  if (at === null) return vm
  const storage = (vm.document.storage ?? []).map((entry) =>
    entry.primary ? { ...entry, replica: withBackup(entry, newReplica(entry, 'backup', at, ids)) } : entry,
  )
  return change(vm, at, { storage }, { nextBackupAt: at + backupInterval })
}

function withBackup(entry: VmStorage, backup: VmReplica): VmReplica[] {
  const backups = [...(entry.replica ?? []).filter(({ type }) => type === 'backup'), backup]
  const dropped = new Set(backups.slice(0, -backupsKept))
  return [...(entry.replica ?? []), backup].filter((replica) => !dropped.has(replica))
}

/** A snapshot of the storage entry `storageUuid`, of the primary one when absent. */
export function takeSnapshot(vm: Vm, storageUuid: string | undefined, now: number, ids: Ids): Vm {
  const entries = vm.document.storage
  const target = entries.find(({ uuid, primary }) =>
    storageUuid === undefined ? primary : uuid === storageUuid,
  )
  if (!target) throw serviceFailure('Failed to create snapshot of virtual machine')
  const snapshot = newReplica(target, 'snapshot', now, ids)
  const storage = entries.map((entry) =>
    entry === target ? { ...entry, replica: [...(entry.replica ?? []), snapshot] } : entry,
  )
  return change(vm, now, { storage })
}

/** The replica `replicaUuid` of the machine with the entry that has it, or undefined. */
export function findReplica(
  vm: Vm,
  replicaUuid: string,
  type: VmReplica['type'] | undefined,
): { entry: VmStorage; replica: VmReplica } | undefined {
  for (const entry of vm.document.storage) {
    const replica = entry.replica?.find(({ uuid }) => uuid === replicaUuid)
    if (replica && (type === undefined || replica.type === type)) return { entry, replica }
  }
  return undefined
}

/** The machine without one replica. */
export function dropReplica(vm: Vm, replica: VmReplica, now: number): Vm {
  const storage = vm.document.storage.map((entry) => ({
    ...entry,
    replica: (entry.replica ?? []).filter(({ uuid }) => uuid !== replica.uuid),
  }))
  return change(vm, now, { storage })
}

/** Snapshots of a storage entry as the disk list shows them; backups are no snapshots. */
export function toDiskSnapshots(entry: VmStorage): NonNullable<Disk['snapshots']> {
  return (entry.replica ?? []).flatMap((replica): DiskSnapshot[] => {
    if (replica.type !== 'snapshot') return []
    const created = replica.created_at === undefined ? {} : { created_at: toDiskTime(replica.created_at) }
    return [{ uuid: replica.uuid, disk_uuid: entry.uuid, size_gb: replica.size ?? entry.size, ...created }]
  })
}

function toDiskTime(storageTimeText: string): string {
  return diskTime(Date.parse(`${storageTimeText.slice(0, 23).replace(' ', 'T')}Z`))
}

/** A replica of `entry` taken at `at`. */
export function newReplica(
  entry: Pick<VmStorage, 'uuid' | 'size' | 'pool'>,
  type: VmReplica['type'],
  at: number,
  ids: Ids,
): VmReplica {
  return {
    uuid: ids.uuid(),
    master_uuid: entry.uuid,
    type,
    size: entry.size,
    pool: entry.pool ?? 'n/a',
    created_at: storageTime(at),
    updated_at: null,
  }
}
