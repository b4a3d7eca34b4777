import { BILLING } from './expected-billing'
import { BUCKET } from './expected-bucket'
import { DISK } from './expected-disk'
import { METAL } from './expected-metal'
import { NETWORKING } from './expected-network'
import { SERVICE } from './expected-service'
import { VM_OLDER } from './expected-vm-older'

/** Areas with a file of their own. */
const AREAS = [BILLING, BUCKET, DISK, METAL, NETWORKING, SERVICE, VM_OLDER]

const VM = '/{location}/user-resource/vm'
const INTERFACES = '/{location}/network/virtual-machines'
const FIREWALLS = '/{location}/network/firewalls'
const DISKS = '/{location}/storage/disks'
const TOKEN = '/user-resource/token'
const GROUPS = '/user-resource/access_group'

/**
 * The calls of specification section 7 and those of BEYOND: operation id, method and path, encoding of the body,
 * statuses of success.
 */
export const CALLS: readonly (readonly [id: string, call: string, encoding: string, statuses: string])[] = [
  ['listTokens', `GET ${TOKEN}/list`, '', '200'],
  ['createToken', `POST ${TOKEN}`, 'form', '200,201'],
  ['updateToken', `PATCH ${TOKEN}`, 'form', '200'],
  ['deleteToken', `DELETE ${TOKEN}`, 'form', '200'],
  ['listAccessDelegations', `GET ${GROUPS}`, '', '200'],
  ['createAccessDelegation', `POST ${GROUPS}`, 'form', '200,201'],
  ['deleteAccessDelegation', `DELETE ${GROUPS}/{id}`, '', '200'],
  ['createImpersonation', `POST ${GROUPS}/{delegation_id}/impersonation`, 'form', '200,201'],
  ['deleteImpersonation', `DELETE ${GROUPS}/{delegation_id}/impersonation/{impersonation_id}`, '', '200'],
  ['listImpersonations', 'GET /user-resource/impersonation', '', '200'],
  ['acceptImpersonation', 'PUT /user-resource/impersonation/{uuid}/accept', '', '200'],
  ['startImpersonation', 'POST /user-resource/impersonation/{uuid}/start', '', '200'],
  ['createAdminToken', 'POST /user-resource/admin/token', 'form', '200'],
  ['getSiteConfig', 'GET /config/ui/config', '', '200'],
  ['listLocations', 'GET /config/locations', '', '200'],
  ['listVmImages', 'GET /config/vm_images', '', '200'],
  ['listVmParameters', 'GET /api/parameters/vm', '', '200'],
  ['listHostPools', 'GET /{location}/user-resource/host_pool/list', '', '200'],
  ['listVms', `GET ${VM}/list`, '', '200'],
  ['createVm', `POST ${VM}`, 'form', '200,201'],
  ['updateVm', `PATCH ${VM}`, 'form', '200'],
  ['deleteVm', `DELETE ${VM}`, 'form', '200,204'],
  ['startVm', `POST ${VM}/start`, 'form', '200'],
  ['stopVm', `POST ${VM}/stop`, 'form', '200'],
  ['rescueVm', `POST ${VM}/rescue_start`, 'form', '200'],
  ['reinstallVm', `POST ${VM}/reinstall`, 'form', '200'],
  ['cloneVm', `POST ${VM}/clone`, 'form', '200'],
  ['rebuildVm', `POST ${VM}/rebuild`, 'form', '200'],
  ['toggleVmBackup', `POST ${VM}/backup`, 'form', '200'],
  ['createVmSnapshot', `POST ${VM}/replica`, 'form', '200'],
  ['deleteVmReplica', `DELETE ${VM}/replica`, 'form', '200'],
  ['addVmDisk', `POST ${VM}/storage`, 'form', '200'],
  ['resizeVmDisk', `PATCH ${VM}/storage`, 'form', '200'],
  ['deleteVmDisk', `DELETE ${VM}/storage`, 'form', '200'],
  ['attachVmDisk', `POST ${VM}/storage/attach`, 'form', '200'],
  ['detachVmDisk', `POST ${VM}/storage/detach`, 'form', '200'],
  ['updateVmUser', `PATCH ${VM}/user`, 'form', '200'],
  ['moveVmBilling', 'POST /{location}/user-resource/resource_billing', 'form', '200'],
  ['listInterfaces', `GET ${INTERFACES}/interfaces`, '', '200'],
  ['listVmInterfaces', `GET ${INTERFACES}/{uuid}/interfaces`, '', '200'],
  ['addSubinterface', `POST ${INTERFACES}/{uuid}/interfaces/{if_uuid}/subinterfaces`, '', '200'],
  ['deleteSubinterface', `DELETE ${INTERFACES}/{uuid}/subinterfaces/{if_uuid}`, '', '204'],
  ['listDisks', `GET ${DISKS}`, '', '200'],
  ['createDisk', `POST ${DISKS}`, 'form', '201'],
  ['getDisk', `GET ${DISKS}/{uuid}`, '', '200'],
  ['updateDisk', `PATCH ${DISKS}/{uuid}`, 'form', '200'],
  ['deleteDisk', `DELETE ${DISKS}/{uuid}`, '', '204'],
  ['listFirewalls', `GET ${FIREWALLS}`, '', '200'],
  ['createFirewall', `POST ${FIREWALLS}`, 'json', '200,201'],
  ['replaceFirewall', `PUT ${FIREWALLS}/{uuid}`, 'json', '200'],
  ['deleteFirewall', `DELETE ${FIREWALLS}/{uuid}`, '', '204'],
  ['assignFirewall', `POST ${FIREWALLS}/{uuid}/vms`, '', '200'],
  ['unassignFirewall', `DELETE ${FIREWALLS}/{uuid}/vms`, '', '200,204'],
  ['getUser', 'GET /user-resource/user', '', '200'],
  ['getPrivileges', 'GET /user-resource/user/privileges', '', '200'],
  ['updateUserProfile', 'PATCH /user-resource/user/profile', 'form', '200'],
  ['getMfaStatus', 'GET /user-resource/mfa/is_active', '', '200'],
  ['activateMfa', 'POST /user-resource/mfa/activate', '', '200'],
  ['deactivateMfa', 'POST /user-resource/mfa/deactivate', '', '200'],
  ['createSession', 'POST /user-resource/auth0_callback', 'form', '200'],
  ['listUserSessions', 'GET /user-resource/session/list', '', '200'],
  ['deleteAllUserSessions', 'DELETE /user-resource/session/list', '', '200'],
  ['deleteUserSession', 'DELETE /user-resource/session', 'form', '200'],
  ['deleteCurrentSession', 'DELETE /user-resource/session/current', '', '200'],
  ['setKeyCookie', 'PUT /user-resource/session/key/{handle}', '', '200'],
  ['deleteKeyCookie', 'DELETE /user-resource/session/key/{handle}', '', '200'],
  ['listCustomers', 'GET /user-resource/admin/user/list', '', '200'],
  ['listPlainImages', 'GET /config/vm_images/plain_os', '', '200'],
  ['listAppImages', 'GET /config/vm_images/app_catalog', '', '200'],
  ['listBootImages', 'GET /config/boot_images', '', '200'],
  ['listSshKeys', 'GET /user-resource/ssh_keys', '', '200'],
  ['createSshKey', 'POST /user-resource/ssh_keys', 'json', '200,201'],
  ['updateSshKey', 'PATCH /user-resource/ssh_keys/{uuid}', 'json', '200'],
  ['deleteSshKey', 'DELETE /user-resource/ssh_keys/{uuid}', '', '200,204'],
  ...AREAS.flatMap(({ calls }) => calls),
]

