// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { claimFailures, jobOf, jobs } from '../../../../src/engine/jobs/jobs'
import { plannedStep, stepsOfAction, type PlannedStep } from '../../../../src/engine/jobs/plan-job'
import { adoptJob, answerOf, retryJob, startJob, stopJob } from '../../../../src/engine/jobs/run-job'
import { resource } from '../../../../src/generated/resources/virtual-machine'
import { subject } from '../../manifest/support'
import { stand } from '../../platform/stand'
import { chain, job, step } from './support'

const calls: Record<string, string> = { '/vm/stop': 'stopped', '/vm/start': 'running' }

/** A platform with one machine that executes calls at once; `refuses` are calls refused once each. */
async function machine(refuses: string[] = [], status = 'running') {
  let time = 0
  const record = {
    uuid: 'vm-1',
    name: 'web',
    status,
    billing_account: 1,
    storage: [],
    gone: false,
    obeys: true,
  }
  const sent: string[] = []
  const answers = { open: 0, mostOpen: 0 }
  const made = await stand(
    async (request) => {
      const path = new URL(request.url).pathname.replace('/v1/tll/user-resource', '')
      if (request.method === 'GET') return Response.json(record.gone ? [] : [record])
      const name = `${request.method} ${path}`
      sent.push(name)
      answers.open += 1
      answers.mostOpen = Math.max(answers.mostOpen, answers.open)
      await Promise.resolve()
      answers.open -= 1
      if (refuses.includes(name)) {
        refuses.splice(refuses.indexOf(name), 1)
        return Response.json({ errors: { Error: 'Not today' } }, { status: 500 })
      }
      if (record.obeys) record.status = calls[path] ?? record.status
      return Response.json(record)
    },
    { types: ['virtual_machine'], now: () => time },
  )
  const { platform } = made
  const said = vi.spyOn(platform.toasts, 'add')
  const about = subject({ record, location: 'tll' })
  const named = { type: 'virtual_machine', key: 'tll/vm-1', name: 'web', resource, subject: about }
  const planned = (id: string, more: Partial<PlannedStep> = {}): PlannedStep => {
    const action = resource.actions[id]
    if (!action) throw new Error(`There is no action ${id}`)
    return plannedStep(platform.texts, named, action, more)
  }
  const resize = (): PlannedStep[] => [
    planned('stop'),
    planned('resize', { typed: { vcpu: 8 }, after: 0 }),
    planned('start', { after: 1 }),
  ]
  const start = (steps: readonly PlannedStep[], words: { title?: string; ended?: string } = {}): string =>
    startJob(platform, { title: 'Resize: web', steps, ended: 'All done with web', ...words })
  return {
    ...made,
    ...{ record, sent, answers, named, planned, resize, start },
    states: (id: string) => jobOf(id)?.steps.map(({ state }) => state),
    /** Advances the time by several reads of the record. */
    pass: async (seconds: number): Promise<void> => {
      time += seconds * 1000
      await vi.advanceTimersByTimeAsync(12_000)
    },
    toasts: () => said.mock.calls.map(([{ title }]) => title),
  }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  jobs.set([])
  window.sessionStorage.clear()
})

/** Whether the browser would ask before the page is left. */
const asks = (): boolean => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))

