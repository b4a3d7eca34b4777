import type { Bucket } from './entities'
import type { Fault } from './faults/fault'
import type { LoggedRequest } from './http/request-log'
import type { MetalOrder, MetalReport } from './machines/metal-order'
import type { World } from './runtime'
import type { Mail } from './store/kinds'
import type { PaymentVendor, VendorFault } from './vendors/vendor-fault'

/** Controls of a running sandbox, for tests directly and over HTTP at `/_sandbox/`. */
export interface Control {
  state(): ControlState
  /** Moves the clock forward; what becomes due happens at the next request. */
  advance(seconds: number): void
  /** Lets a location answer again, or not: every call to it is then a gateway error page with status 502. */
  setLocationUp(slug: string, up: boolean): void
  /** Lets writes be answered when their work is done, by the clock, or at once while it goes on. */
  setBlocking(blocking: boolean): void
  addFault(fault: Fault): void
  /** Lets the stand-in of a vendor fail, or no more. */
  setVendorFault(vendor: PaymentVendor, fault: VendorFault | undefined): void
  clearFaults(): void
  /** Throws everything away and makes a world anew; faults are cleared and all locations answer. */
  reset(world?: Partial<World>): void
  /** The last requests to the API, oldest first. */
  requests(): readonly LoggedRequest[]
  clearRequests(): void
  /** The servers behind bare metal, with everything that happened to them. */
  metal(): readonly MetalReport[]
  /** Does what an administrator of the platform does with servers. */
  orderMetal(order: MetalOrder): MetalReport
  /**
   * Sets the size of a bucket in bytes and objects, with sample objects for what nobody stored.
   * @throws RangeError for an unknown bucket or invalid numbers
   */
  fillBucket(name: string, bytes: number, objects: number): Bucket
  /**
   * Lets a key be over in so many seconds, 0 for at once.
   * @throws RangeError for an unknown key
   */
  endKey(key: string, seconds: number): void
  /** Everybody of the world who can sign in with a password at once, with it. */
  people(): readonly DemoPerson[]
  /** E-mails that would have been sent, oldest first. */
  mail(): readonly Mail[]
}

/** Somebody to sign in as. */
interface DemoPerson {
  readonly name: string
  readonly email: string
  readonly password: string
  /** A key that reaches everything of theirs; null where they have none. */
  readonly key: string | null
}

/** Current settings of the sandbox. */
interface ControlState extends World {
  /** The sandbox's time, ISO 8601 in UTC. */
  readonly now: string
  readonly locations: readonly { readonly slug: string; readonly up: boolean }[]
  readonly faults: readonly Fault[]
  /** Milliseconds added to every answer. */
  readonly latency: number
  /** Share of requests that fail at the gateway. */
  readonly failRate: number
  /** Writes are answered when their work is done. */
  readonly blocking: boolean
}
