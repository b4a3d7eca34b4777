import type { StoragePool } from '../context'
import type { Disk, VirtualMachine } from '../entities'
import { diskTime, platformTime } from '../format-time'
import { vmDue } from '../machines/vm-power'
import { toStorage } from '../machines/vm-storage'
import type { VmState } from '../store/kinds'
import type { StoredRow } from '../store/records'
import { addIp } from './add-network'
import type { Builder, Place } from './builder'

export interface SeedVm {
  readonly name: string
  readonly vcpu: number
  readonly memoryGb: number
  readonly diskGb: number
  readonly os: readonly [name: string, version: string]
  readonly network: StoredRow<'network'>
  readonly privateIp: string
  /** Address of a floating IP that leads to it, and its name. */
  readonly publicIp?: string
  readonly publicIpName?: string
  readonly status?: VirtualMachine['status']
  readonly createdAt: number
  readonly username?: string
  readonly state?: Partial<VmState>
  /** Overrides single fields of the document. */
  readonly document?: Partial<VirtualMachine>
}

/** Stores a machine with its primary disk and, if named, its floating IP. */
export function addVm(builder: Builder, place: Place, vm: SeedVm): StoredRow<'vm'> {
  const { ids, catalogue } = builder
  const uuid = vm.document?.uuid ?? ids.uuid()
  const [osName, osVersion] = vm.os
  const pool = required(
    catalogue.hostPools(place.location).find(({ is_default_designated: isDefault }) => isDefault),
  )
  const storagePool = required(catalogue.storagePools(place.location).find(({ isFast }) => isFast))
  const license = catalogue.images.find(({ os_name: name }) => name === osName)?.license_type
  const disk = addDisk(builder, place, {
    size: vm.diskGb,
    pool: storagePool,
    vmUuid: uuid,
    source: { source_image_type: 'OS_BASE', source_image: `${osName}_${osVersion}` },
    createdAt: vm.createdAt,
  })
  const created = platformTime(vm.createdAt)
  const state: VmState = {
    interfaceUuid: ids.uuid(),
    interfaceNumber: ids.number(),
    pending: null,
    readyAt: null,
    rescue: false,
    nextBackupAt: null,
    ...vm.state,
  }
  if (vm.publicIp !== undefined) {
    addIp(builder, place, {
      address: vm.publicIp,
      name: vm.publicIpName ?? '',
      holder: { uuid, type: 'virtual_machine', privateIp: vm.privateIp },
      createdAt: vm.createdAt,
    })
  }
  return builder.records.insert('vm', {
    ...place,
    key: uuid,
    parent: vm.network.key,
    due: vmDue(state),
    state,
    document: {
      uuid,
      name: vm.name,
      description: '',
      hostname: vm.name,
      status: vm.status ?? 'running',
      user_id: place.owner,
      billing_account: place.account,
      current_pool_name: pool.name,
      current_pool_uuid: pool.uuid,
      designated_pool_name: pool.name,
      designated_pool_uuid: pool.uuid,
      vcpu: vm.vcpu,
      memory: vm.memoryGb * 1024,
      mac: ids.mac(),
      os_name: osName,
      os_version: osVersion,
      ...(license ? { license_type: license } : {}),
      username: vm.username ?? (osName === 'windows' ? 'Administrator' : 'kadri'),
      private_ipv4: vm.privateIp,
      backup: false,
      storage: [toStorage(disk.document, 'vda', true, storagePool.name)],
      created_at: created,
      updated_at: created,
      ...vm.document,
    },
  })
}

/** Stores a disk; `vmUuid` names the machine that holds it. */
export function addDisk(
  builder: Builder,
  place: Place,
  disk: {
    uuid?: string
    size: number
    pool: StoragePool
    vmUuid: string | null
    name?: string
    source?: Pick<Disk, 'source_image_type' | 'source_image'>
    createdAt: number
    readyAt?: number
  },
): StoredRow<'disk'> {
  const uuid = disk.uuid ?? builder.ids.uuid()
  return builder.records.insert('disk', {
    ...place,
    key: uuid,
    parent: disk.vmUuid,
    due: disk.readyAt ?? null,
    state: { readyAt: disk.readyAt ?? null },
    document: {
      uuid,
      status: disk.readyAt === undefined ? 'Active' : 'Reserved',
      ...(disk.name === undefined ? {} : { display_name: disk.name }),
      user_id: place.owner,
      billing_account_id: place.account,
      size_gb: disk.size,
      ...(disk.source ?? { source_image_type: 'EMPTY' }),
      storage_pool_uuid: disk.pool.uuid,
      read_only_bootable: false,
      snapshots: [],
      created_at: diskTime(disk.createdAt),
      updated_at: diskTime(disk.createdAt),
    },
  })
}

function required<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('The catalogue has no default pool')
  return value
}
