import type { AccountState, CreditKind } from '../charging/account-state'
import type {
  AccessDelegation,
  ApiToken,
  BillingAccount,
  Bucket,
  Card,
  ClusterCondition,
  Disk,
  Firewall,
  HistoryEntry,
  Impersonation,
  Invoice,
  IpAddress,
  LoadBalancer,
  MetalLease,
  MetalMachine,
  MetalStateChange,
  ManagedService,
  Network,
  PersistentPaymentData,
  SshKey,
  StorageUser,
  User,
  VirtualMachine,
  VmSubinterface,
} from '../entities'

/**
 * What the sandbox keeps. `document` is what the API answers and is checked against its schema when stored; `state` is
 * what only the sandbox knows. What `parent` means differs by kind.
 */
export interface Kinds {
  user: { document: User; state: UserState }
  /** An API key; its text is the record's key. Parent: the impersonation it was made by. */
  key: { document: null; state: KeyState }
  /** Its sums are filled in when read. */
  account: { document: BillingAccount; state: AccountState }
  /** A change of an account's credit. */
  history: { document: HistoryEntry; state: null }
  invoice: { document: Invoice; state: InvoiceState }
  /** A way to pay. */
  card: { document: Card; state: CardState }
  /** A payment that leaves the console for a while; the record's key is its identifier. */
  payment: { document: PersistentPaymentData; state: PaymentState }
  /** What an administrator set for the whole deployment. */
  deployment: { document: null; state: DeploymentState }
  token: { document: ApiToken; state: null }
  /** `impersonations` are filled in when read. */
  delegation: { document: AccessDelegation; state: null }
  /** Parent: the delegation. */
  impersonation: { document: Impersonation; state: null }
  sshKey: { document: SshKey; state: null }
  /** A person at the identity provider; the record's key is the address in lower case, its owner the user or 0. */
  login: { document: null; state: LoginState }
  /** Something a person was given to come back with, once. Due when it is no longer good. */
  ticket: { document: null; state: TicketState }
  /** An e-mail that would have been sent. */
  mail: { document: null; state: Mail }
  /** Parent: the network. Its `storage` repeats the disks it holds. */
  vm: { document: VirtualMachine; state: VmState }
  /** A machine that was deleted a while ago, as it is still read. */
  deleted_vm: { document: VirtualMachine; state: null }
  /** Parent: the machine that holds it. */
  disk: { document: Disk; state: DiskState }
  /** `vm_uuids` and `resources_count` are filled in when read. */
  network: { document: Network; state: NetworkState }
  /** Parent: the resource it is assigned to. The record's key is the address. */
  ip: { document: IpAddress; state: null }
  firewall: { document: Firewall; state: null }
  /** Parent: the network while it exists, null once it is deleted. */
  load_balancer: { document: LoadBalancer; state: null }
  /** A server, without owner. Parent: its spec. */
  metal_machine: { document: MetalMachine; state: MetalMachineState }
  /** Parent: the server. Its `machine` and `state_history` are filled in when read. */
  metal_lease: { document: MetalLease; state: MetalLeaseState }
  /** Parent: the machine. Its `network` is filled in when read. */
  subinterface: { document: VmSubinterface; state: SubinterfaceState }
  /** Parent: the network; null once deleted. */
  service: { document: ManagedService; state: ServiceState }
  /** The record's key is its name, which is unique among all customers. */
  bucket: { document: Bucket; state: BucketState | null }
  /** A user of the object storage with their keys; the record's key is the user's number. */
  storageUser: { document: StorageUser; state: null }
}

export type Kind = keyof Kinds

interface BucketState {
  /** Whose pages may use the bucket in a browser: an origin, or `*`; undefined for nobody's. */
  readonly allowedOrigin?: string | undefined
  /** Whether versions are kept of its objects; undefined while they never were. */
  readonly versioning?: 'Enabled' | 'Suspended' | undefined
}

/** What an invoice asks for, minor units with VAT, and the credit its payment gives. */
interface InvoiceState {
  readonly total: number
  readonly creditWhenPaid: { readonly kind: CreditKind; readonly amount: number } | null
}

