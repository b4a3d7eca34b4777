import type { MetalOs, MetalSpec } from '../entities'

/** Operating systems of bare metal. CentOS is set up on old leases and not offered any more. */
export const metalSystems: readonly MetalOs[] = [
  system('debian-12', 'debian', 'Debian', '12'),
  system('ubuntu-24_04', 'ubuntu', 'Ubuntu', '24.04 LTS'),
  system('ubuntu-22_04', 'ubuntu', 'Ubuntu', '22.04 LTS'),
  system('almalinux-9', 'almalinux', 'AlmaLinux', '9'),
  system('proxmox-8', 'proxmox', 'Proxmox VE', '8.2'),
  system('windows-2022', 'windows', 'Windows Server', '2022'),
  system('centos-7', 'centos', 'CentOS', '7', false),
]

/** UUIDs of the demo's specs, for seeds. */
export const metalSpecUuids = {
  compute: '8f1c3b52-07ae-4d96-b2e8-4a6f90c15d37',
  memory: '47b9e6a1-2d58-4c03-9fe7-80d1c35a6b24',
  storage: 'd25e7f90-6c13-4ab8-91f4-0be8c73a5162',
  graphics: '0a6d94c8-f35b-41e2-8b79-c2e45f7d1036',
  retired: 'be83f127-5490-4d6c-a1f8-93d70b2e6c45',
} as const

/** Specs of bare metal. The last one is not shown to customers. */
export const metalSpecs: readonly MetalSpec[] = [
  {
    uuid: metalSpecUuids.compute,
    title: 'Compute S',
    subtitle: 'AMD EPYC 4244P, 64 GB, 2 × 960 GB NVMe',
    description: 'For build servers and databases of a few hundred gigabytes.',
    is_visible: true,
    ready_os_ids: ['debian-12', 'ubuntu-24_04', 'ubuntu-22_04', 'almalinux-9', 'windows-2022', 'centos-7'],
  },
  {
    uuid: metalSpecUuids.memory,
    title: 'Memory L',
    subtitle: '2 × AMD EPYC 9354, 768 GB, 4 × 3.84 TB NVMe',
    description: 'For virtualisation and databases held in memory.',
    is_visible: true,
    ready_os_ids: ['debian-12', 'ubuntu-24_04', 'proxmox-8'],
  },
  {
    uuid: metalSpecUuids.storage,
    title: 'Storage XL',
    subtitle: 'AMD EPYC 9124, 128 GB, 12 × 18 TB',
    description: 'For archives and backups.',
    is_visible: true,
    ready_os_ids: ['debian-12'],
  },
  {
    uuid: metalSpecUuids.graphics,
    title: 'Graphics M',
    subtitle: 'AMD EPYC 9254, 384 GB, 4 × L40S, 2 × 3.84 TB NVMe',
    description: 'For training and rendering.',
    is_visible: true,
    ready_os_ids: ['ubuntu-24_04', 'ubuntu-22_04'],
  },
  {
    uuid: metalSpecUuids.retired,
    title: 'Compute XS',
    subtitle: 'Intel Xeon E-2236, 32 GB, 2 × 480 GB SSD',
    description: 'Leased on request only.',
    is_visible: false,
    ready_os_ids: ['debian-12', 'centos-7'],
  },
]

function system(id: string, type: string, title: string, version: string, isPublished = true): MetalOs {
  return {
    os_id: id,
    os_type_id: type,
    os_type: { title, icon: type },
    version_title: version,
    is_published: isPublished,
  }
}
