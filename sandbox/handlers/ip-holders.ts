import type { IpHolder } from '../machines/ip-address'
import { serviceAddress } from '../machines/service'
import type { Context } from '../context'
import { findHere } from './find'

/** The caller's resources in this location to which a floating IP can be assigned. */
export function ipHolders(context: Context): IpHolder[] {
  const scope = findHere(context)
  const machines = context.records
    .list('vm', scope)
    .map(({ key, document }) => toHolder(key, 'virtual_machine', document.private_ipv4))
  const balancers = context.records
    .list('load_balancer', scope)
    .filter(({ document }) => document.is_deleted !== true)
    .map(({ key, document }) => toHolder(key, 'load_balancer', document.private_address))
  const services = context.records
    .list('service', scope)
    .map(({ key, document }) => toHolder(key, 'service', serviceAddress(document)))
  return [...machines, ...balancers, ...services].filter((holder) => holder !== undefined)
}

function toHolder(
  uuid: string,
  type: IpHolder['type'],
  privateIp: string | null | undefined,
): IpHolder | undefined {
  return typeof privateIp === 'string' ? { uuid, type, privateIp } : undefined
}
