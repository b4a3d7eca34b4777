import type { Expected } from './expected-area'

const VM = '/{location}/user-resource/vm'

/** Calls about machines that clients of the platform make beside those of the specification. */
export const VM_OLDER: Expected = {
  calls: [
    ['getVm', `GET ${VM}`, '', '200'],
    ['listVmReplicas', `GET ${VM}/replica`, '', '200'],
    ['startVmFromMedia', `POST ${VM}/boot_iso_media`, 'form', '200'],
    ['startTerminal', `POST ${VM}/terminal`, 'form', '200'],
    ['listBillingResources', 'GET /{location}/user-resource/billing_resources', '', '200'],
  ],
  beyond: ['getVm', 'listVmReplicas', 'startVmFromMedia', 'startTerminal', 'listBillingResources'],
  entities: [],
  enums: [],
}
