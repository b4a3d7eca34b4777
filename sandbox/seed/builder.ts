import type { Catalogue, StoragePool } from '../context'
import type { BillingAccount, Disk, Firewall, FirewallRuleInput, VirtualMachine } from '../entities'
import { diskTime, platformTime } from '../format-time'
import { insertToken } from '../handlers/token'
import type { Ids } from '../ids'
import { completeRules } from '../machines/firewall'
import { firstHost } from '../machines/network'
import { vmDue } from '../machines/vm-power'
import { toStorage } from '../machines/vm-storage'
import type { VmState } from '../store/kinds'
import type { Kept, Records } from '../store/records'

/** What seeds are made with. */
export interface Builder {
  readonly records: Records
  readonly ids: Ids
  readonly now: number
  readonly catalogue: Catalogue
}

/** Where something lies and who pays for it. */
export interface Place {
  readonly location: string
  readonly owner: number
  readonly account: number
}

export interface SeedUser {
  readonly id: number
  readonly email: string
  readonly firstName: string
  readonly lastName: string
}

/** Stores a user. */
export function addUser(builder: Builder, { id, email, firstName, lastName }: SeedUser): void {
  const created = platformTime(builder.now - 900 * day)
  const profile = {
    created_at: created,
    updated_at: platformTime(builder.now - 30 * day),
    phone_number: '',
    lang: 'en',
  }
  builder.records.insert('user', {
    ...global(id),
    key: `${id}`,
    state: null,
    document: {
      id,
      cookie_id: builder.ids.uuid(),
      name: email,
      signup_site: 'aldera',
      last_activity: platformTime(builder.now),
      profile_data: {
        ...profile,
        id: id + 10_000,
        user_id: id,
        email,
        first_name: firstName,
        last_name: lastName,
        avatar: '',
        personal_id_number: '',
      },
    },
  })
}

/** Makes `key` work for `owner`. `actingUser` holds it; `account` restricts it. */
export function addKey(
  builder: Builder,
  key: string,
  owner: number,
  more: { actingUser?: number; account?: number; isAdmin?: boolean } = {},
): void {
  builder.records.insert('key', {
    ...global(owner),
    account: more.account ?? null,
    key,
    document: null,
    state: { actingUser: more.actingUser ?? owner, isAdmin: more.isAdmin ?? false },
  })
}

/** Stores a billing account. */
export function addAccount(builder: Builder, document: BillingAccount): void {
  const columns = { ...global(document.user_id), account: document.id, key: `${document.id}` }
  builder.records.insert('account', { ...columns, document, state: null })
}

/** Stores an API token, which works as a key at once. */
export function addToken(
  builder: Builder,
  token: {
    id: number
    owner: number
    actingUser: number
    description: string
    account: number | null
    createdAt: number
  },
): void {
  insertToken(builder.records, {
    id: token.id,
    token: builder.ids.secret(),
    description: token.description,
    restricted: token.account !== null,
    billing_account_id: token.account ?? 0,
    consumer_id: builder.ids.uuid(),
    kong_id: builder.ids.uuid(),
    user_id: token.owner,
    acting_user_id: token.actingUser,
    created_at: platformTime(token.createdAt),
    updated_at: null,
  })
}

/** Stores a private network. `nextHost` is where free addresses start. */
export function addNetwork(
  builder: Builder,
  place: Place,
  network: {
    uuid?: string
    name: string
    subnet: string
    ipv6?: string
    vlan?: number
    isDefault: boolean
    nextHost?: number
  },
): Kept<'network'> {
  const uuid = network.uuid ?? builder.ids.uuid()
  const created = platformTime(builder.now - 400 * day)
  return builder.records.insert('network', {
    ...place,
    account: null,
    key: uuid,
    parent: null,
    due: null,
    state: { number: builder.ids.number(), nextHost: network.nextHost ?? firstHost },
    document: {
      uuid,
      name: network.name,
      type: 'private',
      subnet: network.subnet,
      subnet_ipv6: network.ipv6 ?? '',
      ...(network.vlan === undefined ? {} : { vlan_id: network.vlan }),
      is_default: network.isDefault,
      vm_uuids: [],
      resources_count: 0,
      created_at: created,
      updated_at: created,
    },
  })
}

export interface SeedVm {
  readonly name: string
  readonly vcpu: number
  readonly memoryGb: number
  readonly diskGb: number
  readonly os: readonly [name: string, version: string]
  readonly network: Kept<'network'>
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
export function addVm(builder: Builder, place: Place, vm: SeedVm): Kept<'vm'> {
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
      vmUuid: uuid,
      privateIp: vm.privateIp,
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
      storage: [toStorage(disk.document, 'vda', true, storagePool.name, vm.createdAt)],
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
): Kept<'disk'> {
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
      snapshots: [],
      created_at: diskTime(disk.createdAt),
      updated_at: diskTime(disk.createdAt),
    },
  })
}

/** Stores a floating IP, assigned to a machine or to nothing. */
export function addIp(
  builder: Builder,
  place: Place,
  ip: {
    address: string
    name: string
    createdAt: number
    vmUuid?: string
    privateIp?: string
    unassignedAt?: number
  },
): Kept<'ip'> {
  const created = platformTime(ip.createdAt)
  return builder.records.insert('ip', {
    ...place,
    key: ip.address,
    parent: ip.vmUuid ?? null,
    due: null,
    state: null,
    document: {
      uuid: builder.ids.uuid(),
      address: ip.address,
      user_id: place.owner,
      billing_account_id: place.account,
      type: 'public',
      network_id: null,
      name: ip.name,
      enabled: true,
      is_deleted: false,
      is_ipv6: false,
      is_virtual: false,
      ...(ip.vmUuid === undefined
        ? {}
        : {
            assigned_to: ip.vmUuid,
            assigned_to_resource_type: 'virtual_machine' as const,
            assigned_to_private_ip: ip.privateIp ?? null,
          }),
      ...(ip.unassignedAt === undefined ? {} : { unassigned_at: platformTime(ip.unassignedAt) }),
      created_at: created,
      updated_at: created,
    },
  })
}

/** Stores a firewall in front of `vms`. */
export function addFirewall(
  builder: Builder,
  place: Place,
  firewall: {
    uuid?: string
    name: string
    rules: readonly FirewallRuleInput[]
    vms: readonly Kept<'vm'>[]
    changedAt: number
  },
): void {
  const uuid = firewall.uuid ?? builder.ids.uuid()
  const document: Firewall = {
    uuid,
    display_name: firewall.name,
    user_id: place.owner,
    billing_account_id: place.account,
    rules: completeRules(firewall.rules, [], builder.ids),
    resources_assigned: firewall.vms.map(({ key }) => ({ resource_uuid: key, resource_type: 'vm' })),
    created_at: platformTime(firewall.changedAt - 60 * day),
    updated_at: platformTime(firewall.changedAt),
    deleted_at: null,
  }
  builder.records.insert('firewall', { ...place, key: uuid, parent: null, due: null, state: null, document })
}

/** One day in milliseconds. */
export const day = 24 * 60 * 60 * 1000

function global(owner: number): { location: string; owner: number; account: null; parent: null; due: null } {
  return { location: '', owner, account: null, parent: null, due: null }
}

function required<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('The catalogue has no default pool')
  return value
}
