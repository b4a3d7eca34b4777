import type { Catalogue, KeyLife } from './context'
import type { Clock } from './clock'
import type { Faults } from './faults/fault'
import type { Description } from './http/description'
import type { RequestLog } from './http/request-log'
import type { Validators } from './http/validators'
import type { Ids } from './ids'
import type { Random } from './random'
import type { ObjectFiles } from './object-storage/object-files'
import type { Database } from './store/database'
import type { Meters } from './store/meters'
import type { Records } from './store/records'
import type { Settings } from './store/settings'
import type { VendorFaults } from './vendors/vendor-fault'

/** Everything one sandbox consists of; made once, shared by all its requests. */
export interface Runtime {
  readonly description: Description
  readonly validators: Validators
  readonly database: Database
  readonly records: Records
  readonly meters: Meters
  readonly settings: Settings
  readonly clock: Clock
  readonly catalogue: Catalogue
  readonly faults: Faults
  readonly log: RequestLog
  /** Slugs of locations that do not answer. */
  readonly down: Set<string>
  /** What goes wrong at the stand-ins of vendors. */
  readonly vendorFaults: VendorFaults
  /** Added to every answer, milliseconds. */
  readonly latency: number
  /** Share of requests that fail at the gateway, 0 to 1. */
  readonly failRate: number
  /** Answers are kept under idempotency keys; otherwise the keys mean nothing. */
  readonly keepsAnswers: boolean
  /** Writes are answered when their work is done, by the clock; otherwise at once, while it goes on. */
  blocking: boolean
  readonly keyLife: KeyLife
  /** Port of the stand-ins of vendors; undefined without them. */
  readonly standInPort: number | undefined
  /** Port of the object storage; undefined where it does not listen. */
  readonly storagePort: number | undefined
  /** The files behind its objects. */
  readonly objectFiles: ObjectFiles
  /** Path between the origin and `/v1`. */
  readonly prefix: string
  /** Told of every answer the sandbox got wrong; such an answer is a 500. */
  readonly onDefect: (error: unknown) => void
  /** Decides which requests fail; replaced when the world is made anew. */
  random: Random
  ids: Ids
  /** Counts requests, for correlation ids. */
  requestCount: number
  /** Name and size of the world. */
  world: World
}

/** Which world was seeded. */
export interface World {
  readonly seed: string
  /** Machines of a world of chosen size. */
  readonly vms: number
  /** Records of every other kind that has a list; those of the world when 0. */
  readonly rows: number
}
