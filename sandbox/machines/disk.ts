import { gatewayFailure } from '../failures'
import { diskTime } from '../format-time'
import type { Disk } from '../entities'
import type { StoredRow } from '../store/records'

type KeptDisk = StoredRow<'disk'>

/** The disk once it is filled. */
export function finishDisk(disk: KeptDisk): KeptDisk {
  return { ...disk, due: null, state: { readyAt: null }, document: { ...disk.document, status: 'Active' } }
}

/**
 * Refuses a disk that cannot be attached: in use already, or not filled yet.
 * @throws ApiFailure 409
 */
export function assertAttachable(disk: KeptDisk): void {
  if (disk.parent !== null) throw gatewayFailure(409, 'Disk is already attached')
  if (disk.document.status !== 'Active') throw gatewayFailure(409, 'Disk is reserved')
}

/** The disk attached to the machine `vmUuid`, or detached if null. */
export function heldBy(disk: KeptDisk, vmUuid: string | null, now: number): KeptDisk {
  return changeDisk({ ...disk, parent: vmUuid }, now, {})
}

/** A copy with a changed document. */
export function changeDisk(disk: KeptDisk, now: number, document: Partial<Disk>): KeptDisk {
  return { ...disk, document: { ...disk.document, ...document, updated_at: diskTime(now) } }
}
