import { units } from '../exact'
import type { PricedKind } from './charge'

/** Price of a leased server from its lease to its release, including the setup. */
export const pricedMetalLease: PricedKind<'metal_lease'> = ({ key, document: lease }) => ({
  parts: [{ type: 'BARE_METAL_SERVER', quantity: units(1) }],
  name: lease.display_name,
  details: 'leased server',
  owner: key,
  uptimeTypes: ['BARE_METAL'],
  configuration: { vm_name: lease.display_name },
})
