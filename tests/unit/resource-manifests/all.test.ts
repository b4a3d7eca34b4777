import { expect, it } from 'vitest'
import { manifests } from '../../../resource-manifests/index'

it('[LIST-01] are those of the specification, and SSH keys', () => {
  expect(manifests.map(({ type }) => type).toSorted()).toEqual([
    'access_delegation',
    'access_impersonation',
    'api_token',
    'bare_metal',
    'billing_account',
    'bucket',
    'disk',
    'firewall',
    'ip_address',
    'load_balancer',
    'managed_service',
    'ssh_key',
    'virtual_machine',
    'vpc',
  ])
})
