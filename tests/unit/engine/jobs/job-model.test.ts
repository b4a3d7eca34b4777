// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { releaseLines, releaseSteps } from '../../../../src/engine/actions/ReleaseChoices'
import { mayRetry } from '../../../../src/engine/jobs/failures'
import { isHalfDone, isRunning, openSteps, type Job, type JobStep } from '../../../../src/engine/jobs/job'
import { finishLabel, jobText } from '../../../../src/engine/jobs/job-words'
import { failuresOf, jobs } from '../../../../src/engine/jobs/jobs'
import { plannedStep, type PlannedStep } from '../../../../src/engine/jobs/plan-job'
import { resumeJobs } from '../../../../src/engine/jobs/resume-jobs'
import { canFinish, retryJob, startJob, stopJob } from '../../../../src/engine/jobs/run-job'
import { startAction } from '../../../../src/engine/jobs/start-action'
import type { RecordTarget } from '../../../../src/engine/jobs/target'
import { resource as ipAddress } from '../../../../src/generated/resources/ip-address'
import { resource } from '../../../../src/generated/resources/virtual-machine'
import type { CompiledAction } from '../../../../src/manifest/compiled-actions'
import type { Subject } from '../../../../src/manifest/subject'
import { fc } from '../../../run/seed'
import type { Platform } from '../../../../src/platform/platform'
import { environment, joined, subject } from '../../manifest/support'
import { location, stand } from '../../platform/stand'

/** Events between two steps of a job. */
type Event = 'nothing' | 'refused' | 'lost' | 'cancelled' | 'reloaded' | 'closed'

const stateAfter: Readonly<Record<string, string>> = { '/vm/stop': 'stopped', '/vm/start': 'running' }

const machine = (uuid: string, name: string) => ({
  ...{ uuid, name, status: 'running', vcpu: 2, billing_account: 1, storage: [], private_ipv4: '10.0.0.4' },
})

const address = (uuid: string, at: string) => ({ uuid, address: at, name: '', assigned_to: 'vm-1' })

/** The successive tabs of a customer, and the platform with two machines; one of them has two addresses. */
function customer() {
  let time = 0
  let next: 'refused' | 'lost' | undefined
  let machines = [machine('vm-1', 'web'), machine('vm-2', 'db')]
  let addresses: (Omit<ReturnType<typeof address>, 'assigned_to'> & { assigned_to: string | null })[] = [
    address('ip-1', '203.0.113.1'),
    address('ip-2', '203.0.113.2'),
  ]
  const done: string[] = []
  const keys = new Set<string>()
  const change = (method: string, path: string, about: string): void => {
    const subject = machines.find(({ uuid }) => about.includes(uuid))
    done.push([method, path, ...(subject ? [subject.uuid] : [])].join(' '))
    if (subject) subject.status = stateAfter[path] ?? subject.status
    if (subject && method === 'PATCH') subject.vcpu = 8
    if (method !== 'DELETE') return
    machines = machines.filter((each) => each !== subject)
    addresses = addresses
      .filter((each) => !path.endsWith(`/${each.address}`))
      .map((each) => (each.assigned_to === subject?.uuid ? { ...each, assigned_to: null } : each))
  }
  const fetch = async (request: Request): Promise<Response> => {
    const { pathname, search } = new URL(request.url)
    const path = pathname.replace(/^\/v1\/tll(\/user-resource)?/, '')
    if (path.includes('billing_account')) return Response.json([])
    if (request.method === 'GET') return Response.json(path.includes('ip_addresses') ? addresses : machines)
    const outcome = next
    next = undefined
    if (outcome === 'refused') return Response.json({ errors: { Error: 'Not today' } }, { status: 500 })
    const key = request.headers.get('Idempotency-Key')
    if (key === null || !keys.has(key)) {
      if (key !== null) keys.add(key)
      change(request.method, path, `${search} ${await request.text()}`)
    }
    if (outcome === 'lost') throw new TypeError('Failed to fetch')
    return Response.json({ success: true })
  }
  let pages = 0
  /** A page of its own: later work of the previous page under its identity does not reach it. */
  const open = async (): Promise<Platform> => {
    const types = ['virtual_machine', 'ip_address']
    const site = { vmsEnabled: true, ipsEnabled: true, firewallEnabled: true, locations: [location('tll')] }
    const { platform } = await stand(fetch, { types, now: () => time, site })
    pages += 1
    for (let page = 0; page < pages; page += 1) platform.session.signIn('demo-customer')
    platform.session.know('1', platform.session.get().epoch)
    return platform
  }
  return {
    done,
    open,
    fail: (how: 'refused' | 'lost') => {
      next = how
    },
    calm: () => {
      next = undefined
    },
    pass: async (): Promise<void> => {
      time += 1000
      await vi.advanceTimersByTimeAsync(12_000)
    },
    machines: () => machines,
    addresses: () => addresses,
  }
}

