import type { ManagedService, ServiceResource } from '../../../sandbox/entities'
import type { Answered, Client } from './support'

/** The path of the calls about managed services. */
export const packages = '/user-resource/service/package'

/** Services of the small world. */
export const shopDb = '3ad91c60-7e25-4f8b-b0d4-58c1f7e2a936'
export const shopCluster = '60e8d2b5-94c1-4a7f-8e36-c57f0b1d9a42'

/** A body that creates a database, with changes. */
export function wantedDatabase(changes: object = {}): object {
  return {
    display_name: 'new-db',
    service: 'postgresql',
    version: '16.4',
    billing_account_id: 120348,
    vm_cpu: 2,
    vm_ram: 4096,
    vm_disk_gb: 60,
    package_parameters: { location: 'tll' },
    ...changes,
  }
}

/** A node pool of the kind `wantedCluster` has, with changes. */
export function pool(changes: object = {}): object {
  return { name: 'general', machine: { cpu: 2, ram: 4 }, min: 2, max: 4, volume: { size: 60 }, ...changes }
}

/** A body that creates a cluster of these pools, with changes. */
export function wantedCluster(workers: readonly object[] = [pool()], changes: object = {}): object {
  return {
    display_name: 'new-cluster',
    service: 'kubernetes',
    version: '1.31.4',
    billing_account_id: 120348,
    package_parameters: { location: 'tll', spec: { provider: { workers } } },
    ...changes,
  }
}

/** Orders a managed service. */
export async function order(
  client: Client,
  body: object,
  key = 'demo-customer',
): Promise<Answered<ManagedService>> {
  return client.post<ManagedService>(packages, body, { as: 'json', key })
}

/** Orders a managed service and returns it once it works. */
export async function activeService(client: Client, body: object): Promise<ManagedService> {
  const { uuid } = (await order(client, body)).body
  client.advance(600)
  return readService(client, uuid)
}

/** The service as it is now. */
export async function readService(
  client: Client,
  uuid: string,
  key = 'demo-customer',
): Promise<ManagedService> {
  return (await client.get<ManagedService>(`${packages}/${uuid}`, { key })).body
}

/** All services the key reaches. */
export async function services(client: Client, key = 'demo-customer', query = ''): Promise<ManagedService[]> {
  return (await client.get<ManagedService[]>(`${packages}s${query}`, { key })).body
}

/** The resources of a service of one type. */
export function parts(
  { resources }: ManagedService,
  type: ServiceResource['resource_type'],
): ServiceResource[] {
  return resources.filter((resource) => resource.resource_type === type)
}

/** States of the machines of a service. */
export function power(service: ManagedService): (string | undefined)[] {
  return parts(service, 'vm').map(({ resource_allocation: { status } }) => status)
}

/** Types of the readiness conditions that hold. */
export function holding({ properties }: ManagedService): string[] {
  const conditions = properties?.status?.conditions ?? []
  return conditions.filter(({ status }) => status === 'True').map(({ type }) => type)
}
