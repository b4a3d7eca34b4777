import type { PriceOf } from '../../src/manifest/typed-manifest'
import { diskPool, diskSnapshots } from '../shared/disk-price'
import { windows } from './image'
import type { joins } from './joins'

/** A machine that is switched off is charged for its disks, addresses and backups only. */
const isOn = { not: { record: 'status', is: 'stopped' } } as const
const isLicensed = { all: [isOn, { record: 'license_type', is: 'WINDOWS' }] } as const

/** Backups are made of the disk a machine boots from. */
const isBackedUp = {
  all: [
    { record: 'primary', is: true },
    { owner: 'backup', is: true },
  ],
} as const
const wantsBackup = { form: 'backup', is: true } as const

/** Processors and memory are priced by the host pool of the machine. */
const pool = { record: 'designated_pool_uuid' } as const

/** The disks of a new machine are in the storage pool of its host pool. */
const inPool = {
  title: { at: 'designated_pool_uuid', option: 'name' },
  pool: { ...diskPool, form: { at: 'designated_pool_uuid', option: 'storage_pool_uuid' } },
} as const

/** The machine boots from an existing disk, which is paid for already. */
export const fromDisk = { form: 'source', is: 'disk' } as const

/** Price of a machine: its parts by type, with its addresses, backups and licence. */
export const price = [
  { type: 'CPU', record: { at: 'vcpu', when: isOn }, pool },
  { type: 'RAM', record: { at: 'memory', when: isOn }, form: 'ram', pool },
  { type: 'BLOCK_STORAGE', record: { each: 'storage[].size' }, form: 'disks', ...inPool },
  diskSnapshots,
  { type: 'BLOCK_STORAGE', form: { each: 'more_disks[].size_gb' }, ...inPool },
  {
    type: 'BLOCK_STORAGE_BACKUP',
    record: { sum: 'storage[].size', when: isBackedUp },
    form: { at: 'disks', when: wantsBackup },
  },
  { type: 'BLOCK_STORAGE_BACKUP', form: { at: 'disk_uuid', option: 'size_gb', when: wantsBackup } },
  { type: 'WINDOWS_LICENSE', record: { at: 'vcpu', when: isLicensed }, form: { at: 'vcpu', when: windows } },
  { type: 'ASSIGNED_FLOATING_IP', record: { count: '$addresses' } },
] as const satisfies PriceOf<'VirtualMachine', typeof joins>
