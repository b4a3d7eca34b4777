import { expect, it } from 'vitest'
import { manifests } from '../../../resource-manifests/index'

it('[LIST-01] are all those of the specification, and others', () => {
  const demanded = [
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
    'virtual_machine',
    'vpc',
  ]
  expect(manifests.map(({ type }) => type)).toEqual(expect.arrayContaining(demanded))
})
