import type {
  ApiToken,
  BillingAccount,
  Disk,
  Firewall,
  IpAddress,
  Network,
  User,
  VirtualMachine,
  VmSubinterface,
} from '../entities'

/**
 * What the sandbox keeps. `document` is what the API answers and is checked against its schema when stored; `state` is
 * what only the sandbox knows. What `parent` means differs by kind.
 */
export interface Kinds {
  user: { document: User; state: null }
  /** An API key; its text is the record's key. */
  key: { document: null; state: KeyState }
  account: { document: BillingAccount; state: null }
  token: { document: ApiToken; state: null }
  /** Parent: the network. Its `storage` repeats the disks it holds. */
  vm: { document: VirtualMachine; state: VmState }
  /** Parent: the machine that holds it. */
  disk: { document: Disk; state: DiskState }
  /** `vm_uuids` and `resources_count` are filled in when read. */
  network: { document: Network; state: NetworkState }
  /** Parent: the resource it is assigned to. The record's key is the address. */
  ip: { document: IpAddress; state: null }
  firewall: { document: Firewall; state: null }
  /** Parent: the machine. Its `network` is filled in when read. */
  subinterface: { document: VmSubinterface; state: SubinterfaceState }
}

export type Kind = keyof Kinds

/** Who a key belongs to and what it may do. */
interface KeyState {
  /** The user who holds the key; differs from the owner when a delegate acts as the owner. */
  readonly actingUser: number
  readonly isAdmin: boolean
}

/** What is under way with a machine, and when the sandbox has to look at it again (milliseconds since 1970). */
export interface VmState {
  readonly interfaceUuid: string
  readonly interfaceNumber: number
  readonly pending: 'create' | 'start' | 'stop' | null
  readonly readyAt: number | null
  /** The present launch is a rescue launch. */
  readonly rescue: boolean
  readonly nextBackupAt: number | null
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

/** Which network a sub-interface leads to. */
interface SubinterfaceState {
  readonly networkUuid: string
}

/** JSON pointers of the schemas that documents are checked against. */
export const documentSchemas: Readonly<Record<Exclude<Kind, 'key'>, string>> = {
  user: '#/components/schemas/User',
  account: '#/components/schemas/BillingAccount',
  token: '#/components/schemas/ApiToken',
  vm: '#/components/schemas/VirtualMachine',
  disk: '#/components/schemas/Disk',
  network: '#/components/schemas/Network',
  ip: '#/components/schemas/IpAddress',
  firewall: '#/components/schemas/Firewall',
  subinterface: '#/components/schemas/VmSubinterface',
}