type Customer = ReturnType<typeof customer>

function actionOf(id: string): CompiledAction {
  const action = resource.actions[id]
  if (!action) throw new Error(`There is no action ${id}`)
  return action
}

const subjectOf = (record: unknown): Subject => subject({ record, location: 'tll' })

/** Parameters of the actions that need some. */
const typed: Readonly<Record<string, Record<string, unknown>>> = {
  resize: { vcpu: 8 },
  addDisk: { size_gb: 20 },
  attachFirewall: { uuid: 'fw-1' },
  assignAddress: { address: '203.0.113.9' },
}

/** Plans these actions on the first machine, each after the step given by `after`. */
function planned(
  { texts }: Platform,
  { machines }: Customer,
  actions: readonly string[],
  after: (index: number) => number | null,
): PlannedStep[] {
  const [record] = machines()
  const named = {
    type: 'virtual_machine',
    key: 'tll/vm-1',
    name: 'web',
    resource,
    subject: subjectOf(record),
  }
  return actions.map((id, index) =>
    plannedStep(texts, named, actionOf(id), { typed: typed[id] ?? {}, after: after(index) }),
  )
}

/** Starts steps on the first machine, one after the other. */
const inOrder =
  (...actions: readonly string[]) =>
  (platform: Platform, world: Customer): void => {
    const steps = planned(platform, world, actions, (index) => (index === 0 ? null : index - 1))
    startJob(platform, { title: 'Change: web', steps })
  }

/** Starts the creation of the first machine, followed by these steps. */
const creation =
  (...actions: readonly string[]) =>
  (platform: Platform, world: Customer): void => {
    const steps = planned(platform, world, actions, () => null)
    const record = { type: 'virtual_machine', key: '', name: 'web' }
    const target = { resource, action: null, subject: subjectOf(world.machines()[0]) }
    startJob(platform, {
      title: 'Create: web',
      steps: [{ record, label: 'Create machine', typed: {}, after: null, target }],
      make: async () => ({
        ...{ record: { ...record, key: 'tll/vm-1' }, target, page: '/compute/vm/tll/vm-1', steps },
      }),
    })
  }

/** Machines as targets of an action. */
const targets = (records: readonly ReturnType<typeof machine>[]): RecordTarget[] =>
  records.map((record) => ({
    row: { key: `tll/${record.uuid}`, id: record.uuid, record, location: 'tll', odd: undefined },
    ...{ subject: subjectOf(record), name: record.name },
  }))

/** A kind of job: how it begins, how many calls it makes in turn, and which work must be done exactly once. */
interface Kind {
  begin: (platform: Platform, world: Customer) => void
  turns: number
  wanted: readonly string[]
}

const addDisk = 'POST /vm/storage vm-1'
/** The call of each step of the form of a new machine. */
const completes: Readonly<Record<string, string>> = {
  attachFirewall: 'POST /network/firewalls/fw-1/vms vm-1',
  assignAddress: 'POST /network/ip_addresses/203.0.113.9/assign',
  addDisk,
}
const stepsOfForm = resource.create?.steps.map(({ action }) => action) ?? []

const kinds: Readonly<Record<string, Kind>> = {
  resize: {
    begin: inOrder('stop', 'resize', 'start'),
    turns: 3,
    wanted: ['POST /vm/stop vm-1', 'PATCH /vm vm-1', 'POST /vm/start vm-1'],
  },
  restart: {
    begin: inOrder('stop', 'start'),
    turns: 2,
    wanted: ['POST /vm/stop vm-1', 'POST /vm/start vm-1'],
  },
  'creation with two disks': { begin: creation('addDisk', 'addDisk'), turns: 2, wanted: [addDisk, addDisk] },
  'creation with everything': {
    begin: creation(...stepsOfForm),
    turns: stepsOfForm.length,
    wanted: stepsOfForm.map((action) => completes[action] ?? action),
  },
  bulk: {
    begin: (platform, world) => {
      const about = { resource, action: actionOf('restart'), targets: targets(world.machines()), skipped: [] }
      startAction(platform, about)
    },
    turns: 2,
    wanted: ['vm-1', 'vm-2'].flatMap((id) => [`POST /vm/stop ${id}`, `POST /vm/start ${id}`]),
  },
  release: {
    begin: (platform, world) => {
      const action = actionOf('delete')
      const about = {
        ...joined(world.machines()[0], { addresses: world.addresses() }),
        ...{ location: 'tll', environment: environment({ on: ['ipsEnabled'] }) },
      }
      const nextSteps = (): PlannedStep[] =>
        releaseLines(action).flatMap((line) => releaseSteps(line, about, ipAddress, platform.texts))
      startAction(platform, { resource, action, targets: targets(world.machines().slice(0, 1)), nextSteps })
    },
    turns: 3,
    wanted: [
      'DELETE /vm vm-1',
      'DELETE /network/ip_addresses/203.0.113.1',
      'DELETE /network/ip_addresses/203.0.113.2',
    ],
  },
}

