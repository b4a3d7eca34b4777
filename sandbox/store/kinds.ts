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
 * Kinds of stored records. `document` is the answer of the API and is checked against its schema when stored; `state` is
 * internal. The meaning of `parent` differs by kind.
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
  /** A payment method. */
  card: { document: Card; state: CardState }
  /** A payment that is finished outside the console; the record's key is its identifier. */
  payment: { document: PersistentPaymentData; state: PaymentState }
  /** Settings by an administrator for the whole deployment. */
  deployment: { document: null; state: DeploymentState }
  token: { document: ApiToken; state: null }
  /** `impersonations` are filled in when read. */
  delegation: { document: AccessDelegation; state: null }
  /** Parent: the delegation. */
  impersonation: { document: Impersonation; state: null }
  sshKey: { document: SshKey; state: null }
  /** A person at the identity provider; the record's key is the address in lower case, its owner the user or 0. */
  login: { document: null; state: LoginState }
  /** A link, code, token or session of a person. Due when it expires. */
  ticket: { document: null; state: TicketState }
  /** An e-mail that would have been sent. */
  mail: { document: null; state: Mail }
  /** Parent: the network. Its `storage` repeats the disks it holds. */
  vm: { document: VirtualMachine; state: VmState }
  /** A recently deleted machine, which is still readable. */
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
  /** Origin that CORS allows, or `*`; undefined for none. */
  readonly allowedOrigin?: string | undefined
  /** Whether versions are kept of its objects; undefined if they never were. */
  readonly versioning?: 'Enabled' | 'Suspended' | undefined
}

/** Total of an invoice, minor units with VAT, and the credit its payment gives. */
interface InvoiceState {
  readonly total: number
  readonly creditWhenPaid: { readonly kind: CreditKind; readonly amount: number } | null
}

/** The processor of a payment method, by keyword, and its answer to a charge. */
export interface CardState {
  readonly keyword: string
  readonly behaviour: 'good' | 'declined' | 'insufficient'
  /** The bank wants the holder to confirm every charge. */
  readonly asksHolder: boolean
}

/** Purpose and progress of an online payment. `amount` is the credit it adds, in minor units. */
export interface PaymentState {
  readonly purpose: 'link' | 'charge' | 'verification'
  readonly amount: number
  /** The payment method; null for a link payment. */
  readonly card: number | null
  /** Return address for the customer. */
  readonly returnUrl: string
  readonly actingUser: number
  /** Who acts next: the customer, their bank, or the console by closing it. Null once it is over. */
  readonly waitsFor: 'payer' | 'bank' | 'closing' | null
}

/** Sum of top-ups, minor units, from which a new account is no longer limited. */
interface DeploymentState {
  readonly clearTopupThreshold: number
}

/** Holder and rights of a key. */
interface KeyState {
  /** The user who holds the key; differs from the owner when a delegate acts as the owner. */
  readonly actingUser: number
  readonly isAdmin: boolean
  /** How it was made. */
  readonly madeBy: 'seed' | 'token' | 'sign-in' | 'acting'
  /** The sign-in in which it was made, directly or as a key to act for another user; null for other keys. */
  readonly session: string | null
  /** `User-Agent` at the sign-in. */
  readonly agent: string | null
  /** Milliseconds since 1970; null when unknown. */
  readonly madeAt: number | null
  /** When it expires, milliseconds since 1970; null for never. */
  readonly expiresAt: number | null
}

/** Internal state of a user. */
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
  /** Locked out until then, milliseconds since 1970. */
  readonly blockedUntil: number
  /** Secret of the authenticator in base32, and the time step of the last code that was used; null without one. */
  readonly secondFactor: { readonly secret: string; readonly lastStep: number } | null
}

/** Purpose of a ticket; its owner is the user, or its parent is the login. */
type TicketState =
  | { readonly purpose: 'verify' | 'reset' }
  /** A second factor that is being set up. */
  | { readonly purpose: 'mfa'; readonly secret: string }
  /** A proved password waiting for a code; `failures` counts wrong ones. */
  | { readonly purpose: 'second-factor'; readonly scope: string; readonly failures: number }
  /** A code of the identity provider, with the values that its exchange must match. */
  | {
      readonly purpose: 'code'
      readonly client: string
      readonly challenge: string
      readonly redirectUri: string
      readonly scope: string
      readonly nonce: string | null
      /** When the person signed in, milliseconds since 1970. */
      readonly since: number
      /** The access token it gave; null before. */
      readonly given: string | null
    }
  /** A session at the identity provider. */
  | { readonly purpose: 'session' }
  /** An access token of the identity provider, with the id token issued with it. */
  | { readonly purpose: 'access'; readonly idToken: string | null }
  /** A wallet that is being saved; `answer` is its owner's choice. */
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
  /** Link in the e-mail; a path of the server if it was written without a request. */
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
  /** Number of reinstallations; 0 when absent. */
  readonly reinstalled?: number
  /** Its runs, ascending; absent until it is first switched on or off. */
  readonly runs?: readonly VmRun[]
}

/** A run of a machine, milliseconds since 1970, and its size then. */
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

/** Kinds without a document. */
type PrivateKind = { [K in Kind]: Kinds[K]['document'] extends null ? K : never }[Kind]

/** Internal state of a managed service. */
export interface ServiceState {
  /** Password of a database; null for a cluster. */
  readonly password: string | null
  /** Private addresses its machines and its virtual IP have in the network. */
  readonly addresses: readonly string[]
  /** Automatic changes ahead. */
  readonly events: readonly ServiceEvent[]
}

/** A scheduled change of a managed service; `at` is in milliseconds since 1970. */
export type ServiceEvent = { readonly at: number } & (
  | { readonly does: 'power'; readonly machine: string; readonly status: 'running' | 'stopped' }
  | { readonly does: 'condition'; readonly condition: ClusterCondition['type'] }
  | { readonly does: 'activate' | 'backup' }
  /** `version` is the newest available patch of the cluster's version. */
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
