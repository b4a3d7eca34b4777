import type { StoragePool } from '../context'
import type { HostPool } from '../entities'
import { createIds } from '../ids'

/** Storage and host pools of a location; their uuids depend on the location alone. */
export interface Pools {
  readonly storage: readonly StoragePool[]
  readonly hosts: readonly HostPool[]
}

/** Pools the examples of the API description show: fast and plain storage, then the host pools over them. */
const documented: Readonly<Record<string, readonly [string, string, string, string]>> = {
  tll: [
    '61d0f7b3-0a5e-4c2d-9f18-7b6e2c4d8a05',
    'c83b5f29-4d71-4e6a-b0c9-15f2a7d3e648',
    '4e1b8a90-52f1-4f0e-9d0b-3c4c1f2a7710',
    'd7a2c914-36fb-4b80-8e5d-2f9c60b1a3e7',
  ],
}

/** Two pools of each kind: fast ones for machines, plain ones for more disks and for small machines. */
export function createPools(location: string): Pools {
  const ids = createIds(`pools of ${location}`)
  const uuids = documented[location] ?? [ids.uuid(), ids.uuid(), ids.uuid(), ids.uuid()]
  const fast: StoragePool = { uuid: uuids[0], name: 'Performance NVMe', isFast: true }
  const plain: StoragePool = { uuid: uuids[1], name: 'Standard SSD', isFast: false }
  const created = { created_at: '2024-02-12 08:00:00', updated_at: '2026-05-04 06:30:00' }
  const hosts: HostPool[] = [
    {
      uuid: uuids[2],
      name: 'Performance NVMe',
      description: 'newest processors',
      is_default_designated: true,
      is_visible: true,
      storage_pool_uuid: fast.uuid,
      ui_position: 1,
      guest_limits: {
        cpu: { min: 1, max: 32 },
        ram_mb: { min: 512, max: 131_072 },
        disk_gb: { min: 10, max: 2048 },
      },
      ...created,
    },
    {
      uuid: uuids[3],
      name: 'General',
      description: 'for machines that mostly wait',
      is_default_designated: false,
      is_visible: true,
      storage_pool_uuid: plain.uuid,
      ui_position: 2,
      guest_limits: {
        cpu: { min: 1, max: 8 },
        ram_mb: { min: 512, max: 32_768 },
        disk_gb: { min: 20, max: 1024 },
      },
      ...created,
    },
  ]
  return { storage: [fast, plain], hosts }
}
