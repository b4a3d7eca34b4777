import { diskTime } from '../format-time'
import type { Ids } from '../ids'
import type { Kept, Records } from '../store/records'
import { finishDisk } from './disk'
import { settleMetal } from './metal-lease'
import { finish } from './vm-power'
import { takeBackup } from './vm-replicas'
import { followStorage } from './vm-storage'

/**
 * Carries out everything that became due by `now`, in the order it became due. Called before each request is handled,
 * so state changes happen as if they had happened on time.
 */
export function settle(records: Records, ids: Ids, now: number): void {
  if (!records.hasDue(now)) return
  for (const ticket of records.due('ticket', now)) records.remove(ticket)
  for (const disk of records.due('disk', now)) records.save(finishDisk(disk))
  for (const machine of records.due('metal_machine', now)) settleMetal(records, machine, ids)
  for (const vm of records.due('vm', now)) {
    const settled = settleVm(vm, ids, now)
    records.save(settled)
    if (settled.document.storage !== vm.document.storage) followVm(records, settled)
  }
}

function settleVm(vm: Kept<'vm'>, ids: Ids, now: number): Kept<'vm'> {
  let settled = vm
  while (settled.due !== null && settled.due <= now) {
    const { readyAt, nextBackupAt } = settled.state
    const isReady = readyAt !== null && (nextBackupAt === null || readyAt <= nextBackupAt)
    settled = isReady ? finish(settled, readyAt) : takeBackup(settled, ids)
  }
  return settled
}

/** Brings the records of a machine's disks in line with its storage. */
export function followVm(records: Records, vm: Kept<'vm'>): void {
  const entries = new Map(vm.document.storage.map((entry) => [entry.uuid, entry]))
  for (const disk of records.list('disk', { parent: vm.key })) {
    const entry = entries.get(disk.key)
    if (entry) records.save(followStorage(disk, entry, disk.document.updated_at ?? diskTime(0)))
  }
}
