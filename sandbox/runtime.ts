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
  /** Faults of the vendor stand-ins. */
  readonly vendorFaults: VendorFaults
  /** Added to every answer, milliseconds. */
  readonly latency: number
  /** Share of requests that fail at the gateway, 0 to 1. */
  readonly failRate: number
  /** Answers are stored by idempotency key; otherwise the keys are ignored. */
  readonly keepsAnswers: boolean
  /** Writes are answered when their work is done, by the clock; otherwise at once, while it goes on. */
  blocking: boolean
  readonly keyLife: KeyLife
  /** Port of the stand-ins of vendors; undefined without them. */
  readonly standInPort: number | undefined
  /** Port of the object storage; undefined if it does not listen. */
  readonly storagePort: number | undefined
  /** The files behind its objects. */
  readonly objectFiles: ObjectFiles
  /** Path between the origin and `/v1`. */
  readonly prefix: string
  /** Called for every defect of the sandbox, which is answered with 500. */
  readonly onDefect: (error: unknown) => void
  /** Decides which requests fail; replaced with the world. */
  random: Random
  ids: Ids
  /** Counts requests, for correlation ids. */
  requestCount: number
  /** Name and size of the world. */
  world: World
}

/** Name and size of a seeded world. */
export interface World {
  readonly seed: string
  /** Number of machines; that of the world when 0. */
  readonly vms: number
  /** Number of records of every other listed kind; that of the world when 0. */
  readonly rows: number
}
