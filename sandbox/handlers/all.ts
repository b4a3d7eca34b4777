import { billingAccountHandlers } from './billing-account'
import { billingSettingsHandlers } from './billing-settings'
import { bucketHandlers } from './bucket'
import { delegationHandlers } from './delegation'
import { customerHandlers } from './customer'
import { diskHandlers } from './disk'
import { diskAliasHandlers } from './disk-alias'
import { firewallHandlers } from './firewall'
import type { Handlers } from './handler'
import { invoiceHandlers } from './invoice'
import { ipAddressHandlers } from './ip-address'
import { loadBalancerHandlers } from './load-balancer'
import { metalHandlers } from './metal'
import { networkHandlers } from './network'
import { overviewHandlers } from './overview'
import { paymentMethodHandlers } from './payment-method'
import { paypalHandlers } from './paypal'
import { receivedAccessHandlers } from './received-access'
import { sessionHandlers } from './session'
import { serviceHandlers } from './service'
import { servicePartHandlers } from './service-parts'
import { sshKeyHandlers } from './ssh-key'
import { storageUserHandlers } from './storage-user'
import { tokenHandlers } from './token'
import { topUpHandlers } from './top-up'
import { usageHandlers } from './usage'
import { userHandlers } from './user'
import { terminalHandlers } from './terminal'
import { vmHandlers } from './vm'
import { vmActionHandlers } from './vm-actions'
import { vmDiskHandlers } from './vm-disks'
import { vmInterfaceHandlers } from './vm-interfaces'
import { vmOlderCallHandlers } from './vm-older-calls'

/** The handler of every operation of the description. */
export const handlers = {
  ...overviewHandlers,
  ...tokenHandlers,
  ...delegationHandlers,
  ...receivedAccessHandlers,
  ...sessionHandlers,
  ...customerHandlers,
  ...userHandlers,
  ...sshKeyHandlers,
  ...billingAccountHandlers,
  ...billingSettingsHandlers,
  ...usageHandlers,
  ...invoiceHandlers,
  ...paymentMethodHandlers,
  ...paypalHandlers,
  ...topUpHandlers,
  ...vmHandlers,
  ...terminalHandlers,
  ...vmActionHandlers,
  ...vmDiskHandlers,
  ...vmInterfaceHandlers,
  ...vmOlderCallHandlers,
  ...diskHandlers,
  ...diskAliasHandlers,
  ...ipAddressHandlers,
  ...networkHandlers,
  ...loadBalancerHandlers,
  ...metalHandlers,
  ...firewallHandlers,
  ...serviceHandlers,
  ...servicePartHandlers,
  ...bucketHandlers,
  ...storageUserHandlers,
} satisfies Handlers
