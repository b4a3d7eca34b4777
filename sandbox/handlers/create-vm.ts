import { parameterFailure, serviceFailure } from '../failures'
import { capacityText } from '../faults/sentinels'
import { platformTime } from '../format-time'
import { assertAttachable, heldBy } from '../machines/disk'
import { assignIp } from '../machines/ip-address'
import { ipv6Beside } from '../machines/network'
import { checkImage, checkVmParameters } from '../machines/vm-parameters'
import { prepareVm } from '../machines/vm-power'
import { findReplica, firstBackup } from '../machines/vm-replicas'
import { toStorage } from '../machines/vm-storage'
import type { HostPool, VirtualMachine } from '../entities'
import type { StoredRow } from '../store/records'
import type { Context, StoragePool } from '../context'
import { findDisk, findVm, payingAccount } from './find'
import type { Handler, Input } from './handler'
import { joinedNetwork, takeAddress } from './networks-of'
import { insertDisk } from './new-disk'
import { insertIpAddress } from './new-ip-address'

type WantedVm = Input<'createVm'>

/** Creates a machine with its primary disk, private address and, unless refused, a floating IP. */
export const createVm: Handler<'createVm'> = (context, wanted) => {
  assertLocationOpen(context)
  const account = payingAccount(context, wanted.billing_account_id, { vcpu: wanted.vcpu, memory: wanted.ram })
  const osName = wanted.os_name || undefined
  const wrong = {
    ...checkVmParameters(context.catalogue.parameters, { ...wanted }),
    ...checkImage(context.catalogue.images, osName, wanted.os_version),
  }
  const pool = designatedPool(context, wanted.designated_pool_uuid)
  Object.assign(wrong, checkPoolLimits(pool, wanted))
  if (Object.keys(wrong).length > 0) throw parameterFailure(wrong)
  return buildVm(context, wanted, account, pool).document
}

/** Throws the catalogued capacity text if the location takes no new resources. */
export function assertLocationOpen(context: Context): void {
  const location = context.catalogue.site.locations.find(({ slug }) => slug === context.location)
  if (location?.create_resource_disabled === true) throw serviceFailure(capacityText)
}

/** Error texts by parameter for sizes outside a host pool's guest limits. */
export function checkPoolLimits(
  pool: HostPool,
  wanted: { vcpu?: number | undefined; ram?: number | undefined; disks?: number | undefined },
): Record<string, string> {
  const wrong: Record<string, string> = {}
  const check = (
    name: string,
    value: number | undefined,
    range: { min?: number; max?: number } | undefined,
  ): void => {
    if (value === undefined || !range) return
    if (value < (range.min ?? 0)) wrong[name] = `Parameter '${name}' must be at least ${range.min}`
    if (value > (range.max ?? Infinity)) wrong[name] = `Parameter '${name}' must be at most ${range.max}`
  }
  check('vcpu', wanted.vcpu, pool.guest_limits?.cpu)
  check('ram', wanted.ram, pool.guest_limits?.ram_mb)
  check('disks', wanted.disks, pool.guest_limits?.disk_gb)
  return wrong
}

function designatedPool(context: Context, uuid: string | undefined): HostPool {
  const pools = context.catalogue.hostPools(context.location)
  const pool = pools.find((candidate) =>
    uuid === undefined ? candidate.is_default_designated : candidate.uuid === uuid,
  )
  if (!pool) throw parameterFailure({ designated_pool_uuid: 'Unknown host pool' })
  return pool
}

