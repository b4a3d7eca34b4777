import { units } from '../exact'
import type { PricedKind } from './charge'

/** Price of a load balancer; a deleted one stays readable and costs nothing. */
export const pricedLoadBalancer: PricedKind<'load_balancer'> = ({ key, document: balancer }) => {
  if (balancer.is_deleted) return null
  return {
    parts: [{ type: 'LOAD_BALANCER', quantity: units(1) }],
    name: balancer.display_name,
    details: 'load balancer',
    owner: key,
    uptimeTypes: ['LOAD_BALANCER'],
    configuration: { vm_name: balancer.display_name },
  }
}
