import type { Expected } from './expected-area'

const ADDRESSES = '/{location}/network/ip_addresses'
const BALANCERS = '/{location}/network/load_balancers'
const NETWORK = '/{location}/network/network'

/** Private networks, floating IPs and load balancers. */
export const NETWORKING: Expected = {
  calls: [
    ['listIpAddresses', `GET ${ADDRESSES}`, '', '200'],
    ['createIpAddress', `POST ${ADDRESSES}`, 'json', '200,201'],
    ['getIpAddress', `GET ${ADDRESSES}/{address}`, '', '200'],
    ['updateIpAddress', `PATCH ${ADDRESSES}/{address}`, 'json', '200'],
    ['deleteIpAddress', `DELETE ${ADDRESSES}/{address}`, '', '200'],
    ['assignIpAddress', `POST ${ADDRESSES}/{address}/assign`, 'json', '200'],
    ['unassignIpAddress', `POST ${ADDRESSES}/{address}/unassign`, '', '200'],
    ['listNetworks', 'GET /{location}/network/networks', '', '200'],
    ['createNetwork', `POST ${NETWORK}`, '', '200,201'],
    ['getNetwork', `GET ${NETWORK}/{uuid}`, '', '200'],
    ['updateNetwork', `PATCH ${NETWORK}/{uuid}`, 'json', '200'],
    ['deleteNetwork', `DELETE ${NETWORK}/{uuid}`, '', '200,204'],
    ['setDefaultNetwork', `PUT ${NETWORK}/{uuid}/default`, '', '200'],
    ['listLoadBalancers', `GET ${BALANCERS}`, '', '200'],
    ['createLoadBalancer', `POST ${BALANCERS}`, 'json', '200,201'],
    ['getLoadBalancer', `GET ${BALANCERS}/{uuid}`, '', '200'],
    ['updateLoadBalancer', `PATCH ${BALANCERS}/{uuid}`, 'json', '200'],
    ['deleteLoadBalancer', `DELETE ${BALANCERS}/{uuid}`, '', '200,204'],
    ['moveLoadBalancerBilling', `PUT ${BALANCERS}/{uuid}/billing_account`, '', '200'],
    ['addLoadBalancerTarget', `POST ${BALANCERS}/{uuid}/targets`, 'json', '200,201'],
    ['deleteLoadBalancerTarget', `DELETE ${BALANCERS}/{uuid}/targets/{target_uuid}`, '', '200,204'],
    ['addLoadBalancerRule', `POST ${BALANCERS}/{uuid}/forwarding_rules`, 'json', '200,201'],
    ['deleteLoadBalancerRule', `DELETE ${BALANCERS}/{uuid}/forwarding_rules/{rule_uuid}`, '', '200,204'],
  ],
  beyond: ['getNetwork', 'getIpAddress', 'getLoadBalancer'],
  entities: [
    {
      ids: '[NET-IP-01 platform]',
      name: 'IpAddress',
      fields: `
        id uuid address user_id billing_account_id type enabled name is_ipv6 is_deleted assigned_to
        assigned_to_resource_type assigned_to_private_ip unassigned_at created_at updated_at
      `,
    },
    { ids: '[NET-IP-04 platform]', name: 'CreateIpAddressBody', fields: 'name billing_account_id' },
    { ids: '[NET-IP-06 platform]', name: 'AssignIpAddressBody', fields: 'private_ip' },
    {
      ids: '[NET-VPC-01 platform]',
      name: 'Network',
      fields: `
        uuid name type vm_uuids resources_count subnet subnet_ipv6 vlan_id is_default billing_account_id
      `,
    },
    {
      ids: '[NET-LB-01 platform]',
      name: 'LoadBalancer',
      fields: `
        uuid display_name user_id billing_account_id private_address network_uuid forwarding_rules targets
        is_deleted deleted_at
      `,
    },
    {
      ids: '[NET-LB-02 platform]',
      name: 'ForwardingRule',
      fields: 'uuid protocol source_port target_port settings',
    },
    {
      ids: '[NET-LB-02 platform]',
      name: 'ForwardingRuleSettings',
      fields: 'connection_limit session_persistence',
    },
    {
      ids: '[NET-LB-03 platform]',
      name: 'LoadBalancerTarget',
      fields: 'target_uuid target_type target_ip_address',
    },
    {
      ids: '[NET-LB-07 platform]',
      name: 'CreateLoadBalancerBody',
      fields: 'display_name billing_account_id network_uuid rules targets reserve_public_ip',
    },
  ],
  enums: [
    { ids: '[NET-IP-03 platform]', name: 'IpAddressType', values: 'public private' },
    {
      ids: '[NET-IP-03 platform]',
      name: 'IpAssignedResourceType',
      values: 'virtual_machine service load_balancer',
    },
    { ids: '[NET-LB-04 platform]', name: 'LoadBalancerProtocol', values: 'TCP' },
    { ids: '[NET-LB-04 platform]', name: 'SessionPersistence', values: 'SOURCE_IP' },
    { ids: '[NET-LB-04 platform]', name: 'LoadBalancerTargetType', values: 'vm' },
  ],
}
