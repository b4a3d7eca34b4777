// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { isHalfDone, isRunning, openSteps, type Job } from '../../../../src/engine/jobs/job'
import { jobText } from '../../../../src/engine/jobs/job-words'
import { jobs } from '../../../../src/engine/jobs/jobs'
import { plannedStep, type PlannedStep } from '../../../../src/engine/jobs/plan-job'
import { resumeJobs } from '../../../../src/engine/jobs/resume-jobs'
import { canFinish, retryJob, startJob, stopJob } from '../../../../src/engine/jobs/run-job'
import { resource } from '../../../../src/generated/resources/virtual-machine'
import { fc } from '../../../run/seed'
import type { Platform } from '../../../../src/platform/platform'
import { subject } from '../../manifest/support'
import { stand } from '../../platform/stand'

/** What may come between two steps of a job. */
type Event = 'nothing' | 'refused' | 'lost' | 'cancelled' | 'reloaded' | 'closed'

const stateAfter: Readonly<Record<string, string>> = { '/vm/stop': 'stopped', '/vm/start': 'running' }

/** The tabs of a customer, one after the other, and the platform with one machine. */
function customer() {
  let time = 0
  let next: 'refused' | 'lost' | undefined
  const record = { uuid: 'vm-1', name: 'web', status: 'running', vcpu: 2, billing_account: 1, storage: [] }
  const done: string[] = []
  const keys = new Set<string>()
  const fetch = async (request: Request): Promise<Response> => {
    const path = new URL(request.url).pathname.replace('/v1/tll/user-resource', '')
    if (path.includes('billing_account')) return Response.json([])
    if (request.method === 'GET') return Response.json([record])
    const outcome = next
    next = undefined
    if (outcome === 'refused') return Response.json({ errors: { Error: 'Not today' } }, { status: 500 })
    const key = request.headers.get('Idempotency-Key')
    if (key === null || !keys.has(key)) {
      if (key !== null) keys.add(key)
      done.push(`${request.method} ${path}`)
      record.status = stateAfter[path] ?? record.status
      if (request.method === 'PATCH') record.vcpu = 8
    }
    if (outcome === 'lost') throw new TypeError('Failed to fetch')
    return Response.json(record)
  }
  let pages = 0
  /** A page of its own: what the page before it still does under its identity reaches nothing here. */
  const open = async (): Promise<Platform> => {
    const { platform } = await stand(fetch, { types: ['virtual_machine'], now: () => time })
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
    record,
  }
}

type Customer = ReturnType<typeof customer>

const kinds = {
  resize: ['stop', 'resize', 'start'],
  restart: ['stop', 'start'],
  creation: ['addDisk', 'addDisk'],
} as const

/** Starts a job of a kind. */
function begin(platform: Platform, kind: keyof typeof kinds, { record }: Customer): void {
  const about = subject({ record, location: 'tll' })
  const named = { type: 'virtual_machine', key: 'tll/vm-1', name: 'web', resource, subject: about }
  const typed: Record<string, Record<string, unknown>> = { resize: { vcpu: 8 }, addDisk: { size_gb: 20 } }
  const steps = kinds[kind].map((id, index): PlannedStep => {
    const action = resource.actions[id]
    if (!action) throw new Error(`There is no action ${id}`)
    const after = kind === 'creation' || index === 0 ? null : index - 1
    return plannedStep(platform.texts, named, action, { typed: typed[id] ?? {}, after })
  })
  const target = { resource, action: null, subject: about }
  const creates = kind === 'creation'
  const creation = { record: { ...named, key: '' }, label: 'Create machine', typed: {}, after: null, target }
  startJob(platform, {
    title: `${kind}: web`,
    steps: creates ? [creation] : steps,
    ...(creates
      ? { make: async () => ({ record: named, target, page: '/compute/vm/tll/vm-1', steps }) }
      : {}),
  })
}

/** The page goes; the next one is of the same tab, or of another. */
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
  const request = (name: string, _options: unknown, take: (lock: object) => unknown): void =>
    void take({ name })
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

it('whatever comes between the steps of a job, the next page says what is left, and can finish it', async () => {
  const kindsOfJob = fc.constantFrom<keyof typeof kinds>('resize', 'restart', 'creation')
  await fc.assert(
    fc.asyncProperty(kindsOfJob, events, async (kind, between) => {
      jobs.set([])
      window.sessionStorage.clear()
      window.localStorage.clear()
      const world = customer()
      let platform = await world.open()
      begin(platform, kind, world)
      if (kind === 'creation') await world.pass()
      for (const event of between) {
        const [job] = jobs.get()
        if (event === 'refused' || event === 'lost') world.fail(event)
        else if (event === 'cancelled' && job) stopJob(platform, job.id)
        else if (event === 'reloaded' || event === 'closed') platform = await leave(platform, world, event)
        await world.pass()
      }
      world.calm()
      for (let turn = 0; turn < kinds[kind].length; turn += 1) await world.pass()

      platform = await leave(platform, world, 'closed')
      await world.pass()
      const [left] = jobs.get()
      if (left) {
        expect(isRunning(left)).toBe(false)
        expect(isHalfDone(left)).toBe(true)
        const said = jobText(platform, left)
        for (const { label } of openSteps(left)) expect(said).toContain(label)
        expect(canFinish(left)).toBe(true)
        const id = left.id
        const now = (): Job | undefined => jobs.get().find((job) => job.id === id)
        retryJob(platform, id)
        for (let turn = 0; turn < kinds[kind].length + 1; turn += 1) await world.pass()
        expect(now()?.steps.map(({ state }) => state)).toEqual(left.steps.map(() => 'done'))
      }
      expect(Object.keys(window.localStorage).filter((key) => key.startsWith('console.job.'))).toEqual([])
      const wanted = {
        stop: 'POST /vm/stop',
        resize: 'PATCH /vm',
        start: 'POST /vm/start',
        addDisk: 'POST /vm/storage',
      }
      expect(world.done.toSorted()).toEqual(kinds[kind].map((id) => wanted[id]).toSorted())
    }),
    { numRuns: 60 },
  )
}, 60_000)