/** The processor behind a way to pay, by keyword, and what it says to a charge. */
export interface CardState {
  readonly keyword: string
  readonly behaviour: 'good' | 'declined' | 'insufficient'
  /** The bank wants the holder to confirm every charge. */
  readonly asksHolder: boolean
}

/** What an online payment is for, and how far it is. `amount` is the credit it adds, in minor units. */
export interface PaymentState {
  readonly purpose: 'link' | 'charge' | 'verification'
  readonly amount: number
  /** The payment method; null of a link payment. */
  readonly card: number | null
  /** Where the customer comes back to. */
  readonly returnUrl: string
  readonly actingUser: number
  /** Who has to do something: the customer, their bank, or the console by closing it. Null once it is over. */
  readonly waitsFor: 'payer' | 'bank' | 'closing' | null
}

/** Sum of top-ups, minor units, from which a new account is no longer limited. */
interface DeploymentState {
  readonly clearTopupThreshold: number
}

/** Who a key belongs to and what it may do. */
interface KeyState {
  /** The user who holds the key; differs from the owner when a delegate acts as the owner. */
  readonly actingUser: number
  readonly isAdmin: boolean
  /** How it came about. */
  readonly madeBy: 'seed' | 'token' | 'sign-in' | 'acting'
  /** The sign-in it belongs to, for a key to act with the one it was made in; null for every other. */
  readonly session: string | null
  /** What signed in, as it named itself. */
  readonly agent: string | null
  /** Milliseconds since 1970; null when unknown. */
  readonly madeAt: number | null
  /** When it is over, milliseconds since 1970; null for never. */
  readonly expiresAt: number | null
}

/** What the sandbox knows about a user beyond what it answers. */
interface UserState {
  readonly isAdmin: boolean
}

/** The identity provider's data about a person. */
interface LoginState {
  /** As it was written at sign-up. */
  readonly email: string
  /** Null for people who only sign in through an external account. */
  readonly password: { readonly salt: string; readonly hash: string } | null
  readonly isVerified: boolean
  /** Wrong passwords in a row. */
  readonly failures: number
  /** Kept out until then, milliseconds since 1970. */
  readonly blockedUntil: number
  /** Secret of the authenticator in base32, and the time step of the last code that was used; null without one. */
  readonly secondFactor: { readonly secret: string; readonly lastStep: number } | null
}

/** What a ticket is for; its owner is the user it was given to, or its parent the login. */
type TicketState =
  | { readonly purpose: 'verify' | 'reset' }
  /** A second factor that is being set up. */
  | { readonly purpose: 'mfa'; readonly secret: string }
  /** A proved password waiting for a code; `failures` counts wrong ones. */
  | { readonly purpose: 'second-factor'; readonly scope: string; readonly failures: number }
  /** A code of the identity provider, with what it takes to exchange it. */
  | {
      readonly purpose: 'code'
      readonly client: string
      readonly challenge: string
      readonly redirectUri: string
      readonly scope: string
      readonly nonce: string | null
      /** When the person proved who they are, milliseconds since 1970. */
      readonly since: number
      /** The access token it gave; null before. */
      readonly given: string | null
    }
  /** A session at the identity provider. */
  | { readonly purpose: 'session' }
  /** An access token of the identity provider, with the statement that was issued with it. */
  | { readonly purpose: 'access'; readonly idToken: string | null }
  /** A wallet that is being saved; `answer` is what its owner said to it. */
  | {
      readonly purpose: 'wallet'
      readonly session: string
      readonly returnUrl: string
      readonly answer: PayerChoice | null
      readonly paymentToken: string
    }

/** Outcomes a visitor can choose at a processor's page. */
export type PayerChoice = 'success' | 'failure' | 'pending' | 'cancel'

/** An e-mail. */
export interface Mail {
  readonly to: string
  readonly subject: string
  readonly text: string
  /** Address the e-mail asks the reader to open; a path of the server where it is written without a request. */
  readonly link: string | null
  /** ISO 8601. */
  readonly sentAt: string
}

