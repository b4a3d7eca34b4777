import { gatewayFailure } from '../failures'
import { platformTime } from '../format-time'
import { withoutTarget } from '../machines/load-balancer'
import type { LoadBalancerTarget } from '../entities'
import type { StoredRow } from '../store/records'
import type { Context } from '../context'
import { findVm } from './find'

/**
 * The machine `vmUuid` as a target of a load balancer in `network`. It needs an address in that network, of its card or
 * of a VLAN; otherwise no traffic could reach it.
 *
 * @throws ApiFailure 400 for an unknown machine or one without such an address
 */
export function readTarget(
  context: Context,
  network: StoredRow<'network'>,
  vmUuid: string,
): LoadBalancerTarget {
  const address = addressIn(context, network, findVm(context, vmUuid))
  if (typeof address !== 'string')
    throw gatewayFailure(400, `Virtual machine ${vmUuid} is not in the network of the load balancer.`)
  return {
    target_uuid: vmUuid,
    target_type: 'vm',
    target_ip_address: address,
    created_at: platformTime(context.now),
  }
}

/** Takes a machine off all load balancers, because it is being deleted. */
export function takeVmOffLoadBalancers({ records, now }: Context, vm: StoredRow<'vm'>): void {
  for (const balancer of records.list('load_balancer', { owner: vm.owner, location: vm.location })) {
    const isTarget = balancer.document.targets.some(({ target_uuid: uuid }) => uuid === vm.key)
    if (isTarget) records.save(withoutTarget(balancer, vm.key, now))
  }
}

function addressIn(
  context: Context,
  network: StoredRow<'network'>,
  vm: StoredRow<'vm'>,
): string | null | undefined {
  if (vm.parent === network.key) return vm.document.private_ipv4
  const leadsThere = ({ state }: StoredRow<'subinterface'>): boolean => state.networkUuid === network.key
  return context.records.list('subinterface', { parent: vm.key }).find(leadsThere)?.document.ip_address
}