describe('a job', () => {
  it('does its steps in their order, each when it can be done, and says so at the end', async () => {
    const { start, resize, sent, pass, states, toasts } = await machine()
    const id = start(resize())
    await pass(0)
    await pass(0)
    expect(sent).toEqual(['POST /vm/stop', 'PATCH /vm', 'POST /vm/start'])
    expect(states(id)).toEqual(['done', 'done', 'done'])
    expect(toasts()).toEqual(['All done with web'])
  })

  it('is one job if it is started again before it is answered', async () => {
    const { start, planned, sent, pass } = await machine()
    const first = start([planned('stop')])
    expect(start([planned('stop')])).toBe(first)
    await pass(0)
    expect(sent).toEqual(['POST /vm/stop'])
  })

  it('is another job if it does more, or the same with other input', async () => {
    const { start, planned, resize, sent, pass } = await machine()
    const first = start([planned('resize', { typed: { vcpu: 8 } })])
    const other = start([planned('resize', { typed: { vcpu: 4 } })])
    const longer = start(resize())
    expect(new Set([first, other, longer]).size).toBe(3)
    await pass(0)
    expect(sent.filter((call) => call === 'PATCH /vm')).toHaveLength(3)
  })

  it('sends steps behind the same one in their order, one at a time, and goes on when one is refused', async () => {
    const { start, planned, sent, answers, pass, states } = await machine(['POST /vm/start'])
    const id = start([
      planned('stop'),
      planned('start', { after: 0 }),
      planned('resize', { typed: { vcpu: 8 }, after: 0 }),
    ])
    await pass(0)
    await pass(0)
    expect(sent).toEqual(['POST /vm/stop', 'POST /vm/start', 'PATCH /vm'])
    expect(answers.mostOpen).toBe(1)
    expect(states(id)).toEqual(['done', 'failed', 'done'])
  })

  it('says when its first step is accepted', async () => {
    const { start, planned, pass, toasts, record } = await machine()
    record.obeys = false
    start([planned('stop', { done: 'web is stopping' })])
    await pass(0)
    expect(toasts()).toEqual(['web is stopping'])
  })

  it('of an action that is only its steps does each of them, under one pending word', async () => {
    const { platform, named, sent, pass } = await machine()
    const { restart } = resource.actions
    if (!restart) throw new Error('There is no restart')
    const steps = stepsOfAction(platform.texts, named, restart, {})
    expect(steps.map(({ label, pending, after }) => [label, pending, after])).toEqual([
      ['Stop', 'restart', null],
      ['Start', 'restart', 0],
    ])
    startJob(platform, { title: 'Restart: web', steps })
    await pass(0)
    await pass(0)
    expect(sent).toEqual(['POST /vm/stop', 'POST /vm/start'])
  })

  it('waits with a step for what cannot be done yet', async () => {
    const { start, planned, record, sent, pass } = await machine()
    record.obeys = false
    start([planned('stop'), planned('start', { after: 0 })])
    await pass(10)
    await pass(10)
    expect(sent).toEqual(['POST /vm/stop'])
    record.status = 'stopped'
    await pass(10)
    expect(sent).toEqual(['POST /vm/stop', 'POST /vm/start'])
  })

  it('stops at the first failure, does nothing behind it, and goes on from there when asked', async () => {
    const { platform, start, resize, sent, pass, states, toasts } = await machine(['PATCH /vm'])
    const id = start(resize())
    await pass(0)
    await pass(0)
    expect(sent).toEqual(['POST /vm/stop', 'PATCH /vm'])
    expect(states(id)).toEqual(['done', 'failed', 'waiting'])
    expect(jobOf(id)?.steps[1]?.failure).toMatchObject({ message: 'Not today' })
    expect(toasts()).toEqual(['Error: Not today'])
    retryJob(platform, id)
    await pass(0)
    await pass(0)
    expect(sent).toEqual(['POST /vm/stop', 'PATCH /vm', 'PATCH /vm', 'POST /vm/start'])
  })

  it('tried again makes no call for a record that is as it should be', async () => {
    const { platform, start, planned, record, sent, pass, states } = await machine(['POST /vm/stop'])
    const id = start([planned('stop')])
    await pass(0)
    expect(states(id)).toEqual(['failed'])
    record.status = 'stopped'
    retryJob(platform, id)
    await pass(0)
    expect(sent).toEqual(['POST /vm/stop'])
    expect(states(id)).toEqual(['done'])
  })

  it('tried again fails at once, with the reason, where its record cannot allow it', async () => {
    const { platform, start, planned, record, sent, pass, states } = await machine(
      ['POST /vm/start'],
      'stopped',
    )
    const id = start([planned('start')])
    await pass(0)
    record.status = 'suspended'
    retryJob(platform, id)
    await pass(0)
    expect(sent).toEqual(['POST /vm/start'])
    expect(states(id)).toEqual(['failed'])
    expect(jobOf(id)?.steps[0]?.failure).toMatchObject({ message: 'Only a stopped machine can be started' })
  })

  it('tried again waits for a record that is moving', async () => {
    const { platform, start, planned, record, sent, pass, states } = await machine(
      ['POST /vm/start'],
      'stopped',
    )
    const id = start([planned('start')])
    await pass(0)
    record.status = 'stopping'
    retryJob(platform, id)
    await pass(10)
    expect(states(id)).toEqual(['waiting'])
    record.status = 'stopped'
    await pass(10)
    expect(sent).toEqual(['POST /vm/start', 'POST /vm/start'])
  })

  it('tried again takes a record that is gone for removed', async () => {
    const { platform, start, planned, record, sent, pass, states } = await machine(['DELETE /vm'])
    const id = start([planned('delete')])
    await pass(0)
    expect(states(id)).toEqual(['failed'])
    record.gone = true
    retryJob(platform, id)
    await pass(0)
    expect(sent).toEqual(['DELETE /vm'])
    expect(states(id)).toEqual(['done'])
  })

  it('is announced once although it is retried while it runs', async () => {
    const { platform, start, planned, pass, sent, record, toasts } = await machine(['PATCH /vm'])
    record.obeys = false
    const id = start([planned('stop'), planned('resize', { typed: { vcpu: 8 }, done: 'web resized' })])
    await pass(0)
    expect(sent).toEqual(['POST /vm/stop', 'PATCH /vm'])
    retryJob(platform, id)
    record.status = 'stopped'
    await pass(1)
    expect(sent).toEqual(['POST /vm/stop', 'PATCH /vm', 'PATCH /vm'])
    expect(toasts()).toEqual(['Error: Not today', 'web resized', 'All done with web'])
  })

  it('does not announce failures that the page shows', async () => {
    const { start, resize, pass, states, toasts } = await machine(['POST /vm/stop'])
    const id = start(resize())
    const leave = claimFailures(id, 'steps')
    await pass(0)
    leave()
    expect(states(id)).toEqual(['failed', 'waiting', 'waiting'])
    expect(toasts()).toEqual([])
  })

  it('reports the failure of its first step to its caller', async () => {
    const { start, planned } = await machine(['POST /vm/stop'])
    vi.useRealTimers()
    await expect(answerOf(start([planned('stop')]))).rejects.toMatchObject({ message: 'Not today' })
    const answered = await answerOf(start([planned('start')]))
    expect(answered.steps[0]?.state).not.toBe('sent')
  })

  it('gives up what takes too long, and what is gone', async () => {
    const late = await machine()
    late.record.obeys = false
    const first = late.start([late.planned('stop'), late.planned('start', { after: 0 })])
    await late.pass(0)
    await late.pass(120 * 1.5 + 61)
    expect(late.states(first)).toEqual(['failed', 'waiting'])
    expect(jobOf(first)?.steps[0]?.failure).toMatchObject({ message: 'It took too long' })
    const gone = await machine()
    gone.record.obeys = false
    const second = gone.start([gone.planned('stop'), gone.planned('start', { after: 0 })])
    await gone.pass(0)
    gone.record.gone = true
    await gone.pass(10)
    expect(gone.states(second)).toEqual(['failed', 'waiting'])
    expect(gone.sent).toEqual(['POST /vm/stop'])
  })

  it('of one step whose state does not come is late, and has not failed', async () => {
    const { start, planned, record, pass, states, toasts } = await machine()
    record.obeys = false
    const id = start([planned('stop')])
    await pass(0)
    expect(states(id)).toEqual(['accepted'])
    await pass(120 * 1.5 + 61)
    expect(states(id)).toEqual(['late'])
    expect(toasts()).not.toContain('Error: It took too long')
  })

  it('sends nothing more once it is stopped', async () => {
    const { platform, start, resize, record, sent, pass, states } = await machine()
    record.obeys = false
    const id = start(resize())
    await pass(0)
    stopJob(platform, id)
    record.status = 'stopped'
    await pass(10)
    expect(sent).toEqual(['POST /vm/stop'])
    expect(states(id)).toEqual(['done', 'dropped', 'dropped'])
    expect(jobOf(id)?.left).toBe('cancelled')
  })

  it('that was cancelled is finished by a press: what was left out is sent, and nothing twice', async () => {
    const { platform, start, resize, sent, pass, states } = await machine()
    const id = start(resize())
    stopJob(platform, id)
    await pass(0)
    retryJob(platform, id)
    await pass(0)
    await pass(0)
    expect(sent).toEqual(['POST /vm/stop', 'PATCH /vm', 'POST /vm/start'])
    expect(states(id)).toEqual(['done', 'done', 'done'])
    expect(jobOf(id)?.left).toBeUndefined()
  })

  it('sends nothing under a new session', async () => {
    const { platform, start, resize, record, sent, pass } = await machine()
    record.obeys = false
    start(resize())
    await pass(0)
    platform.session.signIn('demo-delegate')
    record.status = 'stopped'
    await pass(10)
    expect(sent).toEqual(['POST /vm/stop'])
  })

  it('has the browser ask before its page is left while something is to be sent, and not for a state to come', async () => {
    const { start, planned, resize, record, pass } = await machine()
    record.obeys = false
    start(resize())
    await pass(0)
    expect(asks()).toBe(true)
    record.status = 'stopped'
    record.obeys = true
    await pass(10)
    await pass(10)
    expect(asks()).toBe(false)
    record.obeys = false
    start([planned('stop')])
    await pass(0)
    expect(asks()).toBe(false)
  })
})

