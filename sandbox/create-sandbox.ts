import { createHash } from 'node:crypto'
import { createCatalogue } from './catalogue/create-catalogue'
import type { IdentityKind } from './catalogue/site-config'
import { sampleSites, type SiteKind } from './catalogue/sites'
import { applySiteSettings } from './catalogue/site-settings'
import { type Clock, createRunningClock } from './clock'
import type { KeyLife } from './context'
import type { Control } from './control'
import { createControl } from './create-control'
import type { SiteConfig } from './entities'
import { createFaults, type Fault } from './faults/fault'
import { createApi } from './http/app'
import { ConnectionBrokenError } from './http/apply-fault'
import { type Description, oncePerDescription, readDescription } from './http/description'
import { storedAnswerSchema } from './http/stored-answers'
import { createRequestLog } from './http/request-log'
import { validatorsOf, describeProblems } from './http/validators'
import { createIdentityProvider } from './identity-provider/serve-identity'
import { createIds } from './ids'
import { createMailbox } from './mailbox/serve-mailbox'
import { createMetrics } from './metrics/serve-metrics'
import { createObjectFiles } from './object-storage/object-files'
import { objectSchema, objectTables } from './object-storage/object-table'
import { createObjectStorage, type StorageListener } from './object-storage/serve-objects'
import { createPaymentPages } from './payment-pages/serve-payments'
import { createRandom } from './random'
import { createReports, type Reports } from './reports/serve-reports'
import type { Runtime, World } from './runtime'
import { makeWorld } from './seed/make-world'
import { hugeWorldVms, isWorldName, mostVms, worldNames } from './seed/seed-world'
import { openDatabase } from './store/database'
import { createFindMachine, type FindMachine } from './shells/machine'
import { schemaOf } from './store/kinds'
import { createMeters, meterSchema } from './store/meters'
import { type CheckDocument, createRecords, recordSchema } from './store/records'
import { createSettings, settingsSchema } from './store/settings'
import { createStandIns } from './vendors/serve-stand-ins'

/** Options of a sandbox, all optional. */
export interface SandboxOptions {
  /** Name of the world, 'small' when absent. A database that holds a world keeps it. */
  readonly seed?: string
  /** Number of machines instead of the world's own, up to 50,000. */
  readonly vms?: number
  /** Number of records of every other listed kind, up to 50,000. */
  readonly rows?: number
  /** Real time when absent; give a frozen clock in tests. */
  readonly clock?: Clock
  /** Milliseconds added to every answer. */
  readonly latency?: number
  readonly faults?: readonly Fault[]
  /** Share of requests, 0 to 1, that fail at the gateway; which ones depends on the seed. */
  readonly failRate?: number
  /** Whether idempotency keys are honoured; true when absent. */
  readonly idempotency?: boolean
  /** Writes are answered when their work is done, by the clock, instead of at once. */
  readonly blocking?: boolean
  /** Locations that do not answer. */
  readonly down?: readonly string[]
  /** Database file, or ':memory:' (when absent) for one deleted with the sandbox. */
  readonly store?: string
  /** Delete the world in the database and seed it again. */
  readonly reset?: boolean
  /** How users sign in, as the site configuration names it; 'key' when absent. */
  readonly identity?: IdentityKind
  /** Seconds until keys of a sign-in, or to act for another user, expire; when absent never, and after eight hours. */
  readonly sessionLife?: number
  /** Code of the currency the deployment charges in; that of the site when absent. */
  readonly currency?: string
  /** Which sample site it is; 'cloud' when absent. */
  readonly site?: SiteKind
  /** Changes of the site configuration, each KEY=VALUE as `applySiteSettings` reads them. */
  readonly set?: readonly string[]
  /** Theme of the site configuration; that of the site when absent. */
  readonly theme?: string
  /** Port of this machine where the stand-ins of vendors answer; the vendors' own hosts when absent. */
  readonly standInPort?: number
  /** Port of this machine where the object storage answers; nowhere when absent. */
  readonly storagePort?: number
  /** Path between the origin and `/v1`; empty when absent. */
  readonly prefix?: string
  /** The API description; the bundled one when absent. */
  readonly description?: Description
  /** Called for every answer that does not fit the description; written to the console when absent. */
  readonly onDefect?: (error: unknown) => void
}

