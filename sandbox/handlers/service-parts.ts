import { serviceFailure } from '../failures'
import { changeService } from '../machines/service'
import { rebuildMachine, startMachine, stopMachine } from '../machines/service-power'
import { payingAccount } from './find'
import { findService } from './find-service'
import type { HandlersOf } from './handler'

/** Machines of managed services, and their whitelists. */
export const servicePartHandlers: HandlersOf<
  | 'startServiceResource'
  | 'stopServiceResource'
  | 'rebuildServiceVm'
  | 'listServiceWhitelist'
  | 'addServiceWhitelistEntry'
  | 'deleteServiceWhitelistEntry'
> = {
  startServiceResource: (context, { uuid, target_uuid: machine }) => {
    const service = findService(context, uuid)
    payingAccount(context, service.document.billing_account_id)
    return context.records.save(startMachine(service, machine, context.now)).document
  },

  stopServiceResource: (context, { uuid, target_uuid: machine }) =>
    context.records.save(stopMachine(findService(context, uuid), machine, context.now)).document,

  /** The location in the path has to be that of the service. */
  rebuildServiceVm: (context, { service_package_uuid: uuid, replica_uuid: replicaUuid }) => {
    const service = findService(context, uuid)
    if (service.location !== context.location) throw serviceFailure('Failed to rebuild virtual machine')
    return context.records.save(rebuildMachine(service, replicaUuid, context.now)).document
  },

  listServiceWhitelist: (context, { uuid }) => entries(findService(context, uuid)),

  /** A duplicate entry changes nothing. */
  addServiceWhitelistEntry: (context, { uuid, ip_address: address }) => {
    const service = findService(context, uuid)
    const present = entries(service)
    const list = present.includes(address) ? present : [...present, address]
    context.records.save(changeService(service, context.now, { whitelist_addresses: list }))
    return list
  },

  deleteServiceWhitelistEntry: (context, { uuid, ip_address: address }) => {
    const service = findService(context, uuid)
    const list = entries(service).filter((entry) => entry !== address)
    if (list.length === entries(service).length) throw serviceFailure(`${address} is not in the list.`, 404)
    context.records.save(changeService(service, context.now, { whitelist_addresses: list }))
    return list
  },
}

function entries({ document }: ReturnType<typeof findService>): string[] {
  return document.whitelist_addresses ?? []
}
