import type { ManagedService, PricedResourceType } from '../../entities'
import { machinesOf } from '../../machines/service'
import { megabytes, units } from '../exact'
import type { PricedKind, PricedPart } from './charge'

/**
 * Price of a managed service by its machines, at a multiple of the price list: processors and memory while they are not
 * switched off, storage always. A deleted service stays readable and costs nothing.
 */
export const pricedService: PricedKind<'service'> = ({ key, document: service }) => {
  if (service.is_deleted) return null
  const machines = machinesOf(service).map(({ resource_allocation: allocation }) => allocation)
  const on = machines.filter(({ status }) => status !== 'stopped')
  const vcpu = sum(on.map((machine) => machine.vcpu))
  const memory = sum(on.map((machine) => machine.memory))
  const size = sum(machines.flatMap(({ storage }) => storage ?? []).map((disk) => disk.size))
  const part = (type: PricedResourceType, quantity: bigint): PricedPart[] =>
    quantity === 0n ? [] : [{ type, quantity, multiplier: multiplierOf(service, type) }]
  return {
    parts: [
      ...part('CPU', units(vcpu)),
      ...part('RAM', megabytes(memory)),
      ...part('BLOCK_STORAGE', units(size)),
    ],
    name: service.display_name,
    details: `${service.service} ${service.version}, ${vcpu} ${vcpu === 1 ? 'CPU' : 'CPUs'}, ${memory / 1024} GB RAM, ${size} GB`,
    owner: key,
    uptimeTypes: ['SERVICE'],
    configuration: { vm_name: service.display_name, cpus: vcpu, ram_MB: memory, disk_size_GB: size },
  }
}

function multiplierOf({ prices }: ManagedService, type: PricedResourceType): number {
  return prices?.find((price) => price.resource_type === type)?.price_multiplier ?? 1
}

function sum(amounts: readonly (number | undefined)[]): number {
  return amounts.reduce<number>((total, amount) => total + (amount ?? 0), 0)
}
