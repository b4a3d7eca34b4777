// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest'
import { doAction } from '../../../../src/engine/jobs/start-action'
import { doNow } from '../../../../src/engine/jobs/do-now'
import { jobs } from '../../../../src/engine/jobs/jobs'
import { resource as invitation } from '../../../../src/generated/resources/access-impersonation'
import { resource as disk } from '../../../../src/generated/resources/disk'
import { resource as virtualMachine } from '../../../../src/generated/resources/virtual-machine'
import type { CompiledResource } from '../../../../src/manifest/compiled'
import { subject } from '../../manifest/support'
import { stand } from '../../platform/stand'

afterEach(() => jobs.set([]))

/** Runs an action on a platform that answers writes in turn; an error breaks the connection. */
async function run(resource: CompiledResource, id: string, answers: readonly (Response | Error)[]) {
  const record = { uuid: 'x-1', name: 'x', status: 'running' }
  const keys: (string | null)[] = []
  const { platform } = await stand(
    async (request) => {
      if (request.method === 'GET') return Response.json([record])
      const answer = answers[keys.length]
      keys.push(request.headers.get('idempotency-key'))
      if (answer instanceof Error) throw answer
      return answer?.clone() ?? Response.json({})
    },
    { types: [resource.type] },
  )
  const action = resource.actions[id]
  if (!action) throw new Error(`There is no action ${id}`)
  const about = subject({ record, location: 'tll' })
  const row = { key: 'tll/x-1', id: 'x-1', record, location: 'tll', odd: undefined }
  const target = { row, subject: about, name: 'x' }
  const done = await doNow(platform, { resource, action, target })
  const said = () => {
    const [toast] = platform.toasts.snapshot()
    return { tone: toast?.tone, text: toast?.text ?? '', buttons: toast?.actions ?? [] }
  }
  const retry = async (): Promise<void> => {
    const [button] = said().buttons
    const before = keys.length
    button?.onPress()
    await expect.poll(() => keys.length).toBe(before + 1)
    await expect.poll(() => said().tone).toBe('success')
  }
  const labels = (): string[] => said().buttons.map(({ label }) => label)
  return { done, keys, said, labels, retry, platform, action, target }
}

const lost = new TypeError('Failed to fetch')
const refusal = Response.json({ errors: { Error: 'Not today' } }, { status: 500 })

describe('an action that failed', () => {
  it('can be tried again when it was refused, whatever it is', async () => {
    const made = await run(disk, 'detach', [refusal])
    expect(made).toMatchObject({ done: false })
    expect(made.labels()).toEqual(['Retry'])
  })

  it('is said in words of its own before the name, once where the platform says the same', async () => {
    const own = await run(invitation, 'accept', [refusal])
    expect(own.said().text).toBe('Failed to accept invitation: x')
    const same = Response.json({ errors: { Error: 'Failed to accept invitation' } }, { status: 500 })
    expect((await run(invitation, 'accept', [same])).said().text).toBe('x')
    expect((await run(disk, 'detach', [refusal])).said().text).toBe('x')
  })

  it('is not offered again when it may have been done and must not be done twice', async () => {
    const made = await run(disk, 'detach', [lost])
    expect(made).toMatchObject({ done: false, keys: [null] })
    expect(made.said().text).toContain('It may have been done all the same.')
    expect(made.labels()).toEqual([])
  })

  it('is tried again under the same key when its call takes one', async () => {
    const made = await run(virtualMachine, 'snapshot', [lost])
    expect(made.said().text).toContain('It may have been done all the same.')
    expect(made.labels()).toEqual(['Retry'])
    await made.retry()
    expect(made.keys[0]).toMatch(/^[0-9a-f]{32}$/)
    expect(made.keys).toEqual([made.keys[0], made.keys[0]])
  })

  it('is tried again under a new key when it was refused', async () => {
    const made = await run(virtualMachine, 'snapshot', [refusal])
    await made.retry()
    expect(new Set(made.keys).size).toBe(2)
  })

  it('is retried after a read of the record if that shows whether it was done', async () => {
    const made = await run(virtualMachine, 'stop', [lost])
    expect(made.labels()).toEqual(['Retry'])
    await made.retry()
    expect(made.keys).toEqual([null, null])
  })
})

describe('an action that was done', () => {
  it('is said by the name of its record', async () => {
    const made = await run(disk, 'detach', [])
    expect(made.done).toBe(true)
    expect(made.said()).toMatchObject({ tone: 'success', buttons: [] })
    expect(made.platform.toasts.snapshot()[0]?.title).toBe('x detached')
  })
})

describe('one press', () => {
  it('is one call, however often it is pressed', async () => {
    const made = await run(virtualMachine, 'snapshot', [])
    const again = { resource: virtualMachine, action: made.action, target: made.target }
    const results = await Promise.all([doNow(made.platform, again), doNow(made.platform, again)])
    expect(results).toEqual([true, true])
    expect(made.keys).toHaveLength(2)
  })
})

describe('an action of a dialog', () => {
  it('throws how it failed, and no message says it besides', async () => {
    const made = await run(disk, 'detach', [])
    made.platform.toasts.clear()
    const broken = await run(disk, 'detach', [refusal, refusal])
    broken.platform.toasts.clear()
    const doing = { resource: disk, action: broken.action, target: broken.target, done: 'x detached' }
    await expect(doAction(broken.platform, doing)).rejects.toMatchObject({ message: 'Not today' })
    expect(broken.platform.toasts.snapshot()).toEqual([])
    await doAction(made.platform, { ...doing, target: made.target })
    expect(made.platform.toasts.snapshot()[0]?.title).toBe('x detached')
  })
})
