import { gatewayFailure } from '../failures'
import type { Network, VmInterface, VmSubinterface } from '../entities'
import type { StoredRow } from '../store/records'
import type { Context } from '../context'
import { findNetwork, findVm, findHere } from './find'
import type { HandlersOf } from './handler'
import { takeAddress } from './networks-of'

/** Network interfaces of machines and their VLAN sub-interfaces. */
export const vmInterfaceHandlers: HandlersOf<
  'listInterfaces' | 'listVmInterfaces' | 'addSubinterface' | 'deleteSubinterface'
> = {
  listInterfaces: (context) => {
    const toInterface = interfaceReader(context, context.records.list('subinterface', findHere(context)))
    return context.records.list('vm', findHere(context)).map(toInterface)
  },

  listVmInterfaces: (context, { uuid }) => {
    const vm = findVm(context, uuid)
    return [interfaceReader(context, context.records.list('subinterface', { parent: vm.key }))(vm)]
  },

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

/** Reads the interface of a machine; `subinterfaces` must include those of the machines to read. */
function interfaceReader(
  context: Context,
  subinterfaces: readonly StoredRow<'subinterface'>[],
): (vm: StoredRow<'vm'>) => VmInterface {
  const owned = context.records.list('network', { owner: context.caller.owner, location: context.location })
  const networks = new Map(owned.map(({ key, document }) => [key, inShort(document)]))
  const byVm = new Map<string | null, VmSubinterface[]>()
  for (const { parent, document, state } of subinterfaces) {
    const network = networks.get(state.networkUuid)
    byVm.set(parent, [...(byVm.get(parent) ?? []), { ...document, ...(network ? { network } : {}) }])
  }
  return ({ key, parent, document, state }) => {
    const network = networks.get(parent ?? '')
    return {
      vmi_uuid: state.interfaceUuid,
      vm_uuid: key,
      ...(document.mac === undefined ? {} : { vmi_mac: document.mac }),
      ...(network ? { network } : {}),
      private_ip_address: document.private_ipv4 ?? null,
      public_ipv6_address: document.public_ipv6 ?? null,
      subinterfaces: byVm.get(key) ?? [],
    }
  }
}

function inShort({ uuid, name, subnet, subnet_ipv6: ipv6 }: Network): NonNullable<VmInterface['network']> {
  return { uuid, name, subnet, subnet_ipv6: ipv6 ?? '' }
}
