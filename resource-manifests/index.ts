import { accessDelegation } from './access-delegation'
import { accessImpersonation } from './access-impersonation'
import { apiToken } from './api-token'
import { bareMetal } from './bare-metal'
import { billingAccount } from './billing-account'
import { bucket } from './bucket'
import { disk } from './disk'
import { firewall } from './firewall'
import { ipAddress } from './ip-address'
import { loadBalancer } from './load-balancer'
import { managedService } from './managed-service'
import { sshKey } from './ssh-key'
import { virtualMachine } from './virtual-machine'
import { vpc } from './vpc'

/** Every resource type of this console, in the order of navigation. */
export const manifests = [
  virtualMachine,
  bareMetal,
  disk,
  bucket,
  loadBalancer,
  vpc,
  ipAddress,
  firewall,
  managedService,
  apiToken,
  accessDelegation,
  accessImpersonation,
  sshKey,
  billingAccount,
]
