import { isRecord } from '../../../src/lib/is-record'
import type { Deployment } from './deployment'

const lists = {
  vm: { path: '/user-resource/vm/list', name: 'name', page: '/compute/vm' },
  disk: { path: '/storage/disks', name: 'display_name', page: '/disks/disk' },
  balancer: {
    path: '/network/load_balancers',
    name: 'display_name',
    page: '/network/load_balancer',
  },
  network: { path: '/network/networks', name: 'name', page: '/network/vpc' },
  ip: { path: '/network/ip_addresses', name: 'address', page: '/network/ip_address' },
  firewall: { path: '/network/firewalls', name: 'display_name', page: '/network/firewall' },
} as const

/** A record of the customer as the platform has it, by its name or its address. */
export async function recordOf(
  deployment: Deployment,
  type: keyof typeof lists,
  location: string,
  name: string,
): Promise<Record<string, unknown>> {
  const { path, name: field } = lists[type]
  const list = await deployment.call('GET', `/${location}${path}`)
  const found: unknown = Array.isArray(list) ? list.find((each) => each[field] === name) : undefined
  if (!isRecord(found)) throw new Error(`There is no ${type} "${name}" in ${location}`)
  return found
}

/** The address of a record's screen. */
export async function pageOf(
  deployment: Deployment,
  type: keyof typeof lists,
  location: string,
  name: string,
): Promise<string> {
  const { uuid } = await recordOf(deployment, type, location, name)
  return `${lists[type].page}/${location}/${String(uuid)}`
}

/** Gives a machine another name, such as one that makes later calls fail. */
export async function renameVm(
  deployment: Deployment,
  location: string,
  from: string,
  to: string,
): Promise<void> {
  const { uuid } = await recordOf(deployment, 'vm', location, from)
  await deployment.call('PATCH', `/${location}/user-resource/vm`, { uuid, name: to })
  deployment.expectFailures()
}
