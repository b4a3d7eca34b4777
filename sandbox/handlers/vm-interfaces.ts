import { gatewayFailure, serviceFailure } from '../failures'
import type { Network, VmInterface, VmSubinterface } from '../entities'
import type { Kept } from '../store/records'
import type { Context } from '../context'
import { findNetwork, findVm, here } from './find'
import type { HandlersOf } from './handler'
import { takeAddress } from './networks-of'

/** Network interfaces of machines and their VLAN sub-interfaces. */
export const vmInterfaceHandlers: HandlersOf<
  'listInterfaces' | 'listVmInterfaces' | 'addSubinterface' | 'deleteSubinterface'
> = {
  listInterfaces: (context) =>
    context.records.list('vm', here(context)).map((vm) => toInterface(context, vm)),

  listVmInterfaces: (context, { uuid }) => [toInterface(context, findVm(context, uuid))],

  /** A VLAN tag is used once on an interface. */
  addSubinterface: (context, { uuid, if_uuid: interfaceUuid, network_uuid: networkUuid, vlan_tag: tag }) => {
    const vm = findVm(context, uuid)
    if (vm.state.interfaceUuid !== interfaceUuid) throw gatewayFailure(404, 'Interface not found')
    const present = context.records.list('subinterface', { parent: uuid })
    if (present.some(({ document }) => document.vlan_tag === tag))
      throw gatewayFailure(409, `VLAN ${tag} is already in use`)
    const { network, address } = takeAddress(context, findNetwork(context, networkUuid))
    const document: VmSubinterface = {
      id: context.ids.number(),
      uuid: context.ids.uuid(),
      vmi_id: vm.state.interfaceNumber,
      vlan_tag: tag,
      mac_addr: vm.document.mac ?? '',
      network_id: network.state.number,
      ip_address: address,
    }
    context.records.insert('subinterface', {
      location: context.location,
      owner: context.caller.owner,
      account: vm.account,
      key: document.uuid,
      parent: uuid,
      due: null,
      document,
      state: { networkUuid: network.key },
    })
    return { ...document, network: inShort(network.document) }
  },

  deleteSubinterface: (context, { uuid, if_uuid: subinterfaceUuid }) => {
    findVm(context, uuid)
    const found = context.records.find('subinterface', { key: subinterfaceUuid, parent: uuid })
    if (!found) throw gatewayFailure(404, 'Interface not found')
    context.records.remove(found)
    return undefined
  },
}

function toInterface(context: Context, vm: Kept<'vm'>): VmInterface {
  const { mac, public_ipv6: ipv6, private_ipv4: ipv4 } = vm.document
  return {
    vmi_uuid: vm.state.interfaceUuid,
    vm_uuid: vm.key,
    ...(mac === undefined ? {} : { vmi_mac: mac }),
    network: networkInShort(context, vm.parent ?? ''),
    private_ip_address: ipv4 ?? null,
    public_ipv6_address: ipv6 ?? null,
    subinterfaces: context.records
      .list('subinterface', { parent: vm.key })
      .map(({ document, state }) => ({ ...document, network: networkInShort(context, state.networkUuid) })),
  }
}

function networkInShort(context: Context, uuid: string): NonNullable<VmInterface['network']> {
  const network = context.records.find('network', { key: uuid })
  if (!network) throw serviceFailure(`Network ${uuid} of an interface is gone`)
  return inShort(network.document)
}

function inShort({ uuid, name, subnet, subnet_ipv6: ipv6 }: Network): NonNullable<VmInterface['network']> {
  return { uuid, name, subnet, subnet_ipv6: ipv6 ?? '' }
}
