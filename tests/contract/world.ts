import { expect, onTestFinished } from 'vitest'
import type { VirtualMachine } from '../../sandbox/entities'
import { createFrozenClock } from '../../sandbox/clock'
import { createSandbox, type Sandbox, type SandboxOptions } from '../../sandbox/create-sandbox'
import { service } from '../../src/generated/service'
import { isApiError } from '../../src/api/errors'
import { callOperation } from '../../src/api/call-operation'
import type { Answers } from '../../src/engine/data/use-answers'
import { environmentOf } from '../../src/engine/data/use-environment'
import { joinsFrom } from '../../src/engine/data/use-joins'
import { decodeRows, type Row } from '../../src/engine/data/row'
import { subjectsOf } from '../../src/engine/data/use-subjects'
import { jobs } from '../../src/engine/jobs/jobs'
import description from '../../src/generated/openapi.json'
import { operations, type OperationId } from '../../src/generated/operations'
import { resourceIndex } from '../../src/generated/resource-index'
import { pathParameters } from '../../src/lib/operation'
import { buildRequest } from '../../src/manifest/build-request'
import type { CompiledAction } from '../../src/manifest/compiled-actions'
import type { CompiledForm, CompiledResource, DetailedResource } from '../../src/manifest/compiled'
import type { CompiledSection } from '../../src/manifest/compiled-sections'
import { sectionActions } from '../../src/manifest/section-actions'
import type { Subject, Environment } from '../../src/manifest/subject'
import { accountsIn, chosenAccount } from '../../src/platform/account/use-billing-account'
import type { Platform } from '../../src/platform/platform'
import type { Incident } from '../../src/platform/reporting/incident'
import { createSite, type SiteConfig } from '../../src/platform/site/site'
import { stand } from '../unit/platform/stand'
import type { WireAnswer } from './described-answers'

/** The location of new records, unless a test names another. */
export const tll = { location: 'tll' }

/** The account of the ordinary customer that may pay for everything. */
export const mainAccount = 120348

/** The instant every world starts at. */
export const start = Date.UTC(2026, 10, 21, 8, 46)

/** The types of the console, with their forms. */
export interface Type {
  resource: DetailedResource
  forms: Record<string, CompiledForm>
  validators: Record<string, unknown>
}

/** Every type of the console, compiled. */
export const types: ReadonlyMap<string, Type> = new Map(
  await Promise.all(
    Object.entries(resourceIndex).map(async ([type, entry]): Promise<[string, Type]> => {
      const [{ resource }, detail, forms] = await Promise.all([
        entry.load(),
        entry.loadDetail?.(),
        entry.loadForms?.(),
      ])
      const detailed = { ...resource, detail: detail?.detail ?? null }
      return [type, { resource: detailed, forms: forms?.forms ?? {}, validators: forms?.validators ?? {} }]
    }),
  ),
)

/** A type that has to exist; throws otherwise. */
export function typeOf(type: string): Type {
  const found = types.get(type)
  if (!found) throw new Error(`There is no type ${type}`)
  return found
}

type Sections<Kind extends CompiledSection['kind']> = Extract<CompiledSection, { kind: Kind }>

/** The sections of one kind on a type's screen. */
export function sectionsOf<Kind extends CompiledSection['kind']>(type: string, kind: Kind): Sections<Kind>[] {
  const sections = typeOf(type).resource.detail?.tabs.flatMap((tab) => tab.sections) ?? []
  return sections.filter((section): section is Sections<Kind> => section.kind === kind)
}

/** The actions of a resource, those of section rows included. */
export function actionsOf(resource: DetailedResource): CompiledAction[] {
  const sections = resource.detail?.tabs.flatMap((tab) => tab.sections) ?? []
  return [...Object.values(resource.actions), ...sections.flatMap(sectionActions)]
}

/** A console with a sandbox of its own. */
export interface World {
  sandbox: Sandbox
  platform: Platform
  reports: Incident[]
  environment: Environment
  /** Lets seconds pass. */
  advance: (seconds: number) => void
  /** Calls an operation with parameters by name; throws ApiError. */
  call: <T = unknown>(id: OperationId, parameters?: Readonly<Record<string, unknown>>) => Promise<T>
  /** The last answer as it came over the wire. */
  lastAnswer: () => WireAnswer
  /** The rows of a type as a list shows them; `subject` gives the subject of one. */
  rows: (resource: CompiledResource, location?: string) => Promise<readonly Row[]>
  subject: (resource: CompiledResource, row: Row, owner?: Subject) => Promise<Subject>
}

