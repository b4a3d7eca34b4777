// Generated from resource-manifests by `npm run generate`. Do not edit.
import type { CompiledForm, CompiledResource, ResourceSummary } from '../manifest/compiled'

export interface ResourceEntry {
  summary: ResourceSummary
  load: () => Promise<{ resource: CompiledResource }>
  loadForms: (() => Promise<{ forms: Record<string, CompiledForm>; validators: Record<string, unknown> }>) | null
}

export const resourceIndex: Record<string, ResourceEntry> = {
  virtual_machine: {
    summary: {
      type: 'virtual_machine',
      section: 'compute',
      icon: 'server',
      feature: 'vmsEnabled',
      scope: 'location',
      identity: 'uuid',
      routes: { list: '/compute', detail: '/compute/vm/{location}/{id}', create: '/compute/create' },
      listOperation: 'listVms',
    },
    load: () => import('./resources/virtual-machine'),
    loadForms: () => import('./forms/virtual-machine'),
  },
  bare_metal: {
    summary: {
      type: 'bare_metal',
      section: 'metal',
      icon: 'rows-3',
      feature: 'bareMetalEnabled',
      scope: 'global',
      identity: 'uuid',
      routes: { list: '/metal', detail: '/metal/lease/{id}', create: '/metal/create' },
      listOperation: 'listMetalLeases',
    },
    load: () => import('./resources/bare-metal'),
    loadForms: () => import('./forms/bare-metal'),
  },
  disk: {
    summary: {
      type: 'disk',
      section: 'disks',
      icon: 'hard-drive',
      feature: 'disksEnabled',
      scope: 'location',
      identity: 'uuid',
      routes: { list: '/disks', detail: '/disks/disk/{location}/{id}', create: '/disks/create' },
      listOperation: 'listDisks',
    },
    load: () => import('./resources/disk'),
    loadForms: () => import('./forms/disk'),
  },
  load_balancer: {
    summary: {
      type: 'load_balancer',
      section: 'network',
      icon: 'split',
      feature: 'loadBalancerEnabled',
      scope: 'location',
      identity: 'uuid',
      routes: {
        list: '/network/load_balancer',
        detail: '/network/load_balancer/{location}/{id}',
        create: '/network/create/load_balancer',
      },
      listOperation: 'listLoadBalancers',
    },
    load: () => import('./resources/load-balancer'),
    loadForms: () => import('./forms/load-balancer'),
  },
  vpc: {
    summary: {
      type: 'vpc',
      section: 'network',
      icon: 'network',
      feature: 'privateNetworksEnabled',
      scope: 'location',
      identity: 'uuid',
      routes: {
        list: '/network/vpc',
        detail: '/network/vpc/{location}/{id}',
        create: '/network/create/vpc',
      },
      listOperation: 'listNetworks',
    },
    load: () => import('./resources/vpc'),
    loadForms: () => import('./forms/vpc'),
  },
  ip_address: {
    summary: {
      type: 'ip_address',
      section: 'network',
      icon: 'globe',
      feature: 'ipsEnabled',
      scope: 'location',
      identity: 'uuid',
      routes: {
        list: '/network/ip_address',
        detail: '/network/ip_address/{location}/{id}',
        create: '/network/create/ip_address',
      },
      listOperation: 'listIpAddresses',
    },
    load: () => import('./resources/ip-address'),
    loadForms: () => import('./forms/ip-address'),
  },
  firewall: {
    summary: {
      type: 'firewall',
      section: 'network',
      icon: 'shield',
      feature: 'firewallEnabled',
      scope: 'location',
      identity: 'uuid',
      routes: {
        list: '/network/firewall',
        detail: '/network/firewall/{location}/{id}',
        create: '/network/create/firewall',
      },
      listOperation: 'listFirewalls',
    },
    load: () => import('./resources/firewall'),
    loadForms: () => import('./forms/firewall'),
  },
  api_token: {
    summary: {
      type: 'api_token',
      section: 'access',
      icon: 'key-round',
      feature: null,
      scope: 'global',
      identity: 'id',
      routes: {
        list: '/access/token',
        detail: '/access/token/{id}',
        create: '/access/create/api_token',
      },
      listOperation: 'listTokens',
    },
    load: () => import('./resources/api-token'),
    loadForms: () => import('./forms/api-token'),
  },
  access_delegation: {
    summary: {
      type: 'access_delegation',
      section: 'access',
      icon: 'users-round',
      feature: null,
      scope: 'global',
      identity: 'id',
      routes: {
        list: '/access/delegation',
        detail: '/access/delegation/{id}',
        create: '/access/create/access_delegation',
      },
      listOperation: 'listAccessDelegations',
    },
    load: () => import('./resources/access-delegation'),
    loadForms: () => import('./forms/access-delegation'),
  },
  access_impersonation: {
    summary: {
      type: 'access_impersonation',
      section: 'access',
      icon: 'user-round-cog',
      feature: null,
      scope: 'global',
      identity: 'uuid',
      routes: { list: '/profile', detail: null, create: null },
      listOperation: 'listImpersonations',
    },
    load: () => import('./resources/access-impersonation'),
    loadForms: null,
  },
  ssh_key: {
    summary: {
      type: 'ssh_key',
      section: 'access',
      icon: 'file-key',
      feature: null,
      scope: 'global',
      identity: 'uuid',
      routes: {
        list: '/access/ssh_key',
        detail: '/access/ssh_key/{id}',
        create: '/access/create/ssh_key',
      },
      listOperation: 'listSshKeys',
    },
    load: () => import('./resources/ssh-key'),
    loadForms: () => import('./forms/ssh-key'),
  },
  billing_account: {
    summary: {
      type: 'billing_account',
      section: 'billing',
      icon: 'wallet',
      feature: null,
      scope: 'global',
      identity: 'id',
      routes: { list: '/billing/account', detail: '/billing/account/{id}', create: '/billing/create' },
      listOperation: 'listBillingAccounts',
    },
    load: () => import('./resources/billing-account'),
    loadForms: () => import('./forms/billing-account'),
  },
}