/** Leaves the page; the next one is in the same tab, or in another. */
async function leave(platform: Platform, { open }: Customer, how: 'reloaded' | 'closed'): Promise<Platform> {
  window.dispatchEvent(new Event('pagehide'))
  platform.session.signIn('demo-customer')
  const tab = { ...window.sessionStorage }
  const plans = { ...window.localStorage }
  jobs.set([])
  window.sessionStorage.clear()
  if (how === 'reloaded')
    for (const [key, value] of Object.entries(tab)) window.sessionStorage.setItem(key, String(value))
  for (const [key, value] of Object.entries(plans)) window.localStorage.setItem(key, String(value))
  const following = await open()
  await resumeJobs(following, { isAt: () => false, go: () => undefined })
  return following
}

beforeEach(() => {
  vi.useFakeTimers()
  const request = async (
    name: string,
    _options: unknown,
    take: (lock: object) => unknown,
  ): Promise<unknown> => take({ name })
  vi.stubGlobal('navigator', { ...window.navigator, locks: { request } })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const events = fc.array(
  fc.constantFrom<Event>('nothing', 'refused', 'lost', 'cancelled', 'reloaded', 'closed'),
  { minLength: 1, maxLength: 4 },
)

/** Whether a failed step may have been done, so that a retry might do it twice. */
const isInDoubt = (step: JobStep): boolean => step.state === 'failed' && !mayRetry(step)

/** The texts of the next page about a job that is left: in the list of jobs, and at the rows of a bulk run. */
const saidOf = (platform: Platform, job: Job): string =>
  [job.title, jobText(platform, job), finishLabel(job, platform.texts)].join('\n')

it.each(Object.entries(kinds))(
  'whatever comes between the steps of a job, the next page says what is left, and can finish it: %s',
  async (_, { begin, turns, wanted }) => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom('nothing', 'refused', 'lost'), events, async (first, between) => {
        jobs.set([])
        window.sessionStorage.clear()
        window.localStorage.clear()
        const world = customer()
        let platform = await world.open()
        if (first !== 'nothing') world.fail(first)
        begin(platform, world)
        if (jobs.get()[0]?.steps[0]?.action === null) await world.pass()
        for (const event of between) {
          const [job] = jobs.get()
          if (event === 'refused' || event === 'lost') world.fail(event)
          else if (event === 'cancelled' && job) stopJob(platform, job.id)
          else if (event === 'reloaded' || event === 'closed') platform = await leave(platform, world, event)
          await world.pass()
        }
        world.calm()
        for (let turn = 0; turn < turns; turn += 1) await world.pass()

        platform = await leave(platform, world, 'closed')
        await world.pass()
        const [left] = jobs.get()
        if (left) {
          expect(isRunning(left)).toBe(false)
          expect(isHalfDone(left)).toBe(true)
          const said = saidOf(platform, left)
          const atRows = failuresOf(platform, left)
          for (const step of openSteps(left)) {
            if (left.bulk !== undefined && step.state === 'failed' && step.after === null)
              expect(atRows.get(step.record.key)).toBeTruthy()
            else expect(said).toContain(step.label)
          }
          const failed = left.steps.find(({ state }) => state === 'failed')
          if (failed && isInDoubt(failed)) expect(said).toContain(platform.texts.t('errors.mayBeDone'))
          const isSure = !left.steps.some(isInDoubt)
          if (isSure) expect(canFinish(left)).toBe(true)
          const id = left.id
          const now = (): Job | undefined => jobs.get().find((job) => job.id === id)
          if (canFinish(left)) retryJob(platform, id)
          for (let turn = 0; turn < turns + 1; turn += 1) await world.pass()
          expect(now()?.steps.map((step) => (isInDoubt(step) ? 'in doubt' : step.state))).toEqual(
            left.steps.map((step) => (isInDoubt(step) ? 'in doubt' : 'done')),
          )
        }
        const isPlanned = (key: string): boolean => key.startsWith('console.job.')
        expect(Object.keys(window.localStorage).some(isPlanned)).toBe(left?.steps.some(isInDoubt) ?? false)
        expect(world.done.toSorted()).toEqual(wanted.toSorted())
      }),
      { numRuns: 9 },
    )
  },
  60_000,
)
