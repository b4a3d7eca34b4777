import type { ForwardingRulePorts, LoadBalancer } from '../entities'
import { platformTime } from '../format-time'
import { newRules } from '../machines/load-balancer'
import type { StoredRow } from '../store/records'
import { addIp } from './add-network'
import type { Builder, Place } from './builder'

/** Stores a load balancer, present or deleted, and the floating IP that leads to it. */
export function addLoadBalancer(
  builder: Builder,
  place: Place,
  balancer: {
    uuid?: string
    name: string
    network: StoredRow<'network'>
    privateIp: string
    publicIp?: string
    rules: readonly ForwardingRulePorts[]
    targets: readonly StoredRow<'vm'>[]
    createdAt: number
    deletedAt?: number
  },
): void {
  const { ids, records } = builder
  const uuid = balancer.uuid ?? ids.uuid()
  const created = platformTime(balancer.createdAt)
  const deleted = balancer.deletedAt === undefined ? null : platformTime(balancer.deletedAt)
  const document: LoadBalancer = {
    uuid,
    display_name: balancer.name,
    user_id: place.owner,
    billing_account_id: place.account,
    network_uuid: balancer.network.key,
    private_address: balancer.privateIp,
    forwarding_rules: newRules(balancer.rules, balancer.createdAt, ids),
    targets: balancer.targets.map(({ key, document: vm }) => ({
      target_uuid: key,
      target_type: 'vm',
      target_ip_address: vm.private_ipv4 ?? null,
      created_at: created,
    })),
    is_deleted: deleted !== null,
    deleted_at: deleted,
    created_at: created,
    updated_at: deleted ?? created,
  }
  const parent = deleted === null ? balancer.network.key : null
  records.insert('load_balancer', { ...place, key: uuid, parent, due: null, state: null, document })
  if (balancer.publicIp === undefined) return
  addIp(builder, place, {
    address: balancer.publicIp,
    name: '',
    createdAt: balancer.createdAt,
    holder: { uuid, type: 'load_balancer', privateIp: balancer.privateIp },
  })
}
