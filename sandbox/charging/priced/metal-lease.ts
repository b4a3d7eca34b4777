import { units } from '../exact'
import type { PricedKind } from './charge'

/** A leased server from the instant it is leased until it is released, the time it is set up included. */
export const pricedMetalLease: PricedKind<'metal_lease'> = ({ key, document: lease }) => ({
  parts: [{ type: 'BARE_METAL_SERVER', quantity: units(1) }],
  name: lease.display_name,
  details: 'leased server',
  owner: key,
  uptimeTypes: ['BARE_METAL'],
  configuration: { vm_name: lease.display_name },
})
