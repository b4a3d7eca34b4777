import type { Firewall, FirewallRuleInput } from '../entities'
import { platformTime } from '../format-time'
import { completeRules } from '../machines/firewall'
import type { IpHolder } from '../machines/ip-address'
import { firstHost } from '../machines/network'
import type { StoredRow } from '../store/records'
import { type Builder, day, type Place } from './builder'

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
): StoredRow<'network'> {
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
      billing_account_id: null,
      created_at: created,
      updated_at: created,
    },
  })
}

/** Stores a floating IP, assigned to `holder` or to nothing. */
export function addIp(
  builder: Builder,
  place: Place,
  ip: {
    address: string
    name: string
    createdAt: number
    holder?: IpHolder
    unassignedAt?: number
  },
): StoredRow<'ip'> {
  const created = platformTime(ip.createdAt)
  return builder.records.insert('ip', {
    ...place,
    key: ip.address,
    parent: ip.holder?.uuid ?? null,
    due: null,
    state: null,
    document: {
      id: builder.ids.number(),
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
      ...(ip.holder === undefined
        ? { assigned_to: null }
        : {
            assigned_to: ip.holder.uuid,
            assigned_to_resource_type: ip.holder.type,
            assigned_to_private_ip: ip.holder.privateIp,
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
    vms: readonly StoredRow<'vm'>[]
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
