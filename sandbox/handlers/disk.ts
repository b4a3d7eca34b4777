import { gatewayFailure, parameterFailure } from '../failures'
import { changeDisk } from '../machines/disk'
import { diskFillDuration } from '../machines/durations'
import { checkImage } from '../machines/vm-parameters'
import type { Disk } from '../entities'
import type { Context } from '../context'
import { assertLocationOpen } from './create-vm'
import { findDisk, findHere, listHere, nextAccount, payingAccount } from './find'
import type { HandlersOf, Input } from './handler'
import { insertDisk } from './new-disk'
import { defaultStoragePool } from './vm-disks'

/** Disks, attached or not. */
export const diskHandlers: HandlersOf<'listDisks' | 'createDisk' | 'getDisk' | 'updateDisk' | 'deleteDisk'> =
  {
    listDisks: (context, { read_only_bootable: wanted }) => {
      if (wanted === undefined) return listHere(context, 'disk')
      return context.records
        .list('disk', findHere(context))
        .flatMap(({ document }) => (document.read_only_bootable === wanted ? [document] : []))
    },

    /** A disk that has to be filled is Reserved until it is; the answer carries no snapshots (platform facts section 6). */
    createDisk: (context, wanted) => {
      assertLocationOpen(context)
      const account = payingAccount(context, wanted.billing_account_id)
      const source = checkSource(context, wanted)
      const disk = insertDisk(context, {
        account,
        size: wanted.size_gb,
        pool: defaultStoragePool(context),
        vmUuid: null,
        name: wanted.display_name,
        source,
        readyAt: source.type === 'EMPTY' ? null : context.now + diskFillDuration,
      })
      const { snapshots: _, ...document } = disk.document
      return document
    },

    getDisk: (context, { uuid }) => findDisk(context, uuid).document,

    /** A disk is grown through its machine. */
    updateDisk: (context, { uuid, billing_account_id: named, ...wanted }) => {
      const disk = findDisk(context, uuid)
      const account = nextAccount(context, disk.document.billing_account_id, named)
      const changed = changeDisk(disk, context.now, { ...wanted, billing_account_id: account })
      return context.records.save({ ...changed, account }).document
    },

    /** Deletes the snapshots as well. Refuses attached and reserved disks. */
    deleteDisk: (context, { uuid }) => {
      const disk = findDisk(context, uuid)
      if (disk.parent !== null) throw gatewayFailure(409, 'Disk is attached to a virtual machine')
      if (disk.document.status !== 'Active') throw gatewayFailure(409, 'Disk is reserved')
      context.records.remove(disk)
      return undefined
    },
  }

type Source = { type: NonNullable<Disk['source_image_type']>; image?: string | undefined }

/** The source of a disk has to exist, belong to the caller and fit. */
function checkSource(context: Context, wanted: Input<'createDisk'>): Source {
  const type = wanted.source_image_type ?? 'EMPTY'
  const image = wanted.source_image
  if (type === 'EMPTY') return { type }
  if (image === undefined || image === '') {
    throw parameterFailure({ source_image: "Required parameter 'source_image' not supplied" })
  }
  if (type === 'OS_BASE') checkSystem(context, image)
  else {
    const least = type === 'DISK' ? findDisk(context, image).document.size_gb : snapshotSize(context, image)
    if (wanted.size_gb < least)
      throw parameterFailure({ size_gb: `Parameter 'size_gb' must be at least ${least}` })
  }
  return { type, image }
}

function checkSystem(context: Context, image: string): void {
  const [osName, osVersion] = image.split('_')
  const wrong = Object.keys(checkImage(context.catalogue.images, osName, osVersion)).length > 0
  if (wrong) throw parameterFailure({ source_image: `Unknown image: ${image}` })
}

function snapshotSize(context: Context, uuid: string): number {
  for (const { document } of context.records.list('disk', findHere(context))) {
    const snapshot = document.snapshots?.find((candidate) => candidate.uuid === uuid)
    if (snapshot) return snapshot.size_gb ?? document.size_gb
  }
  throw parameterFailure({ source_image: `Unknown snapshot: ${uuid}` })
}
