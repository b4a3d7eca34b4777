// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { expectations } from '../../../../src/engine/jobs/expectations'
import { planOf, plans, setPlan, showPlan, type Plan } from '../../../../src/engine/jobs/plan'
import { runPlan, startPlan, type PlanTarget } from '../../../../src/engine/jobs/run-plan'
import { resource } from '../../../../src/generated/resources/virtual-machine'
import { subject } from '../../manifest/support'
import { stand } from '../../platform/stand'

const rowKey = 'tll/vm-1'
const steps = [
  { action: 'stop', label: 'Stop', typed: {} },
  { action: 'resize', label: 'Resize', typed: { vcpu: 8 } },
  { action: 'start', label: 'Start', typed: {} },
]
const calls: Record<string, string> = { '/vm/stop': 'stopped', '/vm/start': 'running' }

/** A platform with one machine, which does at once what it is told; `refuses` are calls it refuses, each once. */
async function machine(refuses: string[] = [], status = 'running') {
  let time = 0
  const record = { uuid: 'vm-1', name: 'web', status, billing_account: 1, storage: [], gone: false }
  const sent: string[] = []
  const made = await stand(
    async (request) => {
      const path = new URL(request.url).pathname.replace('/v1/tll/user-resource', '')
      const json = (body: unknown, code = 200): Response =>
        new Response(JSON.stringify(body), { status: code, headers: { 'content-type': 'application/json' } })
      if (request.method === 'GET') return json(record.gone ? [] : [record])
      const name = `${request.method} ${path}`
      sent.push(name)
      if (refuses.includes(name)) {
        refuses.splice(refuses.indexOf(name), 1)
        return json({ errors: { Error: 'Not today' } }, 500)
      }
      record.status = calls[path] ?? record.status
      return json(record)
    },
    { types: ['virtual_machine'], now: () => time },
  )
  const said = vi.spyOn(made.platform.toasts, 'add')
  const target: PlanTarget = { resource, rowKey, subject: subject({ record, location: 'tll' }) }
  const { epoch } = made.platform.client.identity()
  return {
    ...made,
    ...{ record, sent, target },
    plan: (): Plan | undefined => planOf(plans.get(), resource.type, rowKey, epoch),
    /** Lets some looks at the record pass. */
    pass: async (seconds: number): Promise<void> => {
      time += seconds * 1000
      await vi.advanceTimersByTimeAsync(3000)
    },
    toasts: () => said.mock.calls.map(([{ title }]) => title),
  }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  plans.set(new Map())
  expectations.set(new Map())
})

