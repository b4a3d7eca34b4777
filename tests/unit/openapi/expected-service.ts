import type { Expected } from './expected-area'

const PACKAGE = '/user-resource/service/package'
const ONE = `${PACKAGE}/{uuid}`

/** Managed services and Kubernetes. */
export const SERVICE: Expected = {
  calls: [
    ['listServiceImages', 'GET /user-resource/service/configurations', '', '200'],
    ['listServices', `GET ${PACKAGE}s`, '', '200'],
    ['createService', `POST ${PACKAGE}`, 'json', '200,201'],
    ['getService', `GET ${ONE}`, '', '200'],
    ['updateService', `PATCH ${ONE}`, 'json', '200'],
    ['deleteService', `DELETE ${ONE}`, '', '200'],
    ['startServiceResource', `POST ${ONE}/resources/{target_uuid}/start`, '', '200'],
    ['stopServiceResource', `POST ${ONE}/resources/{target_uuid}/stop`, '', '200'],
    ['getServiceSecrets', `GET ${ONE}/secrets`, '', '200'],
    ['listServiceWhitelist', `GET ${ONE}/whitelist_addresses`, '', '200'],
    ['addServiceWhitelistEntry', `POST ${ONE}/whitelist_addresses`, 'form', '200'],
    ['deleteServiceWhitelistEntry', `DELETE ${ONE}/whitelist_addresses`, 'form', '200'],
    ['updateServiceProperties', `PATCH ${ONE}/properties`, 'json', '200'],
    ['rebuildServiceVm', `POST /{location}${PACKAGE}/vm/rebuild`, 'json', '200'],
  ],
  beyond: ['getService'],
  entities: [
    {
      ids: '[SERVICE-01 platform]',
      name: 'ManagedService',
      fields: `
        uuid service display_name billing_account_id user_id version status is_multi_node is_deleted prices
        resources whitelist_addresses properties created_at updated_at deleted_at
      `,
    },
    { ids: '[SERVICE-02 platform]', name: 'ServicePrice', fields: 'price_multiplier resource_type' },
    {
      ids: '[SERVICE-02 platform]',
      name: 'ServiceResource',
      fields: 'resource_type resource_id resource_location resource_allocation',
    },
    {
      ids: '[SERVICE-02 platform]',
      name: 'ServiceResourceAllocation',
      fields: 'address memory vcpu status storage',
    },
    {
      ids: '[SERVICE-04 platform] [K8S-01 platform]',
      name: 'ServiceProperties',
      fields: 'location service_ip sql_user port cluster_name spec status workers maintenance',
    },
    {
      ids: '[SERVICE-05 platform]',
      name: 'ServiceImage',
      fields: `
        created_at description display_name icon is_external is_multi_node_available multi_node_description
        multi_node_count
        prices read_more_url service_name updated_at uuid versions specification
      `,
    },
    { ids: '[SERVICE-06 platform]', name: 'WorkerPackage', fields: 'cpu ram ssd default disabled os notice' },
    {
      ids: '[SERVICE-09 platform]',
      name: 'CreateServiceBody',
      fields: `
        billing_account_id display_name is_multi_node package_parameters reserve_public_ip service version
        vm_cpu vm_disk_gb vm_ram
      `,
    },
    { ids: '[SERVICE-10 platform]', name: 'ServicePackageParameters', fields: 'location network_uuid spec' },
    { ids: '[SERVICE-10 platform]', name: 'ClusterSpec', fields: 'maintenance provider' },
    { ids: '[SERVICE-13 platform]', name: 'ServiceSecrets', fields: 'sql_pass' },
    {
      ids: '[SERVICE-13 platform] [SERVICE-20 platform]',
      name: 'UpdateServiceBody',
      fields: 'display_name billing_account_id',
    },
    {
      ids: '[SERVICE-13 platform] [SERVICE-25 platform]',
      name: 'RebuildServiceVmBody',
      fields: 'replica_uuid service_package_uuid',
    },
    { ids: '[SERVICE-23 platform]', name: 'ServiceWhitelistBody', fields: 'ip_address' },
    { ids: '[SERVICE-24 platform]', name: 'UpdateServicePropertiesBody', fields: 'maintenance' },
    { ids: '[K8S-02 platform]', name: 'WorkerPool', fields: 'machine min max maxSurge volume zones' },
    { ids: '[K8S-02 platform]', name: 'WorkerVolume', fields: 'size' },
    { ids: '[K8S-03 platform]', name: 'ClusterMaintenance', fields: 'autoUpdate timeWindow' },
    { ids: '[K8S-03 platform]', name: 'ClusterTimeWindow', fields: 'begin end' },
  ],
  enums: [
    { ids: '[SERVICE-03 platform]', name: 'ServiceType', values: 'mariadb postgresql kubernetes' },
    { ids: '[SERVICE-03 platform]', name: 'ServiceResourceType', values: 'vm virtual_ip network kong_token' },
    { ids: '[SERVICE-06 platform]', name: 'WorkerSystem', values: 'win other' },
    { ids: '[SERVICE-08 platform]', name: 'ServiceStatus', values: 'active requested deleted' },
    {
      ids: '[K8S-06 platform]',
      name: 'ClusterConditionType',
      values: `
        APIServerAvailable EveryNodeReady SystemComponentsHealthy ControlPlaneHealthy
        ObservabilityComponentsHealthy
      `,
    },
  ],
}
