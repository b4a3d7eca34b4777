// Generated from resource-manifests by `npm run generate`. Do not edit.
/** The kinds of pages. */
export type PageKind = 'list' | 'record' | 'create' | 'screen'

/** A page of the console. */
export interface PageRow {
  /** Path below the base path, in the router's syntax. */
  path: string
  kind: PageKind
  /** The resource type, or the name of the screen. */
  of: string
  /** Types whose manifests and texts the page needs to render; its own type first. */
  types: readonly string[]
  /** Types whose lists the page shows first. */
  lists: readonly string[]
  /** Open without signing in. */
  open?: true
  /** Switch of the site configuration that enables the page. */
  onlyIf?: 'referralCodeEnabled'
}

/** Data of a type that the start needs. */
export interface TypeRow {
  /** Switch of the site configuration; null if it is always on. */
  feature: string | null
  /** Path and query of its list call, below the service's path; null if the call needs more than a location. */
  call: string | null
}

export const types: Readonly<Record<string, TypeRow>> = {
  virtual_machine: { feature: 'vmsEnabled', call: '/{location}/user-resource/vm/list' },
  bare_metal: { feature: 'bareMetalEnabled', call: '/metal/leases' },
  disk: { feature: 'disksEnabled', call: '/{location}/storage/disks' },
  bucket: { feature: 'storageEnabled', call: '/storage/bucket/list' },
  load_balancer: { feature: 'loadBalancerEnabled', call: '/{location}/network/load_balancers' },
  vpc: { feature: 'privateNetworksEnabled', call: '/{location}/network/networks' },
  ip_address: { feature: 'ipsEnabled', call: '/{location}/network/ip_addresses' },
  firewall: { feature: 'firewallEnabled', call: '/{location}/network/firewalls' },
  managed_service: { feature: 'servicesEnabled', call: '/user-resource/service/packages' },
  api_token: { feature: null, call: '/user-resource/token/list' },
  access_delegation: { feature: null, call: '/user-resource/access_group' },
  access_impersonation: { feature: null, call: '/user-resource/impersonation' },
  ssh_key: { feature: null, call: '/user-resource/ssh_keys' },
  billing_account: { feature: null, call: '/payment/billing_account/list' },
}