describe('a creation', () => {
  const creation = {
    record: { type: 'virtual_machine', key: '', name: '' },
    label: 'Create machine',
    typed: {},
    after: null,
    target: { resource, action: null, subject: subject({}) },
  }
  const made = (platform: Awaited<ReturnType<typeof machine>>) => ({
    record: { type: 'virtual_machine', key: 'tll/vm-1', name: 'web' },
    target: { resource, action: null, subject: platform.named.subject },
    page: '/compute/vm/tll/vm-1',
    steps: [platform.planned('start'), platform.planned('addDisk', { typed: { size_gb: 20 } })],
  })

  it('is followed by what its record needs, as soon as that can be done', async () => {
    const world = await machine([], 'creating')
    const id = startJob(world.platform, {
      title: 'Create machine',
      steps: [creation],
      make: async () => made(world),
      onMissed: () => undefined,
    })
    await world.pass(1)
    expect(world.states(id)).toEqual(['accepted', 'waiting', 'waiting'])
    expect(jobOf(id)).toMatchObject({ page: '/compute/vm/tll/vm-1' })
    world.record.status = 'stopped'
    await world.pass(1)
    await world.pass(1)
    expect(world.sent).toEqual(['POST /vm/start', 'POST /vm/storage'])
  })

  it('that fails is shown by its form, or by a toast if the form is closed', async () => {
    const { platform, pass } = await machine()
    const missed: unknown[] = []
    const failure = new Error('Not today')
    const begin = () =>
      startJob(platform, {
        title: 'Create machine',
        steps: [creation],
        make: () => Promise.reject(failure),
        onMissed: (error) => missed.push(error),
      })
    const leave = claimFailures(begin(), 'creation')
    await pass(0)
    expect(missed).toEqual([])
    leave()
    begin()
    await pass(0)
    expect(missed).toEqual([failure])
  })
})

