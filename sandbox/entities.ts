import type { components, operations } from '../src/generated/api-types'

type Schemas = components['schemas']

/** Entities of the API as the description defines them (specification section 3). */
export type AccessDelegation = Schemas['AccessDelegation']
export type AccessImpersonation = Schemas['AccessImpersonation']
export type ApiToken = Schemas['ApiToken']
export type BillingAccount = Schemas['BillingAccount']
export type BootImage = Schemas['BootImage']
export type Bucket = Schemas['Bucket']
export type CurrencyPrices = Schemas['CurrencyPrices']
export type Disk = Schemas['Disk']
export type DiskSnapshot = Schemas['DiskSnapshot']
export type Firewall = Schemas['Firewall']
export type FirewallRule = Schemas['FirewallRule']
export type FirewallRuleInput = Schemas['FirewallRuleInput']
export type HostPool = Schemas['HostPool']
export type Impersonation = Schemas['Impersonation']
export type IpAddress = Schemas['IpAddress']
export type Location = Schemas['Location']
export type Network = Schemas['Network']
export type Profile = Schemas['Profile']
export type SiteConfig = Schemas['SiteConfig']
export type SshKey = Schemas['SshKey']
export type StorageKey = Schemas['StorageKey']
export type StorageUser = Schemas['StorageUser']
export type User = Schemas['User']
export type VirtualMachine = Schemas['VirtualMachine']
export type VmImage = Schemas['VmImage']
export type VmInterface = Schemas['VmInterface']
export type VmParameter = Schemas['VmParameter']
export type VmReplica = Schemas['VmReplica']
export type VmStorage = Schemas['VmStorage']
export type VmSubinterface = Schemas['VmSubinterface']

/** Names of the operations of the API. */
export type OperationId = keyof operations
