import { approveInvoice } from '../charging/apply-for-invoice'
import { settlePayment } from '../charging/online-payment'
import { reviewTouched } from '../charging/review'
import { settleAccount } from '../charging/settle-account'
import { diskTime } from '../format-time'
import type { Work } from '../context'
import type { Kind } from '../store/kinds'
import type { StoredRow, Records } from '../store/records'
import { finishDisk } from './disk'
import { settleMetal } from './metal-lease'
import { settleService } from './service-events'
import { finish } from './vm-power'
import { takeBackup } from './vm-replicas'
import { followStorage } from './vm-storage'

/**
 * Carries out the first due change of a record at its due time, and stores the record with its next due time or none.
 */
type WhenDue<K extends Kind> = (work: Work, record: StoredRow<K>) => void

/** Automatic changes by kind of record; kinds that are never due are left out. */
const whenDue: { readonly [K in Kind]?: WhenDue<K> } = {
  disk: ({ records }, disk) => records.save(finishDisk(disk)),
  ticket: ({ records }, ticket) => {
    records.remove(ticket)
  },
  key: ({ records }, key) => {
    records.remove(key)
  },
  vm: settleVm,
  deleted_vm: ({ records }, vm) => {
    records.remove(vm)
  },
  metal_machine: ({ records, ids }, machine) => settleMetal(records, machine, ids),
  service: ({ records, ids, now }, service) => records.save(settleService(service, ids, now)),
  account: settleAccount,
  card: approveInvoice,
  payment: settlePayment,
}

/** Work at an instant between the last request and this one. */
type WorkAt = (instant: number) => Work

/**
 * Carries out all changes due by `now`, in the order of their due times, so that each one is made, and charged, as if on
 * time. Returns the `Work` at `now`. Called before a request is handled.
 */
export function settle(workAt: WorkAt, records: Records, now: number): Work {
  for (let next = records.nextDue(now); next; next = records.nextDue(now)) {
    const work = workAt(next.due ?? now)
    carryOut(work, next)
    reviewTouched(work)
  }
  return workAt(now)
}

function carryOut<K extends Kind>(work: Work, record: StoredRow<K>): void {
  const rule = whenDue[record.kind]
  if (!rule) throw new Error(`Nothing is known to happen to a ${record.kind} by itself`)
  rule(work, record)
}

function settleVm({ records, ids }: Work, vm: StoredRow<'vm'>): void {
  const { readyAt, nextBackupAt } = vm.state
  const isReady = readyAt !== null && (nextBackupAt === null || readyAt <= nextBackupAt)
  const settled = records.save(isReady ? finish(vm, readyAt) : takeBackup(vm, ids))
  if (settled.document.storage !== vm.document.storage) followVm(records, settled)
}

/** Brings the records of a machine's disks in line with its storage. */
export function followVm(records: Records, vm: StoredRow<'vm'>): void {
  const entries = new Map(vm.document.storage.map((entry) => [entry.uuid, entry]))
  for (const disk of records.list('disk', { parent: vm.key })) {
    const entry = entries.get(disk.key)
    if (entry) records.save(followStorage(disk, entry, disk.document.updated_at ?? diskTime(0)))
  }
}