/** A sandbox: the platform's API with its state, as a function from request to answer. */
export interface Sandbox {
  /** Rejects with a TypeError, as fetch does, when a fault breaks the connection. */
  readonly fetch: (request: Request) => Promise<Response>
  /** The identity provider, below `/identity`. */
  readonly identity: (request: Request) => Promise<Response>
  /** The pages of payment processors and banks. */
  readonly payments: (request: Request) => Promise<Response>
  /** The mailbox of all users, for visitors on the same machine. */
  readonly mailbox: (request: Request) => Response
  /** The source of metrics, below `/prometheus`. */
  readonly metrics: (request: Request) => Promise<Response>
  /** A stand-in for Sentry, below `/sandbox/reports`. */
  readonly reports: Reports
  /** The stand-ins of vendors, which answer on a port of their own. */
  readonly vendors: (request: Request) => Promise<Response>
  /** The running machine behind a public address, for the shells. */
  readonly findMachine: FindMachine
  /** The site configuration, as getSiteConfig answers it without the stand-ins. */
  readonly site: SiteConfig
  readonly standInPort: number | undefined
  /** The object storage, which speaks S3 on a port of its own. */
  readonly objects: StorageListener
  readonly storagePort: number | undefined
  readonly clock: Clock
  readonly control: Control
  readonly close: () => void
}

const loggedRequests = 2000

/**
 * Makes a sandbox, opening or creating its database.
 *
 * @throws RangeError for an unknown world, number, location or setting; DatabaseInUseError when another process has the file,
 *   DatabaseFileError when it is damaged or of another program
 */
export function createSandbox(options: SandboxOptions = {}): Sandbox {
  const world = readWorld(options)
  const { site = 'cloud' } = options
  const sample = sampleSites[site]
  const description = options.description ?? readDescription()
  const validators = validatorsOf(description)
  const file = options.store ?? ':memory:'
  const isPrivate = file === ':memory:'
  const database = openDatabase(file, { reset: options.reset ?? false })
  const objectFiles = createObjectFiles(isPrivate ? undefined : `${file}-objects`)
  try {
    for (const statement of [...settingsSchema, ...storedAnswerSchema, ...objectSchema])
      database.run(statement)
    const check: CheckDocument = (kind, document) => {
      const schema = schemaOf(kind)
      if (schema === undefined) return
      const problems = validators.problems(schema, document)
      if (problems.length > 0)
        throw new Error(`A ${kind} does not fit its schema: ${describeProblems(problems)}`)
    }
    const runtime: Runtime = {
      description,
      validators,
      database,
      records: createRecords(database, check),
      meters: createMeters(database),
      settings: createSettings(database),
      clock: options.clock ?? createRunningClock(),
      catalogue: createCatalogue(
        {
          theme: options.theme ?? sample.theme,
          site,
          identity: options.identity ?? 'key',
          adjust: (site) => applySiteSettings({ description, validators }, site, options.set ?? []),
        },
        options.currency ?? sample.currency,
      ),
      faults: createFaults(options.faults ?? []),
      log: createRequestLog(loggedRequests),
      down: new Set(),
      vendorFaults: new Map(),
      latency: options.latency ?? 0,
      failRate: options.failRate ?? 0,
      keepsAnswers: options.idempotency ?? true,
      blocking: options.blocking ?? false,
      keyLife: readKeyLife(options),
      standInPort: options.standInPort,
      storagePort: options.storagePort,
      objectFiles,
      prefix: options.prefix ?? '',
      onDefect: options.onDefect ?? ((error) => console.error('Sandbox defect:', error)),
      random: createRandom(world.seed),
      ids: createIds(world.seed),
      requestCount: 0,
      world,
    }
    const becomeWorld = (wanted: World): void => {
      replaceWorld(runtime, readWorld(wanted))
    }
    if (options.reset === true || !resume(runtime)) {
      runtime.settings.set('advanced', '0')
      becomeWorld(world)
    }
    const control = createControl(runtime, becomeWorld)
    for (const slug of options.down ?? []) control.setLocationUp(slug, false)
    const api = createApi(runtime)
    // Created at the first sign-in, because most tests never need it.
    let provider: ReturnType<typeof createIdentityProvider> | undefined
    const identity = (request: Request): Promise<Response> => {
      provider ??= createIdentityProvider(runtime)
      return provider(request)
    }
    const payments = createPaymentPages(runtime)
    const metrics = createMetrics(runtime)
    const vendors = createStandIns({
      payments,
      faults: runtime.vendorFaults,
      now: runtime.clock.now,
    })
    return {
      fetch: (request) => rejectAsFetchDoes(api(request)),
      identity: (request) => rejectAsFetchDoes(identity(request)),
      payments,
      vendors,
      metrics: (request) => rejectAsFetchDoes(metrics(request)),
      mailbox: createMailbox(runtime),
      reports: createReports(),
      findMachine: createFindMachine(runtime),
      site: runtime.catalogue.site,
      standInPort: runtime.standInPort,
      objects: createObjectStorage(runtime, objectFiles),
      storagePort: runtime.storagePort,
      clock: runtime.clock,
      control,
      close: () => {
        database.close()
        if (isPrivate) objectFiles.clear()
      },
    }
  } catch (error) {
    database.close()
    throw error
  }
}

