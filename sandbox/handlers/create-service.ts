import { parameterFailure, serviceFailure } from '../failures'
import { assignIp } from '../machines/ip-address'
import type { HostPool, ServiceImage } from '../entities'
import type { Context } from '../context'
import { assertLocationOpen } from './create-vm'
import { payingAccount } from './find'
import type { Handler, Input } from './handler'
import { joinedNetwork, takeAddress } from './networks-of'
import { insertIpAddress } from './new-ip-address'
import { type NewService, newService } from './new-service'
import { readClusterSpec } from './wanted-cluster'

type Wanted = Input<'createService'>
type Machine = NewService['machines'][number]

/** Orders a managed service with its machines, a private address and, unless refused, a floating IP. */
export const createService: Handler<'createService'> = (context, wanted) => {
  const image = context.catalogue.serviceImages.find(({ service_name: name }) => name === wanted.service)
  if (!image) throw serviceFailure(`Service '${wanted.service}' not found`, 400)
  const place = placeOf(context, wanted)
  checkImage(image, wanted)
  const pool = place.catalogue.hostPools(place.location).find(({ is_default_designated: usual }) => usual)
  if (!pool) throw new Error(`Location ${place.location} has no host pool`)
  const spec =
    wanted.service === 'kubernetes'
      ? readClusterSpec(wanted.package_parameters.spec, image, place.location, pool)
      : undefined
  const machines = spec?.machines ?? databaseMachines(wanted, image, pool)
  const largest = {
    vcpu: Math.max(...machines.map(({ vcpu }) => vcpu)),
    memory: Math.max(...machines.map(({ memory }) => memory)),
  }
  const account = payingAccount(context, wanted.billing_account_id, largest)
  return order(place, { ...wanted, image, account, machines, ...(spec ? { spec: spec.spec } : {}) })
}

function order(
  context: Context,
  wanted: Omit<NewService, 'networkUuid' | 'addresses'> &
    Pick<Wanted, 'package_parameters' | 'reserve_public_ip'>,
): ReturnType<typeof newService>['document'] {
  const { records, now } = context
  const addresses: string[] = []
  let network = joinedNetwork(context, wanted.package_parameters.network_uuid)
  for (let count = 0; count <= wanted.machines.length; count += 1) {
    const taken = takeAddress(context, network, addresses)
    network = taken.network
    addresses.push(taken.address)
  }
  const own = { location: context.location, owner: context.caller.owner }
  const record = newService(context.ids, own, now, { ...wanted, networkUuid: network.key, addresses })
  const service = records.insert('service', record)
  const [privateIp] = addresses
  if ((wanted.reserve_public_ip ?? true) && privateIp !== undefined) {
    const ip = insertIpAddress(context, wanted.account, '')
    records.save(assignIp(ip, { uuid: service.key, type: 'service', privateIp }, now))
  }
  return service.document
}

/** The location is a parameter, because the call has none in its path. */
function placeOf(context: Context, { package_parameters: { location } }: Wanted): Context {
  if (!context.catalogue.locations.some(({ slug }) => slug === location)) {
    throw parameterFailure({ package_parameters: `Unknown location: ${location}` })
  }
  const place = { ...context, location }
  assertLocationOpen(place)
  return place
}

function checkImage(image: ServiceImage, wanted: Wanted): void {
  if (!image.versions.includes(wanted.version)) {
    throw parameterFailure({ version: `Unknown version of ${wanted.service}: ${wanted.version}` })
  }
  if (wanted.is_multi_node === true && image.is_multi_node_available !== true) {
    throw parameterFailure({ is_multi_node: `${image.display_name} does not run on several machines` })
  }
}

function databaseMachines(wanted: Wanted, image: ServiceImage, pool: HostPool): Machine[] {
  const { vm_cpu: vcpu, vm_ram: memory, vm_disk_gb: disk } = wanted
  const wrong: Record<string, string> = {}
  for (const [name, value, range] of [
    ['vm_cpu', vcpu, pool.guest_limits?.cpu],
    ['vm_ram', memory, pool.guest_limits?.ram_mb],
    ['vm_disk_gb', disk, pool.guest_limits?.disk_gb],
  ] as const) {
    if (value === undefined) wrong[name] = `Required parameter '${name}' not supplied`
    else if (value < (range?.min ?? 0)) wrong[name] = `Parameter '${name}' must be at least ${range?.min}`
    else if (value > (range?.max ?? Infinity))
      wrong[name] = `Parameter '${name}' must be at most ${range?.max}`
  }
  if (vcpu === undefined || memory === undefined || disk === undefined || Object.keys(wrong).length > 0) {
    throw parameterFailure(wrong)
  }
  return Array.from({ length: wanted.is_multi_node === true ? (image.multi_node_count ?? 1) : 1 }, () => ({
    vcpu,
    memory,
    disk,
  }))
}
