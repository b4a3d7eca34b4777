import { units } from '../exact'
import type { PricedKind } from './charge'

/** A reserved address, in use or not; one that is left over after a machine was deleted is not in use. */
export const pricedIp: PricedKind<'ip'> = ({ parent, document: ip }) => ({
  parts: [{ type: parent === null ? 'UNASSIGNED_FLOATING_IP' : 'ASSIGNED_FLOATING_IP', quantity: units(1) }],
  name: ip.name === '' ? ip.address : ip.name,
  details: `${ip.name === '' ? '' : `${ip.address}, `}${parent === null ? 'not in use' : 'in use'}`,
  uuid: ip.uuid,
  owner: parent ?? ip.uuid,
  uptimeTypes: ['FLOATING_IP'],
  configuration: { vm_name: ip.name === '' ? ip.address : ip.name },
})
