import type { LoadBalancer, Network, VirtualMachine } from '../../sandbox/entities'
import { named, type Prepare, type Scene } from './scene'
import { mainAccount, tll, type World } from './world'

/** A network with machines, and two of them. */
async function members(world: World): Promise<{ network: string; vms: [string, string] }> {
  const networks = await world.call<Network[]>('listNetworks', tll)
  const found = networks.find(({ vm_uuids: vms }) => vms.length > 1)
  const [first = '', second = ''] = found?.vm_uuids ?? []
  return { network: found?.uuid ?? '', vms: [first, second] }
}

const vm = (uuid: string) => ({ target_type: 'vm', target_uuid: uuid })

async function newBalancer(world: World): Promise<{ balancer: LoadBalancer; other: string }> {
  const { network, vms } = await members(world)
  const balancer = await world.call<LoadBalancer>('createLoadBalancer', {
    ...tll,
    display_name: 'fresh',
    billing_account_id: mainAccount,
    network_uuid: network,
    rules: [{ source_port: 65_535, target_port: 80 }],
    targets: [vm(vms[0])],
  })
  return { balancer, other: vms[1] }
}

const balancer =
  (more: (made: LoadBalancer, other: VirtualMachine['uuid']) => Scene['named'] = () => ({})): Prepare =>
  async (world) => {
    const made = await newBalancer(world)
    return named({ uuid: made.balancer.uuid, ...more(made.balancer, made.other) })
  }

/** Scenes of the load balancer operations. */
export const loadBalancerScenes: Readonly<Record<string, Prepare>> = {
  createLoadBalancer: async (world) => {
    const { network, vms } = await members(world)
    const rules = [80, 443].map((port) => ({ source_port: port, target_port: 8000 + port }))
    const about = { network_uuid: network, rules, targets: vms.map(vm) }
    return named({ billing_account_id: mainAccount, ...about })
  },
  getLoadBalancer: balancer(),
  updateLoadBalancer: balancer(),
  deleteLoadBalancer: balancer(),
  moveLoadBalancerBilling: balancer(() => ({ set_id: mainAccount })),
  addLoadBalancerTarget: balancer((_, other) => vm(other)),
  deleteLoadBalancerTarget: balancer(({ targets }) => ({ target_uuid: targets[0]?.target_uuid })),
  addLoadBalancerRule: balancer(() => ({ source_port: 1 })),
  deleteLoadBalancerRule: balancer(({ forwarding_rules: rules }) => ({ rule_uuid: rules[0]?.uuid })),
}
