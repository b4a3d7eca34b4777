import { serviceFailure } from '../failures'
import { failBySentinel } from '../faults/sentinels'
import { ownedBy } from '../identity'
import type { ManagedService } from '../entities'
import type { StoredService } from '../machines/service'
import type { Context } from '../context'

/**
 * The caller's managed service `uuid` in any location.
 * @throws ApiFailure 404, or the failure its name asks for
 */
export function findService(context: Context, uuid: string): StoredService {
  const service = findAnyService(context, uuid)
  if (service.document.is_deleted === true) throw notFound(uuid)
  return service
}

/** As `findService`, but includes deleted ones. */
export function findAnyService(context: Context, uuid: string): StoredService {
  const service = context.records.find('service', { ...ownedBy(context.caller), key: uuid })
  if (!service) throw notFound(uuid)
  failBySentinel(context.operation, service.document.display_name)
  return service
}

/** Available versions of a kind of service. */
export function versionsOf({ catalogue }: Context, service: ManagedService['service']): readonly string[] {
  return catalogue.serviceImages.find(({ service_name: name }) => name === service)?.versions ?? []
}

function notFound(uuid: string): Error {
  return serviceFailure(`No such service package exists: ${uuid}`, 404)
}