/** Pending work of a machine, and its due time (ms since 1970). */
export interface VmState {
  readonly interfaceUuid: string
  readonly interfaceNumber: number
  readonly pending: 'create' | 'start' | 'stop' | null
  readonly readyAt: number | null
  /** The present launch is a rescue launch. */
  readonly rescue: boolean
  readonly nextBackupAt: number | null
  /** How often it was installed anew; never when absent. */
  readonly reinstalled?: number
  /** When it ran, ascending; absent while it goes on as its world began. */
  readonly runs?: readonly VmRun[]
}

/** A time a machine ran, milliseconds since 1970, and its size then. */
export interface VmRun {
  readonly from: number
  /** Null while it runs. */
  readonly to: number | null
  readonly vcpu: number
  /** MB. */
  readonly memory: number
}

/** A disk that is being filled becomes Active at `readyAt`. */
interface DiskState {
  readonly readyAt: number | null
}

/** Where the search for a free private address continues. */
interface NetworkState {
  readonly number: number
  readonly nextHost: number
}

/** Every state a server had, the present one last. */
interface MetalMachineState {
  readonly history: readonly MetalStateChange[]
}

/** When the lease began, milliseconds since 1970. */
interface MetalLeaseState {
  readonly leasedAt: number
}

/** Which network a sub-interface leads to. */
interface SubinterfaceState {
  readonly networkUuid: string
}

/** Kinds of which the API answers no document. */
type PrivateKind = { [K in Kind]: Kinds[K]['document'] extends null ? K : never }[Kind]

/** What only the sandbox knows about a managed service. */
export interface ServiceState {
  /** Password of a database; null for a cluster. */
  readonly password: string | null
  /** Private addresses its machines and its virtual IP have in the network. */
  readonly addresses: readonly string[]
  /** Automatic changes ahead. */
  readonly events: readonly ServiceEvent[]
}

/** Something that happens to a managed service; `at` is in milliseconds since 1970. */
export type ServiceEvent = { readonly at: number } & (
  | { readonly does: 'power'; readonly machine: string; readonly status: 'running' | 'stopped' }
  | { readonly does: 'condition'; readonly condition: ClusterCondition['type'] }
  | { readonly does: 'activate' | 'backup' }
  /** `version` is the newest patch there is of the cluster's version. */
  | { readonly does: 'maintain'; readonly version: string }
)

/** JSON pointers of the schemas that documents are checked against. */
export const documentSchemas: Readonly<Record<Exclude<Kind, PrivateKind>, string>> = {
  user: '#/components/schemas/User',
  account: '#/components/schemas/BillingAccount',
  history: '#/components/schemas/HistoryEntry',
  invoice: '#/components/schemas/Invoice',
  card: '#/components/schemas/Card',
  payment: '#/components/schemas/PersistentPaymentData',
  token: '#/components/schemas/ApiToken',
  delegation: '#/components/schemas/AccessDelegation',
  impersonation: '#/components/schemas/Impersonation',
  sshKey: '#/components/schemas/SshKey',
  vm: '#/components/schemas/VirtualMachine',
  deleted_vm: '#/components/schemas/VirtualMachine',
  disk: '#/components/schemas/Disk',
  network: '#/components/schemas/Network',
  ip: '#/components/schemas/IpAddress',
  firewall: '#/components/schemas/Firewall',
  load_balancer: '#/components/schemas/LoadBalancer',
  metal_machine: '#/components/schemas/MetalMachine',
  metal_lease: '#/components/schemas/MetalLease',
  subinterface: '#/components/schemas/VmSubinterface',
  service: '#/components/schemas/ManagedService',
  bucket: '#/components/schemas/Bucket',
  storageUser: '#/components/schemas/StorageUser',
}

/** The schema of a kind's documents; undefined for a kind without documents. */
export function schemaOf(kind: Kind): string | undefined {
  const schemas: Readonly<Partial<Record<Kind, string>>> = documentSchemas
  return schemas[kind]
}