/** Calls the specification does not have, which real clients make (platform facts section 16) or screens need. */
export const BEYOND: readonly string[] = [
  'listUserSessions',
  'deleteAllUserSessions',
  'deleteKeyCookie',
  'deleteUserSession',
  'deleteCurrentSession',
  'setKeyCookie',
  'listCustomers',
  'listPlainImages',
  'listAppImages',
  'listBootImages',
  'listSshKeys',
  'createSshKey',
  'updateSshKey',
  'deleteSshKey',
  ...AREAS.flatMap(({ beyond }) => beyond),
]

/**
 * The entities and bodies of specification sections 3 and 7, with the requirements their fields come from.
 */
export const ENTITIES: { ids: string; name: string; fields: string }[] = [
  {
    ids: '[VM-01 platform]',
    name: 'VirtualMachine',
    fields: `
        uuid name description status user_id billing_account current_pool_name current_pool_uuid
        designated_pool_name designated_pool_uuid vcpu memory mac nic_iftune os_name os_version license_type
        username hostname private_ipv4 public_ipv6 backup storage created_at updated_at
      `,
  },
  {
    ids: '[VM-02 platform]',
    name: 'VmStorage',
    fields: 'uuid name type size pool primary shared replica user_id',
  },
  { ids: '[VM-02 platform]', name: 'VmReplica', fields: 'master_uuid type' },
  {
    ids: '[VM-04 platform]',
    name: 'VmImage',
    fields: 'os_name display_name ui_position license_type is_default is_app_catalog icon versions',
  },
  { ids: '[VM-04 platform]', name: 'VmImageVersion', fields: 'os_version display_name published' },
  {
    ids: '[VM-06 platform]',
    name: 'VmParameter',
    fields: 'parameter description mandatory type constraint expression min max values limits',
  },
  {
    ids: '[VM-08 platform]',
    name: 'VmInterface',
    fields: 'network private_ip_address public_ipv6_address subinterfaces vmi_uuid vmi_mac vm_uuid',
  },
  {
    ids: '[VM-08 platform]',
    name: 'VmSubinterface',
    fields: 'id uuid vmi_id vlan_tag mac_addr network_id network ip_address',
  },
  {
    ids: '[VM-09 platform]',
    name: 'HostPool',
    fields: 'uuid name description is_default_designated storage_pool_uuid ui_position',
  },
  {
    ids: '[VM-35 platform]',
    name: 'CreateVmBody',
    fields: `
        name description billing_account_id os_name os_version username password public_key cloud_init ram
        vcpu designated_pool_uuid reserve_public_ip network_uuid disk_uuid disks source_replica source_uuid
      `,
  },
  { ids: '[VM-37 platform]', name: 'UpdateVmBody', fields: 'uuid name ram vcpu' },
  { ids: '[VM-38 platform]', name: 'CloneVmBody', fields: 'uuid name' },
  { ids: '[VM-39 platform]', name: 'RebuildVmBody', fields: 'replica_uuid uuid type' },
  { ids: '[VM-40 platform]', name: 'StopVmBody', fields: 'uuid force' },
  { ids: '[VM-41 platform]', name: 'ReinstallVmBody', fields: 'uuid os_name os_version' },
  { ids: '[VM-42 platform]', name: 'DeleteVmReplicaBody', fields: 'replica_uuid type' },
  { ids: '[VM-43 platform]', name: 'AddVmDiskBody', fields: 'uuid size_gb' },
  { ids: '[VM-44 platform]', name: 'ResizeVmDiskBody', fields: 'uuid disk_uuid size_gb check_vm_state' },
  { ids: '[VM-44 platform] [DISK-09 platform]', name: 'VmStorageBody', fields: 'uuid storage_uuid' },
  { ids: '[VM-45 platform]', name: 'UpdateVmUserBody', fields: 'uuid username password' },
  { ids: '[VM-46 platform]', name: 'MoveVmBillingBody', fields: 'uuid billing_account_id' },
  {
    ids: '[DISK-01 platform]',
    name: 'Disk',
    fields: `
        uuid status snapshots user_id billing_account_id size_gb source_image source_image_type display_name
        storage_pool_uuid created_at updated_at
      `,
  },
  {
    ids: '[NET-FW-01 platform]',
    name: 'Firewall',
    fields: 'uuid display_name user_id billing_account_id rules resources_assigned deleted_at',
  },
  { ids: '[NET-FW-01 platform]', name: 'FirewallResource', fields: 'resource_uuid resource_type' },
  {
    ids: '[NET-FW-02 platform]',
    name: 'FirewallRule',
    fields: 'uuid direction protocol policy_action port_start port_end endpoint_spec_type endpoint_spec',
  },
  {
    ids: '[NET-FW-08 platform]',
    name: 'CreateFirewallBody',
    fields: 'billing_account_id display_name rules resources_assigned',
  },
  {
    ids: '[ACCESS-01 platform]',
    name: 'ApiToken',
    fields: `
        id billing_account_id consumer_id kong_id description restricted token created_at updated_at user_id
        acting_user_id
      `,
  },
  {
    ids: '[ACCESS-05 platform]',
    name: 'CreateTokenBody',
    fields: 'billing_account_id description restricted',
  },
  {
    ids: '[ACCESS-06 platform]',
    name: 'UpdateTokenBody',
    fields: 'token_id billing_account_id description restricted',
  },
  {
    ids: '[ACCESS-08 platform]',
    name: 'AccessDelegation',
    fields: 'id billing_account_id name owner_id impersonations created_at updated_at',
  },
  {
    ids: '[ACCESS-09 platform]',
    name: 'Impersonation',
    fields: 'uuid grantee_id grantee_username is_accepted accepted_at created_at',
  },
  {
    ids: '[ACCESS-10 platform]',
    name: 'AccessImpersonation',
    fields: 'access_owner billing_account_name is_accepted',
  },
  { ids: '[ACCESS-22 platform]', name: 'CreateAccessDelegationBody', fields: 'billing_account_id name' },
  { ids: '[ACCESS-24 platform]', name: 'CreateImpersonationBody', fields: 'grantee_username' },
  {
    ids: '[PROFILE-08 platform]',
    name: 'UpdateUserProfileBody',
    fields: 'first_name last_name personal_id_number phone_number lang',
  },
  { ids: '[PROFILE-11 platform]', name: 'MfaActivation', fields: 'ticket_id ticket_url' },
  {
    ids: '[AUTH-38 platform]',
    name: 'CreateSessionBody',
    fields: 'access_token id_token scope expires_in token_type state',
  },
  { ids: '[AUTH-38 platform]', name: 'Session', fields: 'apikey user' },
  {
    ids: '[PROFILE-01 platform]',
    name: 'User',
    fields: 'id cookie_id name signup_site last_activity profile_data intercom_user_hash kong_key',
  },
  {
    ids: '[PROFILE-02 platform]',
    name: 'Profile',
    fields: `
        user_id id first_name last_name lang avatar email personal_id_number phone_number created_at
        updated_at
      `,
  },
  {
    ids: `[SITE-11 platform] [SITE-12 platform] [SITE-14 platform] [SITE-16 platform] [SITE-26 platform] [SITE-31 platform] [SITE-32 platform] [SITE-33 platform] [SITE-34 platform] [SITE-35 platform] [SITE-36 platform]
      [SITE-37 platform] [SITE-41 platform] [SITE-42 platform] [SITE-43 platform] [SITE-44 platform] [SITE-45 platform] [SITE-46 platform] [SITE-47 platform] [SITE-48 platform] [SITE-49 platform] [SITE-50 platform]`,
    name: 'SiteConfig',
    fields: `
        siteName siteTheme siteCountry siteLocale siteCurrency displayCurrencies locations vmsEnabled
        vmAppsEnabled ipsEnabled privateNetworksEnabled loadBalancerEnabled firewallEnabled storageEnabled
        servicesEnabled kubernetesEnabled bareMetalEnabled disksEnabled mfaAvailable
        recurringPaymentsEnabled firstAccountCredit referralCodeEnabled referralCreditAmounts
        limitedBillingAccountConfig minimumTopupAmount allowDebt predefinedPackages paymentProcessors
        billingAccountFields chatEnabled chatConfig supportEmail billingEmail apiDocUrl apiGrafanaUrl
        supportUrl termsUrl s3ForcePathStyle backupTime auth0 manualBillingAccountValidation loginTitle
        loginSubtitle documentationUrls
      `,
  },
  { ids: '[SITE-12 platform]', name: 'DisplayCurrency', fields: 'code title rate' },
  {
    ids: '[SITE-34 platform]',
    name: 'ReferralCreditAmounts',
    fields: 'receiver_credit promoter_credit referral_credit_receiver_precondition_topup_sum',
  },
  { ids: '[SITE-48 platform]', name: 'Auth0Config', fields: 'domain clientId' },
  { ids: '[SITE-35 platform]', name: 'LimitedBillingAccountConfig', fields: 'vcpu ram_mb' },
  { ids: '[SITE-37 platform]', name: 'PredefinedPackage', fields: 'cpu ram ssd default disabled os notice' },
  {
    ids: '[SITE-41 platform]',
    name: 'PaymentProcessor',
    fields: `
        type name keyword public_key verification_amount use_3ds_verification supports_auto_topup
        show_postalcode_input service_fee methods charge_currency_conversion store_id
      `,
  },
  { ids: '[SITE-42 platform]', name: 'BillingAccountField', fields: 'field required visible validator' },
  {
    ids: '[SITE-51 platform]',
    name: 'Location',
    fields: `
        display_name slug is_default is_preferred is_published description order_nr country_code
        create_resource_disabled mikrotik consul_name_override
      `,
  },
  ...AREAS.flatMap(({ entities }) => entities),
]