describe('a job that a reload has interrupted', () => {
  const target = (id: string) => ({
    resource,
    action: resource.actions[id] ?? null,
    // A stored job keeps the identity of the record alone.
    subject: subject({ record: { uuid: 'vm-1' }, location: 'tll' }),
  })

  it('goes on where it stood, without doing again what was accepted', async () => {
    const world = await machine([], 'stopping')
    const [first, second] = chain('accepted', 'waiting')
    if (!first || !second) throw new Error('There are two steps')
    const expected = { state: 'stopped', seconds: 120 }
    const { epoch } = world.platform.client.identity()
    const kept = job(
      [
        { ...first, expected },
        { ...second, action: 'start' },
      ],
      { epoch, resumed: true },
    )
    adoptJob(world.platform, kept, { targets: [target('stop'), target('start')] })
    await world.pass(1)
    expect(world.sent).toEqual([])
    world.record.status = 'stopped'
    await world.pass(1)
    expect(world.sent).toEqual(['POST /vm/start'])
  })

  it('looks before it sends again what may have been done', async () => {
    const done = await machine([], 'stopping')
    const { connectionFailure } = await import('../../../../src/api/errors')
    const { epoch } = done.platform.client.identity()
    const failure = connectionFailure(undefined)
    const unsure = () =>
      job([step('waiting', { failure, expected: { state: 'stopped', seconds: 120 } })], {
        epoch,
        resumed: true,
      })
    adoptJob(done.platform, unsure(), { targets: [target('stop')] })
    await done.pass(1)
    expect(done.sent).toEqual([])
    const open = await machine([], 'running')
    adoptJob(open.platform, { ...unsure(), id: 'job-2' }, { targets: [target('stop')] })
    await open.pass(1)
    expect(open.sent).toEqual(['POST /vm/stop'])
  })

  it('fails where its record cannot be found any more', async () => {
    const { platform, pass, states } = await machine()
    const { epoch } = platform.client.identity()
    adoptJob(platform, job(chain('waiting'), { epoch, resumed: true }), { targets: [undefined] })
    await pass(0)
    expect(states('job-1')).toEqual(['failed'])
  })
})