/** Options of a world, besides those of its sandbox. */
export interface WorldOptions extends SandboxOptions {
  /** API key of the user; the ordinary customer by default. */
  key?: string
  /** A proxy between console and sandbox; none by default. */
  through?: (sandbox: Sandbox) => Promise<Sandbox['fetch']>
}

/** Opens a console on a fresh sandbox. Defects of the sandbox fail the test. */
export async function openWorld(options: WorldOptions = {}): Promise<World> {
  const defects: unknown[] = []
  jobs.set([])
  const clock = createFrozenClock(start)
  const { key = 'demo-customer', through, ...given } = options
  const sandbox = createSandbox({ clock, description, onDefect: (error) => defects.push(error), ...given })
  onTestFinished(() => {
    sandbox.close()
    expect(defects).toEqual([])
  })
  const ask = (await through?.(sandbox)) ?? sandbox.fetch
  let last: WireAnswer | undefined
  const fetch = async (request: Request): Promise<Response> => {
    const answer = await ask(request)
    last = {
      status: answer.status,
      type: answer.headers.get('content-type') ?? '',
      text: await answer.clone().text(),
      correlationId: answer.headers.get(service.correlation ?? ''),
    }
    return answer
  }
  const made = await stand(fetch, {
    apiKey: key,
    now: () => clock.now(),
    types: [...types.keys()],
  })
  const { reports } = made
  const config = (await callOperation(made.platform.client, 'getSiteConfig', {})) as SiteConfig
  const platform: Platform = { ...made.platform, site: createSite(config) }
  const accounts = accountsIn(await callOperation(platform.client, 'listBillingAccounts', {}))
  const environment = environmentOf(platform.site, { ...chosenAccount(accounts), known: true }, false)
  const call: World['call'] = async <T>(id: OperationId, parameters = {}) =>
    (await callOperation(platform.client, id, buildRequest(operations[id], parameters))) as T
  const placeOf = (id: OperationId, location: string | undefined) =>
    pathParameters(operations[id].path).includes('location') ? { location } : {}

  return {
    sandbox,
    platform,
    reports,
    environment,
    advance: sandbox.control.advance,
    call,
    lastAnswer: () => {
      if (!last) throw new Error('Nothing has been asked')
      return last
    },
    rows: async (resource, location) => {
      const place = resource.scope === 'global' ? undefined : location
      const answer = await call(resource.listOperation, placeOf(resource.listOperation, place))
      return decodeRows(resource, answer, place, environment, platform.reporter)
    },
    subject: async (resource, row, owner) => {
      const answered = new Map<OperationId, unknown>()
      for (const { operation } of Object.values(resource.joins)) {
        // A refused read is left unknown.
        const answer = await call(operation, placeOf(operation, row.location)).catch((error: unknown) => {
          if (!isApiError(error)) throw error
        })
        if (answer !== undefined) answered.set(operation, answer)
      }
      const answers: Answers = (operation) =>
        answered.has(operation)
          ? { data: answered.get(operation), failed: false, refetch: () => undefined }
          : undefined
      return subjectsOf(resource, environment, joinsFrom(resource, answers), undefined)(row, owner)
    },
  }
}

/** The row with this identity. */
export async function rowWith(world: World, type: string, id: string, location?: string): Promise<Row> {
  const rows = await world.rows(typeOf(type).resource, location)
  const found = rows.find((row) => row.id === id)
  if (!found) throw new Error(`${type} ${id} is not in the list`)
  return found
}

/** A machine as the API has it, as a row of its list, and as the subject of actions. */
export async function machineOf(
  world: World,
  uuid: string,
  { location } = tll,
): Promise<{ machine: VirtualMachine; row: Row; subject: Subject }> {
  const row = await rowWith(world, 'virtual_machine', uuid, location)
  const machines = await world.call<VirtualMachine[]>('listVms', { location })
  const machine = machines.find((each) => each.uuid === uuid)
  if (!machine) throw new Error(`There is no machine ${uuid}`)
  return { machine, row, subject: await world.subject(typeOf('virtual_machine').resource, row) }
}
