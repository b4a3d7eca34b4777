import type { Answered, Client } from '../support'
import { start } from '../support'
import type { Priced, Shadow } from './shadow'
import type { Wanted } from './steps'
import { Thing } from './things'

/** The accounts of the customer: the one that pays at first, and the one that takes over. */
export const accounts = [120348, 120351] as const
export const [mainAccount, labAccount] = accounts

/** Calls about machines in Tallinn. */
export const vmPath = '/tll/user-resource/vm'

/** All charged things of a customer, and the current time, milliseconds since 1970. */
export class Estate {
  now = start
  things: readonly Thing[] = []

  constructor(
    readonly client: Client,
    readonly shadow: Shadow,
    /** A network for new things. */
    readonly network: string,
  ) {}

  /** Lets seconds pass. */
  pass(seconds: number): void {
    this.client.advance(seconds)
    this.now += seconds * 1000
  }

  /** Adds a created thing with its charges; undefined when it was refused. */
  keep(
    kind: Wanted['kind'],
    made: Answered,
    key: string,
    charges: Readonly<Record<string, Priced>>,
  ): Thing | undefined {
    if (made.status >= 300) return undefined
    const thing = new Thing(kind, key, mainAccount, this.shadow)
    for (const [name, priced] of Object.entries(charges)) thing.charge(name, priced, this.now)
    this.things = [...this.things, thing]
    return thing
  }

  /** Sets the size of a bucket. */
  fill(bucket: Thing, bytes: number): void {
    this.client.sandbox.control.fillBucket(bucket.key, bytes, bytes === 0 ? 0 : 1)
    if (bytes === 0) bucket.stop('content', this.now)
    else bucket.charge('content', { type: 'OBJECT_STORAGE', quantity: bytes / 2 ** 30 }, this.now)
  }

  /** Removes a thing; its addresses stay. */
  drop(thing: Thing): void {
    thing.stopAll(this.now)
    this.things = this.things.filter((each) => each !== thing)
    for (const address of this.things.filter(({ holder }) => holder === thing.key)) this.assign(address, null)
  }

  /** Charges an address as assigned, or as unassigned. */
  assign(address: Thing, holder: string | null): void {
    address.holder = holder
    const type = holder === null ? 'UNASSIGNED_FLOATING_IP' : 'ASSIGNED_FLOATING_IP'
    address.charge('address', { type, quantity: 1 }, this.now)
  }
}
