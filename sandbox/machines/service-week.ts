import type { ClusterMaintenance, ManagedService } from '../entities'
import type { Ids } from '../ids'
import { backupInterval } from './durations'
import { withMachines } from './service'
import { newReplica } from './vm-replicas'

const hour = 60 * 60 * 1000
const day = 24 * hour
const wednesday = 3

/** Backups of managed services are kept this long (specification section 9). */
const backupLife = 7 * day

/** The next Wednesday 02:00 UTC after `now`: when managed services are backed up (specification section 9). */
export function nextServiceBackup(now: number): number {
  return nextWednesday(now, 2 * hour)
}

/** Time of a cluster's next maintenance after `now`: a Wednesday, at the start of its time window. */
export function nextMaintenance({ timeWindow }: ClusterMaintenance, now: number): number {
  return nextWednesday(now, sinceMidnight(timeWindow.begin))
}

/** The newest of `versions` with the same first two numbers as `version`, or `version` itself. */
export function newestPatch(versions: readonly string[], version: string): string {
  const line = (text: string): string => text.split('.').slice(0, 2).join('.')
  const patch = (text: string): number => Number(text.split('.')[2] ?? 0)
  return versions
    .filter((candidate) => line(candidate) === line(version))
    .reduce((newest, candidate) => (patch(candidate) > patch(newest) ? candidate : newest), version)
}

/** The resources with a backup of every disk taken at `at`, and without those that are seven days old. */
export function withBackups(document: ManagedService, at: number, ids: Ids): ManagedService['resources'] {
  return withMachines(document, ({ resource_allocation: { storage } }) => {
    if (!storage) return undefined
    return {
      storage: storage.map((disk) => {
        const kept = (disk.replica ?? []).filter((backup) => takenAt(backup.created_at) > at - backupLife)
        return { ...disk, replica: [...kept, newReplica(disk, 'backup', at, ids)] }
      }),
    }
  })
}

function nextWednesday(now: number, time: number): number {
  const midnight = new Date(now).setUTCHours(0, 0, 0, 0)
  const days = (wednesday - new Date(midnight).getUTCDay() + 7) % 7
  let next = midnight + days * day + time
  while (next > now) next -= backupInterval
  return next + backupInterval
}

/** `HHMMSS+hhmm` as milliseconds after midnight UTC; the offset may lead to the day before or after. */
function sinceMidnight(text: string): number {
  const part = (start: number): number => Number(text.slice(start, start + 2))
  const offset = (part(7) + part(9) / 60) * hour * (text.charAt(6) === '-' ? -1 : 1)
  return part(0) * hour + part(2) * 60_000 + part(4) * 1000 - offset
}

function takenAt(text: string | undefined): number {
  return Date.parse(`${(text ?? '').slice(0, 23).replace(' ', 'T')}Z`)
}
