import { units } from '../exact'
import type { PricedKind } from './charge'

/** Price of a disk by its size and pool, and of its snapshots. */
export const pricedDisk: PricedKind<'disk'> = ({ key, parent, document: disk }) => {
  const snapshots = (disk.snapshots ?? []).reduce((sum, { size_gb: size }) => sum + (size ?? disk.size_gb), 0)
  const isMain = parent !== null && disk.source_image_type === 'OS_BASE'
  return {
    parts: [
      { type: 'BLOCK_STORAGE', quantity: units(disk.size_gb), pool: disk.storage_pool_uuid ?? undefined },
      ...(snapshots > 0 ? [{ type: 'BLOCK_STORAGE_SNAPSHOT' as const, quantity: units(snapshots) }] : []),
    ],
    name: disk.display_name ?? 'disk',
    details: `${disk.size_gb} GB disk${snapshots > 0 ? `, ${snapshots} GB of snapshots` : ''}`,
    owner: parent ?? key,
    uptimeTypes: [
      isMain ? 'MAIN_STORAGE' : 'BLOCK_STORAGE',
      ...(snapshots > 0 ? (['SNAPSHOT_STORAGE'] as const) : []),
    ],
    configuration: { vm_name: disk.display_name ?? null, disk_size_GB: disk.size_gb },
  }
}