function buildVm(context: Context, wanted: WantedVm, account: number, pool: HostPool): StoredRow<'vm'> {
  const { records, ids, caller, location, now } = context
  const uuid = ids.uuid()
  const disk = primaryDisk(context, wanted, account, pool, uuid)
  const { network, address } = takeAddress(context, joinedNetwork(context, wanted.network_uuid || undefined))
  const system = systemOf(context, wanted, disk)
  const image = context.catalogue.images.find(({ os_name: osName }) => osName === system.osName)
  const ipv6 = ipv6Beside(network, address)
  const document: VirtualMachine = {
    uuid,
    name: wanted.name,
    description: wanted.description ?? '',
    hostname: wanted.name,
    status: 'creating',
    user_id: caller.owner,
    billing_account: account,
    current_pool_name: pool.name,
    current_pool_uuid: pool.uuid,
    designated_pool_name: pool.name,
    designated_pool_uuid: pool.uuid,
    vcpu: wanted.vcpu,
    memory: wanted.ram,
    mac: ids.mac(),
    ...(image ? { os_name: image.os_name, os_version: system.osVersion ?? '' } : {}),
    ...(image?.license_type ? { license_type: image.license_type } : {}),
    ...(system.username === undefined ? {} : { username: system.username }),
    private_ipv4: address,
    ...(ipv6 === undefined ? {} : { public_ipv6: ipv6 }),
    backup: wanted.backup ?? false,
    storage: [toStorage(disk.document, 'vda', true, poolName(context, disk))],
    created_at: platformTime(now),
    updated_at: platformTime(now),
  }
  const vm = records.insert('vm', {
    location,
    owner: caller.owner,
    account,
    key: uuid,
    parent: network.key,
    due: null,
    document,
    state: {
      interfaceUuid: ids.uuid(),
      interfaceNumber: ids.number(),
      pending: null,
      readyAt: null,
      rescue: false,
      nextBackupAt: wanted.backup === true ? firstBackup(now) : null,
    },
  })
  if (wanted.reserve_public_ip ?? true) {
    const holder = { uuid, type: 'virtual_machine', privateIp: address } as const
    records.save(assignIp(insertIpAddress(context, account, ''), holder, now))
  }
  return records.save(prepareVm(vm, now))
}

/** The disk to boot from: an existing detached one, or a new one, filled from a replica if named. */
function primaryDisk(
  context: Context,
  wanted: WantedVm,
  account: number,
  pool: HostPool,
  vmUuid: string,
): StoredRow<'disk'> {
  if (wanted.disk_uuid !== undefined) {
    const disk = findDisk(context, wanted.disk_uuid)
    assertAttachable(disk)
    return context.records.save(heldBy(disk, vmUuid, context.now))
  }
  const source = readSource(context, wanted)
  return insertDisk(context, {
    account,
    size: Math.max(wanted.disks ?? 0, source.least),
    pool: storagePoolOf(context, pool),
    vmUuid,
    source,
    readyAt: null,
  })
}

interface System {
  osName?: string | null | undefined
  osVersion?: string | null | undefined
  username?: string | undefined
}

/**
 * Operating system and sign-in user of the machine: the requested ones, or those of the disk or replica it boots from.
 * A disk has no sign-in user.
 */
function systemOf(context: Context, wanted: WantedVm, disk: StoredRow<'disk'>): System {
  const { username } = wanted
  if (wanted.disk_uuid !== undefined) {
    const [osName, osVersion] = (disk.document.source_image ?? '').split('_')
    return { osName, osVersion, username }
  }
  if (wanted.source_replica === undefined || wanted.source_uuid === undefined) {
    return { osName: wanted.os_name, osVersion: wanted.os_version, username }
  }
  const { document } = findVm(context, wanted.source_uuid)
  return {
    osName: document.os_name,
    osVersion: document.os_version,
    username: username ?? document.username ?? undefined,
  }
}

type Source = { type: 'OS_BASE' | 'SNAPSHOT' | 'EMPTY'; image?: string; least: number }

function readSource(context: Context, wanted: WantedVm): Source {
  if (wanted.source_replica !== undefined) {
    if (wanted.source_uuid === undefined) {
      throw parameterFailure({ source_uuid: "Required parameter 'source_uuid' not supplied" })
    }
    const found = findReplica(findVm(context, wanted.source_uuid), wanted.source_replica, undefined)
    if (!found) throw parameterFailure({ source_replica: `Unknown replica: ${wanted.source_replica}` })
    return { type: 'SNAPSHOT', image: found.replica.uuid, least: found.replica.size ?? found.entry.size }
  }
  const isEmpty = wanted.os_name === undefined || wanted.os_name === '' || wanted.os_name === '_custom'
  if (isEmpty) return { type: 'EMPTY', least: 1 }
  return { type: 'OS_BASE', image: `${wanted.os_name}_${wanted.os_version}`, least: 1 }
}

/** The storage pool that the primary disks of a host pool's machines are kept in. */
export function storagePoolOf(context: Context, pool: HostPool): StoragePool {
  const pools = context.catalogue.storagePools(context.location)
  const found = pools.find(({ uuid }) => uuid === pool.storage_pool_uuid) ?? pools[0]
  if (!found) throw new Error(`Location ${context.location} has no storage pool`)
  return found
}

/** Name of the storage pool a disk is kept in. */
export function poolName(context: Context, disk: StoredRow<'disk'>): string {
  const pools = context.catalogue.storagePools(context.location)
  return pools.find(({ uuid }) => uuid === disk.document.storage_pool_uuid)?.name ?? 'n/a'
}
