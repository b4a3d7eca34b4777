import type { Expected } from './expected-area'

/** Bare metal. */
export const METAL: Expected = {
  calls: [
    ['listMetalSystems', 'GET /metal/os', '', '200'],
    ['listMetalSpecs', 'GET /metal/specs', '', '200'],
    ['listMetalLeases', 'GET /metal/leases', '', '200'],
    ['createMetalLease', 'POST /metal/leases', 'json', '200,201'],
    ['updateMetalLease', 'PATCH /metal/leases/{uuid}', 'json', '200'],
    ['deleteMetalLease', 'DELETE /metal/leases/{uuid}', '', '200,204'],
  ],
  beyond: [],
  entities: [
    {
      ids: '[METAL-01 platform]',
      name: 'MetalSpec',
      fields: 'title subtitle description is_visible uuid is_available ready_os_ids',
    },
    {
      ids: '[METAL-02 platform]',
      name: 'MetalMachine',
      fields: 'label mac_addresses ip_public_v4 ip_public_v6 ssh_credentials admin_notes current_state_id',
    },
    {
      ids: '[METAL-03 platform]',
      name: 'MetalLease',
      fields: 'uuid machine_uuid user_id requested_os_id display_name billing_account_id os_id status',
    },
    {
      ids: '[METAL-04 platform]',
      name: 'MetalStateChange',
      fields: `
        state_id lease_id billing_account_id os_id status changed_at ended_at acting_user_id action
      `,
    },
    { ids: '[METAL-05 platform]', name: 'MetalOs', fields: 'os_id os_type_id is_published version_title' },
    { ids: '[METAL-05 platform]', name: 'MetalOsType', fields: 'title icon' },
    {
      ids: '[METAL-18 platform]',
      name: 'CreateMetalLeaseBody',
      fields: 'spec_uuid display_name requested_os_id billing_account_id',
    },
    { ids: '[METAL-19 platform]', name: 'UpdateMetalLeaseBody', fields: 'display_name' },
  ],
  enums: [
    {
      ids: '[METAL-06 platform]',
      name: 'MetalStatus',
      values: 'available pending in_use cleaning offline deleted',
    },
    {
      ids: '[METAL-14 platform]',
      name: 'MetalChangeAction',
      values: 'admin_create admin_update admin_delete admin_lease_create user_request user_release',
    },
  ],
}