/** The enums of specification sections 4, 5 and 9. */
export const ENUMS: { ids: string; name: string; values: string }[] = [
  { ids: '[VM-17 platform]', name: 'VmStatus', values: 'creating running stopping stopped deleted' },
  { ids: '[VM-03 platform]', name: 'ReplicaType', values: 'snapshot backup' },
  {
    ids: '[NOTIFY-05 platform]',
    name: 'ChatType',
    values: 'intercom qiscus botika oncehub leadbooster tawk',
  },
  { ids: '[VM-06 platform]', name: 'VmParameterConstraint', values: 'enum range regexp' },
  { ids: '[DISK-02 platform]', name: 'DiskStatus', values: 'Active Reserved' },
  { ids: '[DISK-04 platform]', name: 'DiskSourceImageType', values: 'OS_BASE DISK SNAPSHOT EMPTY' },
  { ids: '[NET-FW-03 platform]', name: 'FirewallDirection', values: 'inbound outbound' },
  { ids: '[NET-FW-04 platform]', name: 'FirewallProtocol', values: 'tcp udp icmp icmp6 any' },
  { ids: '[NET-FW-05 platform]', name: 'FirewallEndpointType', values: 'ip_prefixes group_tag any vlan' },
  ...AREAS.flatMap(({ enums }) => enums),
]
