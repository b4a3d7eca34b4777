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
  /** Moves the clock forward; due changes happen at the next request. */
  advance(seconds: number): void
  /** Switches a location on or off; if off, every call to it gets a gateway error page with status 502. */
  setLocationUp(slug: string, up: boolean): void
  /** If `blocking`, writes are answered when their work is done, by the clock; otherwise at once. */
  setBlocking(blocking: boolean): void
  addFault(fault: Fault): void
  /** Sets the fault of a vendor's stand-in; undefined removes it. */
  setVendorFault(vendor: PaymentVendor, fault: VendorFault | undefined): void
  clearFaults(): void
  /** Deletes all data and makes a new world; clears faults and switches all locations on. */
  reset(world?: Partial<World>): void
  /** The last requests to the API, oldest first. */
  requests(): readonly LoggedRequest[]
  clearRequests(): void
  /** The servers behind bare metal, with their history. */
  metal(): readonly MetalReport[]
  /** Carries out an order of a platform administrator for a server. */
  orderMetal(order: MetalOrder): MetalReport
  /**
   * Sets the size of a bucket in bytes and objects, with sample objects for content that was not uploaded.
   * @throws RangeError for an unknown bucket or invalid numbers
   */
  fillBucket(name: string, bytes: number, objects: number): Bucket
  /**
   * Makes a key expire in `seconds`, 0 for at once.
   * @throws RangeError for an unknown key
   */
  endKey(key: string, seconds: number): void
  /** Users of the world who can sign in with the demo password. */
  people(): readonly DemoPerson[]
  /** E-mails that would have been sent, oldest first. */
  mail(): readonly Mail[]
}

/** A user to sign in as. */
interface DemoPerson {
  readonly name: string
  readonly email: string
  readonly password: string
  /** A valid key without limitation to one account; null without one. */
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