export const pages: readonly PageRow[] = [
  {
    path: '/dashboard',
    kind: 'screen',
    of: 'dashboard',
    types: [
      'virtual_machine',
      'bare_metal',
      'disk',
      'bucket',
      'load_balancer',
      'vpc',
      'ip_address',
      'firewall',
      'managed_service',
      'api_token',
      'access_delegation',
      'access_impersonation',
      'ssh_key',
      'billing_account',
    ],
    lists: [
      'virtual_machine',
      'bare_metal',
      'disk',
      'bucket',
      'load_balancer',
      'vpc',
      'ip_address',
      'firewall',
      'managed_service',
      'api_token',
      'access_delegation',
      'access_impersonation',
      'ssh_key',
      'billing_account',
    ],
  },
  {
    path: '/resources',
    kind: 'screen',
    of: 'resources',
    types: [
      'virtual_machine',
      'bare_metal',
      'disk',
      'bucket',
      'load_balancer',
      'vpc',
      'ip_address',
      'firewall',
      'managed_service',
      'api_token',
      'access_delegation',
      'access_impersonation',
      'ssh_key',
      'billing_account',
    ],
    lists: [
      'virtual_machine',
      'bare_metal',
      'disk',
      'bucket',
      'load_balancer',
      'vpc',
      'ip_address',
      'firewall',
      'managed_service',
    ],
  },
  { path: '/notifications', kind: 'screen', of: 'notifications', types: [], lists: [] },
  { path: '/profile', kind: 'screen', of: 'profile', types: [], lists: [] },
  {
    path: '/billing/referral',
    kind: 'screen',
    of: 'referral',
    types: [],
    lists: [],
    onlyIf: 'referralCodeEnabled',
  },
  { path: '/payment_return', kind: 'screen', of: 'payment', types: [], lists: [] },
  { path: '/support', kind: 'screen', of: 'support', types: [], lists: [], open: true },
  {
    path: '/api/:kind?/:name?',
    kind: 'screen',
    of: 'api',
    types: [],
    lists: [],
    open: true,
  },
  {
    path: '/compute',
    kind: 'list',
    of: 'virtual_machine',
    types: ['virtual_machine'],
    lists: ['virtual_machine'],
  },
  {
    path: '/compute/create',
    kind: 'create',
    of: 'virtual_machine',
    types: ['virtual_machine', 'disk', 'firewall', 'ip_address', 'ssh_key', 'vpc'],
    lists: [],
  },
  {
    path: '/compute/vm/:location/:id',
    kind: 'record',
    of: 'virtual_machine',
    types: ['virtual_machine', 'billing_account', 'disk', 'vpc', 'firewall', 'load_balancer'],
    lists: ['virtual_machine'],
  },
  {
    path: '/metal',
    kind: 'list',
    of: 'bare_metal',
    types: ['bare_metal'],
    lists: ['bare_metal'],
  },
  {
    path: '/metal/create',
    kind: 'create',
    of: 'bare_metal',
    types: ['bare_metal'],
    lists: [],
  },
  {
    path: '/metal/lease/:id',
    kind: 'record',
    of: 'bare_metal',
    types: ['bare_metal', 'billing_account'],
    lists: ['bare_metal'],
  },
  { path: '/disks', kind: 'list', of: 'disk', types: ['disk'], lists: ['disk'] },
  { path: '/disks/create', kind: 'create', of: 'disk', types: ['disk'], lists: [] },
  {
    path: '/disks/disk/:location/:id',
    kind: 'record',
    of: 'disk',
    types: ['disk', 'billing_account', 'virtual_machine'],
    lists: ['disk'],
  },
  { path: '/storage', kind: 'list', of: 'bucket', types: ['bucket'], lists: ['bucket'] },
  { path: '/storage/create', kind: 'create', of: 'bucket', types: ['bucket'], lists: [] },
  {
    path: '/storage/bucket/:id',
    kind: 'record',
    of: 'bucket',
    types: ['bucket', 'billing_account'],
    lists: ['bucket'],
  },
  {
    path: '/network/load_balancer',
    kind: 'list',
    of: 'load_balancer',
    types: ['load_balancer'],
    lists: ['load_balancer'],
  },
  {
    path: '/network/create/load_balancer',
    kind: 'create',
    of: 'load_balancer',
    types: ['load_balancer', 'virtual_machine', 'vpc'],
    lists: [],
  },
  {
    path: '/network/load_balancer/:location/:id',
    kind: 'record',
    of: 'load_balancer',
    types: ['load_balancer', 'billing_account', 'vpc', 'virtual_machine'],
    lists: ['load_balancer'],
  },
  { path: '/network/vpc', kind: 'list', of: 'vpc', types: ['vpc'], lists: ['vpc'] },
  { path: '/network/create/vpc', kind: 'create', of: 'vpc', types: ['vpc'], lists: [] },
  {
    path: '/network/vpc/:location/:id',
    kind: 'record',
    of: 'vpc',
    types: ['vpc', 'billing_account', 'virtual_machine', 'load_balancer'],
    lists: ['vpc'],
  },
  {
    path: '/network/ip_address',
    kind: 'list',
    of: 'ip_address',
    types: ['ip_address'],
    lists: ['ip_address'],
  },
  {
    path: '/network/create/ip_address',
    kind: 'create',
    of: 'ip_address',
    types: ['ip_address'],
    lists: [],
  },
  {
    path: '/network/ip_address/:location/:id',
    kind: 'record',
    of: 'ip_address',
    types: ['ip_address', 'billing_account', 'load_balancer', 'managed_service', 'virtual_machine'],
    lists: ['ip_address'],
  },
  {
    path: '/network/firewall',
    kind: 'list',
    of: 'firewall',
    types: ['firewall'],
    lists: ['firewall'],
  },
  {
    path: '/network/create/firewall',
    kind: 'create',
    of: 'firewall',
    types: ['firewall'],
    lists: [],
  },
  {
    path: '/network/firewall/:location/:id',
    kind: 'record',
    of: 'firewall',
    types: ['firewall', 'billing_account', 'virtual_machine'],
    lists: ['firewall'],
  },
  {
    path: '/services',
    kind: 'list',
    of: 'managed_service',
    types: ['managed_service'],
    lists: ['managed_service'],
  },
  {
    path: '/services/create',
    kind: 'create',
    of: 'managed_service',
    types: ['managed_service', 'vpc'],
    lists: [],
  },
  {
    path: '/services/service/:location/:id',
    kind: 'record',
    of: 'managed_service',
    types: ['managed_service', 'billing_account', 'vpc'],
    lists: ['managed_service'],
  },
  {
    path: '/access/token',
    kind: 'list',
    of: 'api_token',
    types: ['api_token'],
    lists: ['api_token'],
  },
  {
    path: '/access/create/api_token',
    kind: 'create',
    of: 'api_token',
    types: ['api_token', 'billing_account'],
    lists: [],
  },
  {
    path: '/access/token/:id',
    kind: 'record',
    of: 'api_token',
    types: ['api_token', 'billing_account'],
    lists: ['api_token'],
  },
  {
    path: '/access/delegation',
    kind: 'list',
    of: 'access_delegation',
    types: ['access_delegation'],
    lists: ['access_delegation'],
  },
  {
    path: '/access/create/access_delegation',
    kind: 'create',
    of: 'access_delegation',
    types: ['access_delegation', 'billing_account'],
    lists: [],
  },
  {
    path: '/access/delegation/:id',
    kind: 'record',
    of: 'access_delegation',
    types: ['access_delegation', 'billing_account'],
    lists: ['access_delegation'],
  },
  {
    path: '/profile/access',
    kind: 'list',
    of: 'access_impersonation',
    types: ['access_impersonation'],
    lists: ['access_impersonation'],
  },
  {
    path: '/access/ssh_key',
    kind: 'list',
    of: 'ssh_key',
    types: ['ssh_key'],
    lists: ['ssh_key'],
  },
  {
    path: '/access/create/ssh_key',
    kind: 'create',
    of: 'ssh_key',
    types: ['ssh_key'],
    lists: [],
  },
  {
    path: '/access/ssh_key/:id',
    kind: 'record',
    of: 'ssh_key',
    types: ['ssh_key'],
    lists: ['ssh_key'],
  },
  {
    path: '/billing/account',
    kind: 'list',
    of: 'billing_account',
    types: ['billing_account'],
    lists: ['billing_account'],
  },
  {
    path: '/billing/create',
    kind: 'create',
    of: 'billing_account',
    types: ['billing_account'],
    lists: [],
  },
  {
    path: '/billing/account/:id',
    kind: 'record',
    of: 'billing_account',
    types: ['billing_account'],
    lists: ['billing_account'],
  },
]
