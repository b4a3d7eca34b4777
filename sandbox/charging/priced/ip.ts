import { units } from '../exact'
import type { PricedKind } from './charge'

/** Price of a reserved address, in use or not; it is not in use once its machine is deleted. */
export const pricedIp: PricedKind<'ip'> = ({ parent, document: ip }) => ({
  parts: [{ type: parent === null ? 'UNASSIGNED_FLOATING_IP' : 'ASSIGNED_FLOATING_IP', quantity: units(1) }],
  name: ip.name === '' ? ip.address : ip.name,
  details: `${ip.name === '' ? '' : `${ip.address}, `}${parent === null ? 'not in use' : 'in use'}`,
  uuid: ip.uuid,
  owner: parent ?? ip.uuid,
  uptimeTypes: ['FLOATING_IP'],
  configuration: { vm_name: ip.name === '' ? ip.address : ip.name },
})