describe('a plan', () => {
  it('does its steps in their order, each when it can be done, and says so at the end', async () => {
    const { platform, target, sent, pass, plan, toasts } = await machine()
    startPlan(platform, target, { name: 'web', steps })
    expect(plan()).toMatchObject({ done: 0, steps })
    await pass(0)
    await pass(0)
    expect(sent).toEqual(['POST /vm/stop', 'PATCH /vm', 'POST /vm/start'])
    expect(plan()).toBeUndefined()
    expect(toasts()).toEqual(['All done with web'])
  })

  it('waits for what cannot be done yet', async () => {
    const { platform, target, record, sent, pass, plan } = await machine([], 'creating')
    startPlan(platform, target, {
      name: 'web',
      steps: [{ action: 'addDisk', label: 'x', typed: { size_gb: 20 } }],
    })
    await pass(10)
    await pass(10)
    expect(sent).toEqual([])
    expect(plan()).toMatchObject({ done: 0 })
    record.status = 'running'
    await pass(10)
    expect(sent).toEqual(['POST /vm/storage'])
  })

  it('stops at the first failure, does nothing after it, and goes on from there when asked', async () => {
    const { platform, target, sent, pass, plan, toasts } = await machine(['PATCH /vm'])
    startPlan(platform, target, { name: 'web', steps })
    await pass(0)
    await pass(0)
    expect(sent).toEqual(['POST /vm/stop', 'PATCH /vm'])
    expect(plan()).toMatchObject({ done: 1, failure: { message: 'Not today' } })
    expect(toasts()).toEqual(['Error: Not today'])
    await pass(0)
    void runPlan(platform, target)
    expect(plan()).not.toHaveProperty('failure')
    await pass(0)
    await pass(0)
    expect(sent).toEqual(['POST /vm/stop', 'PATCH /vm', 'PATCH /vm', 'POST /vm/start'])
  })

  it('says in the page and not again what is in view there', async () => {
    const { platform, target, pass, plan, toasts } = await machine(['POST /vm/stop'])
    const hide = showPlan(resource.type, rowKey)
    startPlan(platform, target, { name: 'web', steps })
    await pass(0)
    hide()
    expect(plan()?.failure).toBeDefined()
    expect(toasts()).toEqual([])
  })

  it('goes on after a reload where it stood, without doing again what was begun', async () => {
    const { platform, target, record, sent, pass, plan } = await machine([], 'stopping')
    const { epoch } = platform.client.identity()
    setPlan(resource.type, rowKey, {
      name: 'web',
      steps,
      done: 0,
      sent: 0,
      begun: 0,
      epoch,
      interrupted: true,
    })
    await pass(1)
    expect(sent).toEqual([])
    void runPlan(platform, target)
    await pass(1)
    expect(plan()).not.toHaveProperty('interrupted')
    expect(sent).toEqual([])
    record.status = 'stopped'
    await pass(1)
    await pass(1)
    expect(sent).toEqual(['PATCH /vm', 'POST /vm/start'])
    expect(plan()).toBeUndefined()
  })

  it('does not begin a step again whose state has come, though nobody knows who made it', async () => {
    const { platform, target, sent, pass } = await machine([], 'stopped')
    const { epoch } = platform.client.identity()
    setPlan(resource.type, rowKey, { name: 'web', steps, done: 0, sent: 0, epoch, interrupted: true })
    void runPlan(platform, target)
    await pass(1)
    await pass(1)
    expect(sent).toEqual(['PATCH /vm', 'POST /vm/start'])
  })

  it('gives up what takes too long, or is gone', async () => {
    const slow = await machine([], 'creating')
    startPlan(slow.platform, slow.target, { name: 'web', steps })
    await slow.pass(301)
    expect(slow.plan()).toMatchObject({ done: 0, failure: { message: 'It took too long' } })
    setPlan(resource.type, rowKey, undefined)
    const gone = await machine([], 'creating')
    gone.record.gone = true
    startPlan(gone.platform, gone.target, { name: 'web', steps })
    await gone.pass(1)
    expect(gone.plan()).toMatchObject({ done: 0 })
    expect(gone.plan()?.failure).toBeDefined()
    expect([...slow.sent, ...gone.sent]).toEqual([])
  })

  it('waits for a state as long as that takes and a minute more, and no longer', async () => {
    const { platform, target, record, sent, pass, plan } = await machine([], 'stopping')
    const { stop } = resource.actions
    const seconds = stop?.expect?.seconds ?? 0
    expect(seconds).toBeGreaterThan(60)
    setPlan(resource.type, rowKey, {
      ...{ name: 'web', steps: steps.slice(0, 1), done: 0, sent: 0, begun: 0 },
      ...{ epoch: platform.client.identity().epoch, interrupted: true },
    })
    void runPlan(platform, target)
    await pass(seconds + 59)
    expect(plan()).not.toHaveProperty('failure')
    await pass(2)
    expect(plan()).toMatchObject({ failure: { message: 'It took too long' } })
    expect([record.status, sent]).toEqual(['stopping', []])
  })

  it('does not send again what was begun, though the record looks as it did before', async () => {
    const { platform, target, record, sent, pass, plan } = await machine([], 'running')
    setPlan(resource.type, rowKey, {
      ...{ name: 'web', steps: steps.slice(0, 1), done: 0, sent: 0, begun: 0 },
      ...{ epoch: platform.client.identity().epoch, interrupted: true },
    })
    void runPlan(platform, target)
    await pass(1)
    await pass(1)
    expect(sent).toEqual([])
    record.status = 'stopped'
    await pass(1)
    expect(plan()).toBeUndefined()
  })

  it('does after a reload the step that had not been begun', async () => {
    const { platform, target, sent, pass, plan } = await machine()
    setPlan(resource.type, rowKey, {
      ...{ name: 'web', steps: steps.slice(0, 1), done: 0 },
      ...{ epoch: platform.client.identity().epoch, interrupted: true },
    })
    void runPlan(platform, target)
    await pass(1)
    expect(sent).toEqual(['POST /vm/stop'])
    expect(plan()).toBeUndefined()
  })

  it('does no more once it is called off', async () => {
    const { platform, target, record, sent, pass, toasts } = await machine([], 'creating')
    startPlan(platform, target, { name: 'web', steps })
    await pass(1)
    setPlan(resource.type, rowKey, undefined)
    record.status = 'running'
    await pass(1)
    await pass(1)
    expect(sent).toEqual([])
    expect(toasts()).toEqual([])
  })

  it('of nothing is none', async () => {
    const { platform, target, plan } = await machine()
    startPlan(platform, target, { name: 'web', steps: [] })
    expect(plan()).toBeUndefined()
    await runPlan(platform, target)
  })

  it('keeps the page from being closed unasked while it runs', async () => {
    const { platform, target, pass } = await machine()
    const asks = (): boolean => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
    expect(asks()).toBe(false)
    startPlan(platform, target, { name: 'web', steps })
    expect(asks()).toBe(true)
    await pass(0)
    await pass(0)
    expect(asks()).toBe(false)
  })
})