const eightHours = 8 * 60 * 60 * 1000

function readKeyLife({ sessionLife }: SandboxOptions): KeyLife {
  if (sessionLife === undefined) return { signIn: null, acting: eightHours }
  return { signIn: sessionLife * 1000, acting: Math.min(sessionLife * 1000, eightHours) }
}

function readWorld({ seed = 'small', vms, rows = 0 }: Partial<World>): World {
  if (!isWorldName(seed))
    throw new RangeError(`There is no world "${seed}"; there are: ${worldNames.join(', ')}`)
  const wanted = vms || (seed === 'huge' ? hugeWorldVms : 0)
  if (!Number.isInteger(wanted) || wanted < 0 || wanted > mostVms) {
    throw new RangeError(`The number of machines is a whole number from 0 to ${mostVms}, not ${wanted}`)
  }
  if (!Number.isInteger(rows) || rows < 0 || rows > mostVms)
    throw new RangeError(`The number of records is a whole number from 0 to ${mostVms}, not ${rows}`)
  return { seed, vms: wanted, rows }
}

function replaceWorld(runtime: Runtime, world: World): void {
  const { database, records, meters, settings, catalogue, description } = runtime
  runtime.world = world
  runtime.ids = createIds(world.seed)
  runtime.random = createRandom(world.seed)
  runtime.requestCount = 0
  database.transaction(() => {
    runtime.objectFiles.clear()
    for (const table of ['record', 'meter', 'kept_answer', ...objectTables])
      database.run(`DROP TABLE IF EXISTS ${table}`)
    for (const statement of [...recordSchema, ...meterSchema, ...storedAnswerSchema, ...objectSchema])
      database.run(statement)
    const builder = { records, meters, ids: runtime.ids, now: runtime.clock.now(), catalogue }
    makeWorld(database, builder, world, description)
    settings.set('seed', world.seed)
    settings.set('vms', `${world.vms}`)
    settings.set('rows', `${world.rows}`)
    settings.set('ids', `${runtime.ids.position}`)
    settings.set('starts', '0')
    settings.set('format', format(runtime))
  })
}

/** To be raised when stored data changes its shape and the description does not. */
const storedShape = 6

/** Format of stored documents: their shape, the currency of their amounts, and the description. */
function format({ description, catalogue }: Runtime): string {
  return `${storedShape}:${catalogue.currency.code}:${digestOf(description)}`
}

const digestOf = oncePerDescription((description) =>
  createHash('sha256').update(JSON.stringify(description)).digest('hex'),
)

/** Keeps the correlation ids of one start different from those of the next. */
const requestsPerStart = 1_000_000

/** Resumes the world in the database; false if it has none, or one of another format. */
function resume(runtime: Runtime): boolean {
  const { settings, clock } = runtime
  const seed = settings.get('seed')
  if (seed === undefined || settings.get('format') !== format(runtime)) return false
  const starts = Number(settings.get('starts') ?? 0) + 1
  settings.set('starts', `${starts}`)
  clock.advance(Number(settings.get('advanced') ?? 0))
  runtime.world = { seed, vms: Number(settings.get('vms') ?? 0), rows: Number(settings.get('rows') ?? 0) }
  runtime.ids = createIds(seed, Number(settings.get('ids') ?? 0))
  runtime.random = createRandom(seed)
  runtime.requestCount = starts * requestsPerStart
  return true
}

async function rejectAsFetchDoes(answer: Promise<Response>): Promise<Response> {
  try {
    return await answer
  } catch (error) {
    if (error instanceof ConnectionBrokenError) throw new TypeError('fetch failed', { cause: error })
    throw error
  }
}
