import { gatewayFailure } from '../failures'
import { failBySentinel } from '../faults/sentinels'
import { platformTime } from '../format-time'
import { assignIp, unassignIp } from '../machines/ip-address'
import type { StoredRow } from '../store/records'
import type { Context } from '../context'
import { assertLocationOpen } from './create-vm'
import { findHere, listHere, nextAccount, payingAccount } from './find'
import type { HandlersOf } from './handler'
import { ipHolders } from './ip-holders'
import { insertIpAddress } from './new-ip-address'

/** Floating IP addresses, identified by the address. */
export const ipAddressHandlers: HandlersOf<
  | 'listIpAddresses'
  | 'createIpAddress'
  | 'getIpAddress'
  | 'updateIpAddress'
  | 'deleteIpAddress'
  | 'assignIpAddress'
  | 'unassignIpAddress'
> = {
  listIpAddresses: (context, { billing_account_id: account, vm_uuid: vmUuid }) =>
    listHere(context, 'ip', { account, parent: vmUuid }),

  createIpAddress: (context, { name, billing_account_id: named }) => {
    assertLocationOpen(context)
    return insertIpAddress(context, payingAccount(context, named), name).document
  },

  getIpAddress: (context, { address }) => findIpAddress(context, address).document,

  updateIpAddress: (context, { address, name, billing_account_id: named }) => {
    const ip = findIpAddress(context, address)
    const account = nextAccount(context, ip.document.billing_account_id, named)
    const document = {
      ...ip.document,
      ...(name === undefined ? {} : { name }),
      billing_account_id: account,
      updated_at: platformTime(context.now),
    }
    return context.records.save({ ...ip, account, document }).document
  },

  /** An assigned address is unassigned as well (platform facts section 18). */
  deleteIpAddress: (context, { address }) => {
    context.records.remove(findIpAddress(context, address))
    return true
  },

  /** Assigning to the current resource changes nothing; otherwise the address is moved. */
  assignIpAddress: (context, { address, private_ip: privateIp }) => {
    const ip = findIpAddress(context, address)
    const holder = ipHolders(context).find((candidate) => candidate.privateIp === privateIp)
    if (!holder) throw gatewayFailure(400, `No resource has the private address ${privateIp}.`)
    return context.records.save(assignIp(ip, holder, context.now)).document
  },

  unassignIpAddress: (context, { address }) => {
    const ip = findIpAddress(context, address)
    if (ip.parent === null) return ip.document
    return context.records.save(unassignIp(ip, context.now)).document
  },
}

function findIpAddress(context: Context, address: string): StoredRow<'ip'> {
  const ip = context.records.find('ip', { ...findHere(context), key: address })
  if (!ip) throw gatewayFailure(404, `Ip address ${address} was not found.`)
  failBySentinel(context.operation, ip.document.name)
  return ip
}
