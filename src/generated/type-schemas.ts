// Generated from resource-manifests by `npm run generate`. Do not edit.
/** The schema of the records of each type. */
export interface TypeSchemas {
  virtual_machine: 'VirtualMachine'
  bare_metal: 'MetalLease'
  disk: 'Disk'
  bucket: 'Bucket'
  load_balancer: 'LoadBalancer'
  vpc: 'Network'
  ip_address: 'IpAddress'
  firewall: 'Firewall'
  managed_service: 'ManagedService'
  api_token: 'ApiToken'
  access_delegation: 'AccessDelegation'
  access_impersonation: 'AccessImpersonation'
  ssh_key: 'SshKey'
  billing_account: 'BillingAccount'
}
