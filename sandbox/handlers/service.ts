import { serviceFailure } from '../failures'
import { ownedBy } from '../identity'
import { unassignIp } from '../machines/ip-address'
import { assertActive, changeService, deletedService } from '../machines/service'
import { maintenanceEvent } from '../machines/service-events'
import { createService } from './create-service'
import { nextAccount } from './find'
import { findAnyService, findService, versionsOf } from './find-service'
import type { HandlersOf } from './handler'

/** Managed services as a whole. Deleted ones stay readable by their uuid, and nothing else can be done with them. */
export const serviceHandlers: HandlersOf<
  | 'listServiceImages'
  | 'listServices'
  | 'createService'
  | 'getService'
  | 'updateService'
  | 'deleteService'
  | 'getServiceSecrets'
  | 'updateServiceProperties'
> = {
  listServiceImages: ({ catalogue }) => [...catalogue.serviceImages],

  listServices: ({ records, caller }, { billing_account_id: account }) =>
    records
      .list('service', ownedBy(caller))
      .map(({ document }) => document)
      .filter(({ is_deleted: isDeleted }) => isDeleted !== true)
      .filter(({ billing_account_id: payer }) => account === undefined || payer === account),

  createService,

  getService: (context, { uuid }) => findAnyService(context, uuid).document,

  updateService: (context, { uuid, display_name: name, billing_account_id: named }) => {
    const service = findService(context, uuid)
    const account = nextAccount(context, service.document.billing_account_id, named)
    const changed = changeService(service, context.now, {
      ...(name === undefined ? {} : { display_name: name }),
      billing_account_id: account,
    })
    return context.records.save({ ...changed, account }).document
  },

  /** Its floating IP stays, unassigned and charged, as with machines. */
  deleteService: (context, { uuid }) => {
    const { records, now } = context
    const service = findService(context, uuid)
    for (const ip of records.list('ip', { parent: uuid })) records.save(unassignIp(ip, now))
    return records.save(deletedService(service, now)).document
  },

  getServiceSecrets: (context, { uuid }) => {
    const service = findService(context, uuid)
    assertActive(service)
    const { password } = service.state
    return password === null ? {} : { sql_pass: password }
  },

  updateServiceProperties: (context, { uuid, maintenance }) => {
    const service = findService(context, uuid)
    const { properties } = service.document
    if (!properties?.maintenance) throw serviceFailure('Only clusters have maintenance.', 400)
    const document = {
      properties: { ...properties, maintenance, spec: { ...properties.spec, maintenance } },
    }
    const others = service.state.events.filter(({ does }) => does !== 'maintain')
    const next = maintenanceEvent(
      { ...service.document, ...document },
      versionsOf(context, service.document.service),
      context.now,
    )
    return context.records.save(changeService(service, context.now, document, [...others, next])).document
  },
}
